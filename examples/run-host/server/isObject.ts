// Whether a JSON value has members by name.
import type { JsonObject } from 'a2ui-surface/core'

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
