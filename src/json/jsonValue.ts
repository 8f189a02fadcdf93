// The shape of everything an agent sends. Agents choose the keys, so members are read as own properties only (DATA-3).

/** Any JSON value, deeply read-only. */
export type JsonValue = string | number | boolean | null | JsonArray | JsonObject

/** A JSON array, deeply read-only. */
export type JsonArray = readonly JsonValue[]

/** A JSON object, deeply read-only. Its keys may be any strings, so ask for own members only (DATA-3). */
export interface JsonObject {
  readonly [key: string]: JsonValue
}

/** True for a JSON object; false for arrays, `null`, scalars and `undefined`. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The own member `key` of an object or array; `undefined` where there is none, whatever the prototype holds. */
export function getOwn(value: JsonValue | undefined, key: string): JsonValue | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  return (value as JsonObject)[key]
}

/**
 * Writes an own member. Plain assignment to `__proto__` would change the prototype instead (DATA-3).
 */
export function setOwn(target: Record<string, JsonValue>, key: string, value: JsonValue): void {
  if (key === '__proto__') {
    Object.defineProperty(target, key, { value, configurable: true, enumerable: true, writable: true })
  } else {
    target[key] = value
  }
}

/** Structural equality of two JSON values of whatever type they are known by; the order of keys does not count. */
export function equalJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  const left = a as Readonly<Record<string, unknown>>
  const right = b as Readonly<Record<string, unknown>>
  return keys.every((key) => Object.hasOwn(right, key) && equalJson(left[key], right[key]))
}
