// Makes a JSON value unchangeable for whoever is handed it. Edits share what did not change, and what is frozen is so down to its
// last member: the next time only what is new is walked.
import type { JsonValue } from './jsonValue'

/** The same value, frozen. */
export function freeze(value: JsonValue): JsonValue {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.values(value).forEach(freeze)
    Object.freeze(value)
  }
  return value
}
