// The first gate: whatever a host hands over becomes plain JSON of our own, or a reason why it is none (ADM-10).
// From here on no getter, Proxy or later change by the host can reach what was validated.
import { type JsonValue, setOwn } from './jsonValue'
import { formatPointer } from './pointer'

/** Deepest nesting that is taken (RFC 8259 §9 lets a reader set one). It keeps every later recursion far from the stack's end. */
export const MAX_JSON_DEPTH = 512

/** Most values that are taken, containers included: a few references to shared parts could unfold without end. */
export const MAX_JSON_VALUES = 1_000_000

export type JsonCopy =
  | { readonly ok: true; readonly value: JsonValue }
  | { readonly ok: false; readonly path: string; readonly message: string }

class NotJson extends Error {}

/**
 * Copies any JavaScript value into fresh plain JSON. Never throws and never changes its input.
 *
 * Members whose value is `undefined` are left out, as JSON does; array holes become `null`. Functions, symbols, bigints,
 * non-finite numbers, class instances (a `Date`, a `Map`), cycles, nesting over 512, more than a million values and members that
 * throw are refused with their JSON Pointer.
 */
export function copyJson(value: unknown): JsonCopy {
  const path: string[] = []
  const ancestors = new Set<object>()
  let values = 0

  const copy = (source: unknown): JsonValue => {
    values += 1
    if (values > MAX_JSON_VALUES) throw new NotJson(`More than ${MAX_JSON_VALUES.toLocaleString('en')} values.`)
    if (source === null || typeof source === 'string' || typeof source === 'boolean') return source
    if (typeof source === 'number') {
      if (Number.isFinite(source)) return source
      throw new NotJson(`${String(source)} is not a JSON number.`)
    }
    if (typeof source !== 'object') throw new NotJson(`A value of type ${typeof source} is not JSON.`)
    if (ancestors.has(source)) throw new NotJson('The value contains itself.')
    if (path.length >= MAX_JSON_DEPTH) throw new NotJson(`Nested deeper than ${String(MAX_JSON_DEPTH)} levels.`)
    ancestors.add(source)
    const result = Array.isArray(source) ? copyArray(source) : copyObject(source)
    ancestors.delete(source)
    return result
  }

  const copyArray = (source: readonly unknown[]): JsonValue[] => {
    const result: JsonValue[] = []
    for (let index = 0; index < source.length; index += 1) {
      path.push(String(index))
      result.push(copy(source[index] ?? null))
      path.pop()
    }
    return result
  }

  const copyObject = (source: object): JsonValue => {
    // Any realm's Object.prototype has no prototype of its own; a class's has.
    const prototype: unknown = Object.getPrototypeOf(source)
    if (prototype !== null && Object.getPrototypeOf(prototype) !== null) {
      throw new NotJson('Only plain objects and arrays are JSON.')
    }
    const result: Record<string, JsonValue> = {}
    for (const key of Object.keys(source)) {
      path.push(key)
      const member: unknown = (source as Record<string, unknown>)[key]
      if (member !== undefined) setOwn(result, key, copy(member))
      path.pop()
    }
    return result
  }

  try {
    return { ok: true, value: copy(value) }
  } catch (error) {
    const message = error instanceof NotJson ? error.message : 'The value cannot be read.'
    return { ok: false, path: formatPointer(path), message }
  }
}
