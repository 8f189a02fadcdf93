// The door for a payload alone. Any value goes in; an admitted copy or a refusal comes out, and never an exception (ADM-10).
import { copyJson } from '../json/copyJson'
import { type Admitted, admitBranch } from './admitBranch'
import type { Refusal } from './refusal'
import { refuse } from './refuse'
import { explainVersion, wireVersion } from './wireVersion'

/**
 * Judges the payload of a `ui.a2ui-surface` envelope.
 *
 * @param payload Any value. It is copied first; what is judged and returned is the copy, and the original is never changed.
 * @param schemaVersion `undefined`, 0 and 1 mean version 1, and 2 means version 2; anything else is refused (ADM-1).
 * @returns The admitted payload, or a refusal with `unknown_schema_version` (ADM-1, ADM-3) or `envelope_invalid` (ADM-2, ADM-4,
 * ADM-5, or no JSON at all). The paths of its errors point into the payload (ADM-8). Its `surfaceKey` is the payload's
 * `surfaceId` in version 2 where that is well-formed; a version 1 payload does not name its surface.
 */
export function admitPayload(payload: unknown, schemaVersion?: unknown): Admitted | Refusal {
  const version = wireVersion(schemaVersion)
  if (version === undefined) {
    return refuse('unknown_schema_version', [{ path: '', message: explainVersion(schemaVersion) }], payload)
  }
  const copy = copyJson(payload)
  return copy.ok ? admitBranch(copy.value, version, payload) : refuse('envelope_invalid', [copy], payload)
}
