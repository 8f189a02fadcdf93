// Judges a copied payload by the branch of its version, and by nothing else (ADM-2…5). The rules no schema can say are here.
import { getOwn, isJsonObject, type JsonValue } from '../json/jsonValue'
import { abridge, explain, type Explanation } from './explain'
import type { Message, PayloadV1, PayloadV2 } from './generated/types'
import { validatePayloadV1, validatePayloadV2, validateSurfaceId } from './generated/validators'
import { quote, quoteAll } from './quote'
import type { Refusal } from './refusal'
import { refuse } from './refuse'
import type { WireVersion } from './wireVersion'

/** A payload that may be folded. It is a copy, so that nothing the sender does later can reach it. */
export type Admitted =
  | { readonly ok: true; readonly version: 1; readonly payload: PayloadV1 }
  | { readonly ok: true; readonly version: 2; readonly payload: PayloadV2 }

const CATALOG_VERSIONS: readonly string[] = ['0.9.1'] satisfies PayloadV1['catalogVersion'][]

/** `payload` is the copy that is judged and returned; `keyV1` is what errors call a version 1 surface by. */
export function admitBranch(
  payload: JsonValue,
  version: WireVersion,
  received: unknown,
  keyV1?: string,
): Admitted | Refusal {
  return version === 1 ? admitV1(payload, received, keyV1) : admitV2(payload, received)
}

/** The key that a version 2 payload names, if it is one. */
export function surfaceIdOf(payload: JsonValue | undefined): string | undefined {
  const surfaceId = getOwn(payload, 'surfaceId')
  return validateSurfaceId(surfaceId) ? surfaceId : undefined
}

function admitV1(payload: JsonValue, received: unknown, surfaceKey: string | undefined): Admitted | Refusal {
  const catalogVersion = getOwn(payload, 'catalogVersion')
  if (typeof catalogVersion === 'string' && !CATALOG_VERSIONS.includes(catalogVersion)) {
    const message = `Unknown catalogVersion ${quote(catalogVersion)}: this library knows ${quoteAll(CATALOG_VERSIONS)}.`
    return refuse('unknown_schema_version', [{ path: '/catalogVersion', message }], received, surfaceKey)
  }
  const value: unknown = payload
  if (validatePayloadV1(value)) return { ok: true, version: 1, payload: value }
  const errors = explain(validatePayloadV1.errors ?? [], payload, 'payload')
  const isV2 = getOwn(payload, 'version') !== undefined && Array.isArray(getOwn(payload, 'messages'))
  return refuse('envelope_invalid', isV2 ? [otherVersion(2), ...errors] : errors, received, surfaceKey)
}

function admitV2(payload: JsonValue, received: unknown): Admitted | Refusal {
  const value: unknown = payload
  if (!validatePayloadV2(value)) {
    const errors = explain(validatePayloadV2.errors ?? [], payload, 'payload')
    const isV1 = getOwn(payload, 'catalogVersion') !== undefined && isJsonObject(getOwn(payload, 'surface'))
    return refuse('envelope_invalid', isV1 ? [otherVersion(1), ...errors] : errors, received, surfaceIdOf(payload))
  }
  const strays = value.messages.flatMap((message, index) => explainStray(message, index, value.surfaceId))
  if (strays.length > 0) return refuse('envelope_invalid', abridge(strays), received, value.surfaceId)
  return { ok: true, version: 2, payload: value }
}

/** Said first: what follows from the wrong branch helps nobody who only left the version out. */
function otherVersion(version: WireVersion): Explanation {
  const number = String(version)
  return { path: '', message: `This looks like a payload of version ${number}: it needs schemaVersion ${number}.` }
}

/** ADM-5. That a `createSurface.catalogId` equals the payload's needs no rule: the schema pins both to one value. */
function explainStray(message: Message, index: number, surfaceId: string): readonly Explanation[] {
  const [key, body] = bodyOf(message)
  if (body.surfaceId === surfaceId) return []
  const sentence = `The message is for surface ${quote(body.surfaceId)}, the payload for ${quote(surfaceId)}.`
  return [{ path: `/messages/${String(index)}/${key}/surfaceId`, message: sentence }]
}

function bodyOf(message: Message): readonly [key: string, body: { readonly surfaceId: string }] {
  if ('createSurface' in message) return ['createSurface', message.createSurface]
  if ('updateComponents' in message) return ['updateComponents', message.updateComponents]
  if ('updateDataModel' in message) return ['updateDataModel', message.updateDataModel]
  return ['deleteSurface', message.deleteSurface]
}
