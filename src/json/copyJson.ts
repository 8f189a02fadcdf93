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

/** One of the two limits was passed. */
class TooMuch extends NotJson {}

/**
 * Copies any JavaScript value into fresh plain JSON. Never throws and never changes its input.
 *
 * Members whose value is `undefined` are left out, as JSON does; array holes become `null`. Functions, symbols, bigints,
 * non-finite numbers, class instances (a `Date`, a `Map`), cycles, nesting over 512, more than a million values and members that
 * throw are refused with their JSON Pointer.
 */
export function copyJson(value: unknown): JsonCopy {
  // Where the copy is: the containers it is inside of, and the member it is at in each. Slots are overwritten, never taken away,
  // and no one asks what they hold unless the copy fails.
  const within: object[] = []
  const members: (string | number)[] = []
  let depth = 0
  let values = 1

  const tooMany = (containers: number): TooMuch => {
    within.length = containers
    return new TooMuch(`More than ${MAX_JSON_VALUES.toLocaleString('en')} values.`)
  }

  const copy = (source: unknown): JsonValue => {
    if (isScalar(source)) return source
    if (typeof source === 'number') throw new NotJson(`${String(source)} is not a JSON number.`)
    if (typeof source !== 'object') throw new NotJson(`A value of type ${typeof source} is not JSON.`)
    within[depth] = source
    if (depth >= MAX_JSON_DEPTH) throw new TooMuch(`Nested deeper than ${String(MAX_JSON_DEPTH)} levels.`)
    return Array.isArray(source) ? copyArray(source) : copyObject(source)
  }

  const copyArray = (source: readonly unknown[]): JsonValue[] => {
    // A Proxy may claim anything for its length: what is no length is a RangeError below.
    const { length: claimed }: { readonly length: unknown } = source
    const length = Number(claimed)
    // What cannot end well is not begun: a list may be very long.
    if (length > MAX_JSON_VALUES - values) throw tooMany(depth + 1)
    values += length
    const result = new Array<JsonValue>(length)
    depth += 1
    for (let index = 0; index < length; index += 1) {
      const member = source[index] ?? null
      members[depth - 1] = index
      result[index] = isScalar(member) ? member : copy(member)
    }
    depth -= 1
    return result
  }

  const copyObject = (source: object): JsonValue => {
    // Any realm's Object.prototype has no prototype of its own; a class's has.
    const prototype: unknown = Object.getPrototypeOf(source)
    if (prototype !== null && prototype !== Object.prototype && Object.getPrototypeOf(prototype) !== null) {
      throw new NotJson('Only plain objects and arrays are JSON.')
    }
    const keys = Object.keys(source)
    const { length } = keys
    const result: Record<string, JsonValue> = {}
    depth += 1
    // By index: until an engine has optimised this, iterators are a fifth of its time.
    for (let index = 0; index < length; index += 1) {
      const key = keys[index] ?? ''
      members[depth - 1] = key
      const member: unknown = (source as Record<string, unknown>)[key]
      if (member === undefined) continue
      values += 1
      if (values > MAX_JSON_VALUES) throw tooMany(depth)
      setOwn(result, key, isScalar(member) ? member : copy(member))
    }
    depth -= 1
    return result
  }

  try {
    return { ok: true, value: copy(value) }
  } catch (error) {
    // A cycle has no end, so that it always comes to a limit; only then is it looked for.
    const repeated = error instanceof TooMuch ? within.findIndex((container, at) => within.indexOf(container) < at) : -1
    const path = formatPointer(members.slice(0, repeated < 0 ? depth : repeated).map(String))
    if (repeated >= 0) return { ok: false, path, message: 'The value contains itself.' }
    return { ok: false, path, message: error instanceof NotJson ? error.message : 'The value cannot be read.' }
  }
}

function isScalar(value: unknown): value is string | number | boolean | null {
  return typeof value === 'number'
    ? Number.isFinite(value)
    : typeof value === 'string' || typeof value === 'boolean' || value === null
}
