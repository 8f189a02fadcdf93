// What a required field may not hold (CHECK-1).
import type { JsonValue } from 'a2ui-surface/core'

export function isEmpty(value: JsonValue | undefined): boolean {
  if (value === undefined || value === null) return true
  return typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0
}
