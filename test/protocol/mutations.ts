// Spoils a document in a few random places, in the ways in which agents and transports do.
import fc from 'fast-check'
import { isJsonObject, type JsonArray, type JsonValue } from '../../src/json/jsonValue'
import { anyJson } from './schemaArbitraries'

type Change = (value: JsonValue) => JsonValue

const NAMES = [
  'component',
  'id',
  'version',
  'text',
  'path',
  'value',
  'createSurface',
  'deleteSurface',
  '__proto__',
  'x',
]

/** One to three changes, each at a place of its own. */
export function mutated(documents: fc.Arbitrary<JsonValue>): fc.Arbitrary<JsonValue> {
  const steps = fc.array(fc.record({ place: fc.nat(), change: changes }), { minLength: 1, maxLength: 3 })
  return fc
    .tuple(documents, steps)
    .map(([document, list]) => list.reduce((result, { place, change }) => changeAt(result, place, change), document))
}

const changes: fc.Arbitrary<Change> = fc.oneof(
  anyJson.map(
    (value): Change =>
      () =>
        value,
  ),
  fc.constantFrom<JsonValue>(null, '', 0, -1, 1.5, true, [], {}, 'Text', 'heading', 'x'.repeat(5_000)).map(
    (value): Change =>
      () =>
        value,
  ),
  fc.constantFrom(...NAMES).map(
    (key): Change =>
      (value) =>
        withMember(value, key, 'added'),
  ),
  fc.nat().map(
    (index): Change =>
      (value) =>
        withoutMember(value, index),
  ),
  fc.tuple(fc.nat(), fc.constantFrom(...NAMES)).map(
    ([index, key]): Change =>
      (value) =>
        renamed(value, index, key),
  ),
  fc.constantFrom(2, 17, 65, 257, 513).map(
    (times): Change =>
      (value) =>
        repeated(value, times),
  ),
)

/** Applies `change` to one of the values in `document`, counted from its root. */
function changeAt(document: JsonValue, place: number, change: Change): JsonValue {
  let countdown = place % countValues(document)
  const visit = (value: JsonValue): JsonValue => {
    if (countdown-- === 0) return change(value)
    if (isArray(value)) return value.map(visit)
    if (!isJsonObject(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, visit(member)]))
  }
  return visit(document)
}

function countValues(value: JsonValue): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce<number>((count, member: JsonValue) => count + countValues(member), 1)
}

function withMember(value: JsonValue, key: string, member: JsonValue): JsonValue {
  if (isArray(value)) return [...value, member]
  return isJsonObject(value) ? Object.fromEntries([...Object.entries(value), [key, member]]) : value
}

function withoutMember(value: JsonValue, index: number): JsonValue {
  if (isArray(value)) return value.toSpliced(index % Math.max(1, value.length), 1)
  if (!isJsonObject(value)) return value
  const members = Object.entries(value)
  return Object.fromEntries(members.toSpliced(index % Math.max(1, members.length), 1))
}

function renamed(value: JsonValue, index: number, key: string): JsonValue {
  if (!isJsonObject(value)) return value
  const members = Object.entries(value)
  return Object.fromEntries(members.map(([name, member], at) => [at === index % members.length ? key : name, member]))
}

function repeated(value: JsonValue, times: number): JsonValue {
  if (typeof value === 'string') return value.repeat(times).slice(0, 10_000)
  return isArray(value) && value.length > 0
    ? Array.from({ length: times }, (_, at) => value[at % value.length] ?? null)
    : value
}

/** TypeScript's own test for arrays loses what a read-only one holds. */
function isArray(value: JsonValue): value is JsonArray {
  return Array.isArray(value)
}
