// What a bound value means to the control that shows it (DATA-4). Reading only: coercion never writes back.
import type { JsonValue } from '../json/jsonValue'

/** As text: numbers and booleans plainly, null and nothing as `''`, objects and arrays as JSON. */
export function toText(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** As a yes or no: `true`, the text "true" in any case, and any number but zero are yes. */
export function toBoolean(value: JsonValue | undefined): boolean {
  if (typeof value === 'string') return value.toLowerCase() === 'true'
  return typeof value === 'number' ? value !== 0 : value === true
}

/** As a list of strings: an array keeps its strings, a lone string is a list of one, all else is empty. */
export function toStringList(value: JsonValue | undefined): readonly string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((item: JsonValue) => typeof item === 'string') : []
}
