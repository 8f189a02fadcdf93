// One received document in a few words. It may be anything at all, so it is looked at as a copy only (ADM-10).
import { toText } from '../catalog/coerce'
import { copyJson } from '../json/copyJson'
import { isJsonObject, type JsonValue } from '../json/jsonValue'

export interface Described {
  /** What it is: an envelope of some version, a delta frame, or neither. */
  readonly title: string
  /** What it brings, one entry a message or operation. */
  readonly parts: readonly string[]
  /** What its circumstances say: `untrusted`, `partial`. */
  readonly marks: readonly string[]
}

/** Most messages or operations that are listed. */
const MAX_PARTS = 20

export function describeDocument(received: unknown): Described {
  const copy = copyJson(received)
  const document = copy.ok ? copy.value : undefined
  if (!isJsonObject(document)) return { title: 'No envelope', parts: [], marks: [] }
  if (Array.isArray(document['patch'])) {
    return { title: 'Delta frame', parts: partsOf(document['patch'], operation), marks: [] }
  }
  const { payload, meta, partial, schemaVersion } = document
  const marks = [
    ...(member(meta, 'contentTrust') === 'untrusted' ? ['untrusted'] : []),
    ...(partial === true || member(partial, 'isPartial') === true ? ['partial'] : []),
  ]
  const version = typeof schemaVersion === 'number' ? ` of version ${String(schemaVersion || 1)}` : ''
  const title = 'payload' in document ? `Envelope${version}` : 'No envelope'
  const messages = member(payload, 'messages')
  const components = member(member(payload, 'surface'), 'components')
  if (Array.isArray(messages)) return { title, parts: partsOf(messages, message), marks }
  return { title, parts: Array.isArray(components) ? [`surface: ${count(components, 'component')}`] : [], marks }
}

function partsOf(entries: readonly JsonValue[], describe: (entry: JsonValue) => string): string[] {
  const more = entries.length - MAX_PARTS
  return [...entries.slice(0, MAX_PARTS).map(describe), ...(more > 0 ? [`and ${String(more)} more`] : [])]
}

function message(entry: JsonValue): string {
  const name = isJsonObject(entry) ? Object.keys(entry).find((key) => key !== 'version') : undefined
  if (name === undefined) return 'no message'
  const components = member(member(entry, name), 'components')
  const path = member(member(entry, name), 'path')
  if (Array.isArray(components)) return `${name}: ${count(components, 'component')}`
  return typeof path === 'string' ? `${name}: ${path}` : name
}

function operation(entry: JsonValue): string {
  return `${toText(member(entry, 'op'))} ${toText(member(entry, 'path'))}`
}

function count({ length }: readonly JsonValue[], thing: string): string {
  return `${String(length)} ${thing}${length === 1 ? '' : 's'}`
}

function member(value: JsonValue | undefined, name: string): JsonValue | undefined {
  return isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
}
