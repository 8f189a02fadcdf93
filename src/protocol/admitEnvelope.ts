// The door for a recorded envelope. Its checks have one order (ADM-11): shape, kind, version, payload, cross-field rules.
import { copyJson, type JsonCopy } from '../json/copyJson'
import { getOwn, type JsonValue } from '../json/jsonValue'
import { type Admitted, admitBranch, surfaceIdOf } from './admitBranch'
import { explain } from './explain'
import type { Envelope } from './generated/types'
import { validateEnvelope } from './generated/validators'
import { quote } from './quote'
import type { Refusal } from './refusal'
import { refuse } from './refuse'
import type { Fault } from './fault'
import { explainVersion, wireVersion } from './wireVersion'

/** The only kind of envelope that this library renders. */
export const SURFACE_KIND = 'ui.a2ui-surface'

/** An envelope that may be folded, with what the fold needs to know about it. All of it is a copy. */
export type AdmittedEnvelope = Admitted & {
  readonly envelope: Envelope
  /** Which surface it is for: the payload's `surfaceId` in version 2, the `envelopeId` in version 1. */
  readonly surfaceKey: string
  /** Whether `meta.contentTrust` says `untrusted` (TRUST-1). */
  readonly untrusted: boolean
  /** Whether more is to come (PART-1). */
  readonly partial: boolean
}

/**
 * Judges a recorded envelope, whatever value is given for one. Never throws and never changes its input.
 *
 * @returns The admitted envelope, or a refusal with `invalid_envelope_shape`, `unknown_envelope_kind`,
 * `unknown_schema_version` or `envelope_invalid`. Errors of the shape, the kind and the `schemaVersion` point into the
 * envelope; all others point into its payload. `surfaceKey` is there when the envelope is a surface's, its version is known and
 * what it takes the key from is well-formed.
 */
export function admitEnvelope(envelope: unknown): AdmittedEnvelope | Refusal {
  const copy = copyJson(envelope)
  const head = copy.ok ? copy : copyWithoutPayload(envelope, copy)
  if (!head.ok) return refuse('invalid_envelope_shape', [head], envelope)

  const value: unknown = head.value
  if (!validateEnvelope(value)) {
    const faults = validateEnvelope.errors ?? []
    const errors = explain(faults, head.value, 'envelope')
    return refuse('invalid_envelope_shape', errors, envelope, keyOf(head.value, faults))
  }
  if (value.type !== SURFACE_KIND) {
    const message = `Unknown kind of envelope ${quote(value.type)}: this library renders ${quote(SURFACE_KIND)}.`
    return refuse('unknown_envelope_kind', [{ path: '/type', message }], envelope)
  }
  const version = wireVersion(value.schemaVersion)
  if (version === undefined) {
    const error = { path: '/schemaVersion', message: explainVersion(value.schemaVersion) }
    return refuse('unknown_schema_version', [error], envelope)
  }
  const { envelopeId, payload, meta, partial } = value
  if (!copy.ok) {
    const error = { path: copy.path.slice(PAYLOAD.length), message: copy.message }
    return refuse('envelope_invalid', [error], envelope, version === 1 ? envelopeId : undefined)
  }
  const admitted = admitBranch(payload, version, envelope, envelopeId)
  if (!admitted.ok) return admitted
  return {
    ...admitted,
    envelope: value,
    surfaceKey: admitted.version === 1 ? envelopeId : admitted.payload.surfaceId,
    untrusted: meta.contentTrust === 'untrusted',
    partial: typeof partial === 'object' ? partial.isPartial : partial === true,
  }
}

const PAYLOAD = '/payload'

/** A payload that is no JSON leaves the rest of the envelope to be judged first (ADM-11), with `null` in its place. */
function copyWithoutPayload(envelope: unknown, failure: JsonCopy & { readonly ok: false }): JsonCopy {
  const isInPayload = failure.path === PAYLOAD || failure.path.startsWith(`${PAYLOAD}/`)
  if (!isInPayload || typeof envelope !== 'object' || envelope === null) return failure
  try {
    const members = Object.keys(envelope).map((key): [string, unknown] => [
      key,
      key === 'payload' ? null : Reflect.get(envelope, key),
    ])
    return copyJson(Object.fromEntries(members))
  } catch {
    return failure
  }
}

/** The key of an envelope whose shape is broken elsewhere. */
function keyOf(envelope: JsonValue, faults: readonly Fault[]): string | undefined {
  if (getOwn(envelope, 'type') !== SURFACE_KIND) return undefined
  const version = wireVersion(getOwn(envelope, 'schemaVersion'))
  if (version === 2) return surfaceIdOf(getOwn(envelope, 'payload'))
  if (version === undefined || faults.some(({ pointer }) => pointer[0] === 'envelopeId')) return undefined
  const envelopeId = getOwn(envelope, 'envelopeId')
  return typeof envelopeId === 'string' ? envelopeId : undefined
}
