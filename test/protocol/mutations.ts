// Spoils documents in the ways in which agents and transports do: at random, or in every way that is known.
import fc from 'fast-check'
import { isJsonObject, type JsonArray, type JsonValue } from '../../src/json/jsonValue'
import { anyJson } from './schemaArbitraries'

/** A changed value; or the very same one where the change does not apply. */
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
const VALUES: readonly JsonValue[] = [null, '', 0, -1, 1.5, true, [], {}, 'Text', 'heading', 'a b', 'x'.repeat(600)]
/** The limits of the schemas for lists, and one above each. */
const COUNTS = [2, 16, 17, 64, 65, 256, 257, 512, 513]

function replace(value: JsonValue): Change {
  return () => value
}

/** One more: a member, an entry or a letter. */
function add(key: string): Change {
  return (value) => {
    if (typeof value === 'string') return `${value}x`
    if (isArray(value)) return [...value, key]
    return isJsonObject(value) ? fromEntries([...Object.entries(value), [key, 'added']]) : value
  }
}

function remove(index: number): Change {
  return (value) => {
    if (isArray(value)) return index < value.length ? value.toSpliced(index, 1) : value
    if (!isJsonObject(value)) return value
    const members = Object.entries(value)
    return index < members.length ? fromEntries(members.toSpliced(index, 1)) : value
  }
}

function rename(index: number, key: string): Change {
  return (value) => {
    if (!isJsonObject(value)) return value
    return fromEntries(Object.entries(value).map(([name, member], at) => [at === index ? key : name, member]))
  }
}

function repeat(times: number): Change {
  return (value) => {
    if (!isArray(value) || value.length === 0) return value
    return Array.from({ length: times }, (_, at) => value[at % value.length] ?? null)
  }
}

const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.oneof(anyJson, fc.constantFrom(...VALUES)).map(replace),
  fc.constantFrom(...NAMES).map(add),
  fc.nat(9).map(remove),
  fc.tuple(fc.nat(9), fc.constantFrom(...NAMES)).map(([index, key]) => rename(index, key)),
  fc.constantFrom(...COUNTS).map(repeat),
)

/** The documents with one to three changes, each at any place. */
export function mutated(documents: fc.Arbitrary<JsonValue>): fc.Arbitrary<JsonValue> {
  const steps = fc.array(fc.record({ place: fc.nat(), change: changes }), { minLength: 1, maxLength: 3 })
  return fc
    .tuple(documents, steps)
    .map(([document, list]) =>
      list.reduce((result, { place, change }) => changeAt(result, place % valuesOf(result).length, change), document),
    )
}

const small = [...VALUES.map(replace), ...NAMES.map(add), ...Array.from({ length: 12 }, (_, index) => remove(index))]
const large = COUNTS.map(repeat)

/** The document with one change, for each place in it and each change that applies there. */
export function* everyChange(document: JsonValue): Generator<JsonValue> {
  for (const [place, value] of valuesOf(document).entries()) {
    // Repeating what is long already would take most of the time and show nothing more.
    const isShort = JSON.stringify(value).length < 200
    for (const change of isShort ? [...small, ...large] : small) {
      if (change(value) !== value) yield changeAt(document, place, change)
    }
  }
}

/** Changes the value at one place, counted in the order of the text. */
function changeAt(document: JsonValue, place: number, change: Change): JsonValue {
  let countdown = place
  const visit = (value: JsonValue): JsonValue => {
    if (countdown-- === 0) return change(value)
    if (isArray(value)) return value.map(visit)
    if (!isJsonObject(value)) return value
    return fromEntries(Object.entries(value).map(([key, member]) => [key, visit(member)]))
  }
  return visit(document)
}

/** The document and all that it holds, in the order of the text. */
function valuesOf(value: JsonValue): readonly JsonValue[] {
  if (typeof value !== 'object' || value === null) return [value]
  return [value, ...Object.values(value).flatMap((member: JsonValue) => valuesOf(member))]
}

function fromEntries(members: readonly (readonly [string, JsonValue])[]): JsonValue {
  return Object.fromEntries(members)
}

/** TypeScript's own test for arrays loses what a read-only one holds. */
function isArray(value: JsonValue): value is JsonArray {
  return Array.isArray(value)
}
