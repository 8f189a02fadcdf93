// Reads and immutable edits by pointer (DATA-2, DATA-3). An edit copies the containers along its path and shares all else,
// so that what did not change keeps its identity and nothing bound to it renders again.
import { getOwn, isJsonObject, type JsonArray, type JsonObject, type JsonValue, setOwn } from './jsonValue'
import type { Pointer } from './pointer'

/** Highest array index that can be written, and most places that one write can pad: a guard against sparse arrays (FOLD-8). */
export const MAX_ARRAY_INDEX = 9_999

export type Edit =
  { readonly ok: true; readonly value: JsonValue | undefined } | { readonly ok: false; readonly message: string }

/** A token that is a place in a list. */
export const INDEX = /^(?:0|[1-9][0-9]*)$/

/** The value at `pointer`, or `undefined` where there is none. Own properties only; an array answers to whole-number tokens only. */
export function readAt(document: JsonValue | undefined, pointer: Pointer): JsonValue | undefined {
  let value = document
  for (const token of pointer) {
    if (Array.isArray(value) && !INDEX.test(token)) return undefined
    value = getOwn(value, token)
  }
  return value
}

/**
 * Sets `value` at `pointer`, creating missing parents: an array where the next token is a whole number, else an object.
 * Fails, with the document unchanged, below a scalar, at a word in an array, and at an index over 9,999.
 */
export function writeAt(document: JsonValue | undefined, pointer: Pointer, value: JsonValue): Edit {
  return change(document, pointer, 0, 0, value)
}

/**
 * Removes what is at `pointer`: an object's key goes, an array keeps its length and is left a `null` in that place.
 * Removing what is not there is no error and creates nothing.
 */
export function removeAt(document: JsonValue | undefined, pointer: Pointer): Edit {
  if (readAt(document, pointer) === undefined) return { ok: true, value: document }
  return change(document, pointer, 0, 0, undefined)
}

/** `padded`: the places that were padded above this depth. A path of a hundred high indexes would make a million of them. */
function change(
  current: JsonValue | undefined,
  pointer: Pointer,
  depth: number,
  padded: number,
  value: JsonValue | undefined,
): Edit {
  const token = pointer[depth]
  if (token === undefined) return { ok: true, value }

  const container = current ?? (INDEX.test(token) ? [] : {})
  if (typeof container !== 'object') {
    return { ok: false, message: `Cannot write "${token}" below a ${typeof container}.` }
  }
  let places = padded
  if (Array.isArray(container)) {
    if (!INDEX.test(token)) return { ok: false, message: `"${token}" is not an array index.` }
    if (Number(token) > MAX_ARRAY_INDEX) {
      return { ok: false, message: `The array index ${token} is over ${MAX_ARRAY_INDEX.toLocaleString('en')}.` }
    }
    places += Math.max(0, Number(token) - container.length)
    if (places > MAX_ARRAY_INDEX) {
      return { ok: false, message: `The path would pad more than ${MAX_ARRAY_INDEX.toLocaleString('en')} places.` }
    }
  }
  const member = change(getOwn(container, token), pointer, depth + 1, places, value)
  if (!member.ok) return member
  return { ok: true, value: withMember(container, token, member.value) }
}

function withMember(container: JsonArray | JsonObject, token: string, member: JsonValue | undefined): JsonValue {
  if (isJsonObject(container)) {
    const copy: Record<string, JsonValue> = { ...container }
    if (member === undefined) Reflect.deleteProperty(copy, token)
    else setOwn(copy, token, member)
    return copy
  }
  const index = Number(token)
  const copy = [...container]
  while (copy.length < index) copy.push(null)
  copy[index] = member ?? null
  return copy
}
