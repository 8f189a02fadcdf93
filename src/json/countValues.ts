// How many values a JSON value holds. Values are immutable and edits share what did not change, so that a count is remembered by
// container: after an edit only the way to it is counted anew.
import { getOwn, type JsonArray, type JsonValue } from './jsonValue'
import type { Pointer } from './pointer'

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

/** The same for what an edit at `pointer` has made of `before`, without a look at each of many members for the sake of one. */
export function countEdited(before: JsonValue | undefined, after: JsonValue, pointer: Pointer): number {
  const [token, ...rest] = pointer
  const member = token === undefined ? undefined : getOwn(after, token)
  const isNew = typeof before !== 'object' || before === null
  if (isNew || token === undefined || member === undefined) return countValues(after)
  // A list that grew may have been padded.
  if (Array.isArray(before) && before.length !== (after as JsonArray).length) return countValues(after)
  const replaced = getOwn(before, token)
  const removed = replaced === undefined ? 0 : countValues(replaced)
  const count = countValues(before) - removed + countEdited(replaced, member, rest)
  counts.set(after as JsonArray, count)
  return count
}
