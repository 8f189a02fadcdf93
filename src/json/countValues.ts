// How many values a JSON value holds. Values are immutable and edits share what did not change, so that a count is remembered by
// container: after an edit only the containers along its path are counted anew.
import type { JsonValue } from './jsonValue'

const counts = new WeakMap<object, number>()

/** The number of values in `value`, itself and every container included. */
export function countValues(value: JsonValue): number {
  if (typeof value !== 'object' || value === null) return 1
  const known = counts.get(value)
  if (known !== undefined) return known
  let count = 1
  for (const member of Object.values(value)) count += countValues(member)
  counts.set(value, count)
  return count
}
