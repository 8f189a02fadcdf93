// One operation of a JSON Patch (RFC 6902), on a document that is the caller's to change. Pointers are taken strictly: `-1`, `01` and
// names that objects inherit are no members.
import { type Edit, INDEX } from '../json/edit'
import { getOwn, type JsonValue, setOwn } from '../json/jsonValue'
import { formatPointer, parsePointer } from '../json/pointer'
import type { PatchOperation } from '../protocol/generated/types'
import { quote } from '../protocol/quote'

/** A place in a document; without a parent, all of it. */
interface Place {
  readonly ok: true
  readonly parent?: JsonValue[] | Record<string, JsonValue>
  readonly token: string
  /** What is there; `undefined` for a new member. */
  readonly value: JsonValue | undefined
}

interface Failure {
  readonly ok: false
  readonly message: string
}

/** Changes `document`, and gives what it has become. After a failure it may be changed in part. */
export function applyOperation(document: JsonValue, { op, path, from, value }: PatchOperation): Edit {
  if (op === 'move' || op === 'copy') {
    if (from === undefined) return fail('"from" is missing.')
    const source = find(document, from, false)
    if (!source.ok) return source
    if (op === 'copy') return add(document, path, structuredClone(source.value))
    if (path.startsWith(`${from}/`)) return fail('a value cannot be moved into itself.')
    // §4.4: a removal, and then an addition to what that left.
    return add(remove(document, source), path, source.value)
  }
  if (op !== 'remove' && value === undefined) return fail('"value" is missing.')
  // The operation stays its sender's: the document gets a value of its own.
  const own = structuredClone(value) as JsonValue
  if (op === 'add') return add(document, path, own)
  const place = find(document, path, false)
  if (!place.ok) return place
  if (op === 'remove') return { ok: true, value: remove(document, place) }
  if (place.parent === undefined) return { ok: true, value: own }
  setOwn(place.parent as Record<string, JsonValue>, place.token, own)
  return { ok: true, value: document }
}

function add(document: JsonValue, path: string, value: JsonValue | undefined): Edit {
  const place = find(document, path, true)
  if (!place.ok) return place
  const { parent, token } = place
  if (parent === undefined) return { ok: true, value }
  if (Array.isArray(parent)) parent.splice(token === '-' ? parent.length : Number(token), 0, value ?? null)
  else setOwn(parent, token, value ?? null)
  return { ok: true, value: document }
}

function remove(document: JsonValue, { parent, token }: Place): JsonValue {
  if (parent === undefined) return null
  if (Array.isArray(parent)) parent.splice(Number(token), 1)
  else Reflect.deleteProperty(parent, token)
  return document
}

/** The place that a pointer names; where `adds`, its last token may name a new member or the end of a list. */
function find(document: JsonValue, text: string, adds: boolean): Place | Failure {
  const pointer = parsePointer(text)
  if (pointer === undefined || /~(?![01])/.test(text)) return fail(`${quote(text)} is not a JSON Pointer.`)
  let place: Place = { ok: true, token: '', value: document }
  for (const [depth, token] of pointer.entries()) {
    const at = quote(formatPointer(pointer.slice(0, depth + 1)))
    const { value } = place
    if (typeof value !== 'object' || value === null) return fail(`${at} lies below a value that has no members.`)
    const isList = Array.isArray(value)
    const isEnd = isList && (token === '-' || token === String(value.length))
    const isNew = adds && depth === pointer.length - 1 && (isEnd || !isList)
    if (isList && !isNew && !INDEX.test(token)) return fail(`${quote(token)} is not an array index.`)
    if (!isNew && !Object.hasOwn(value, token)) return fail(`${at} does not exist.`)
    place = { ok: true, parent: value as Place['parent'] & object, token, value: getOwn(value, token) }
  }
  return place
}

function fail(message: string): Failure {
  return { ok: false, message }
}
