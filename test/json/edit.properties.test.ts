// Laws of edits, for any document and any pointer: nothing reaches a prototype, what did not change is shared (DATA-2, DATA-3).
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countEdited, countValues } from '../../src/json/countValues'
import { readAt, removeAt, writeAt } from '../../src/json/edit'
import { getOwn, type JsonValue } from '../../src/json/jsonValue'
import type { Pointer } from '../../src/json/pointer'

const token = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'length',
  '',
  'a/b',
  '~',
  'a',
  'b',
  '0',
  '2',
)
const pointer = fc.array(token, { maxLength: 5 })
const json: fc.Arbitrary<JsonValue> = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<JsonValue>('s', 0, false, null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.array(fc.tuple(token, tie('value')), { maxLength: 4 }).map((entries) => fromEntries(entries)),
  ),
})).value

/** `Object.fromEntries` defines members, so that `__proto__` becomes an own one. */
function fromEntries(entries: readonly (readonly [string, JsonValue])[]): JsonValue {
  return Object.fromEntries(entries)
}

function deepFreeze(value: JsonValue): JsonValue {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze)
  return value
}

/** Every container below `value`, with a check that its prototype is the plain one. */
function expectPlain(value: JsonValue | undefined): void {
  if (typeof value !== 'object' || value === null) return
  expect(Object.getPrototypeOf(value)).toBe(Array.isArray(value) ? Array.prototype : Object.prototype)
  Object.values(value).forEach(expectPlain)
}

function prototypeNames(): string[] {
  return [Object.prototype, Array.prototype, Function.prototype, Object].flatMap((owner) =>
    Object.getOwnPropertyNames(owner),
  )
}

describe('any edit', () => {
  it('reaches no prototype, and reads back as an own member (DATA-3)', () => {
    const before = prototypeNames()
    fc.assert(
      fc.property(json, pointer, json, (document, path, value) => {
        const edit = writeAt(deepFreeze(document), path, value)
        if (edit.ok) {
          expectPlain(edit.value)
          expect(readAt(edit.value, path)).toBe(value)
        }
        const removal = removeAt(document, path)
        if (removal.ok) {
          expectPlain(removal.value)
          expect(readAt(removal.value, path) ?? null).toBeNull()
        }
      }),
      { numRuns: 500 },
    )
    expect(prototypeNames()).toEqual(before)
  })

  it('shares all that it did not change, and leaves the document as it was (DATA-3)', () => {
    fc.assert(
      fc.property(json, pointer, json, (document, path, value) => {
        const text = JSON.stringify(document)
        for (const edit of [writeAt(document, path, value), removeAt(document, path)]) {
          if (edit.ok) expectShared(document, edit.value, path)
        }
        expect(JSON.stringify(document)).toBe(text)
      }),
      { numRuns: 500 },
    )
  })

  it('is counted as the whole would be (FOLD-8)', () => {
    fc.assert(
      fc.property(json, fc.array(fc.tuple(pointer, fc.option(json, { nil: undefined }))), (start, edits) => {
        let document = start
        for (const [path, value] of edits) {
          const edit = value === undefined ? removeAt(document, path) : writeAt(document, path, value)
          if (!edit.ok || edit.value === undefined) continue
          // A copy is counted from scratch.
          expect(countEdited(document, edit.value, path)).toBe(countValues(structuredClone(edit.value)))
          document = edit.value
        }
      }),
      { numRuns: 500 },
    )
  })

  it('leaves every other path as it reads (DATA-2)', () => {
    fc.assert(
      fc.property(json, pointer, pointer, (document, path, other) => {
        const edit = writeAt(document, path, 'z')
        const isApart =
          !path.every((part, index) => part === other[index]) && other.some((part, index) => part !== path[index])
        // A new array pads with null, which reads as empty, as nothing does.
        if (edit.ok && isApart) expect(readAt(edit.value, other) ?? null).toEqual(readAt(document, other) ?? null)
      }),
      { numRuns: 500 },
    )
  })
})

/** Along the path containers are new; whatever hangs beside it is the same object. */
function expectShared(before: JsonValue | undefined, after: JsonValue | undefined, path: Pointer): void {
  const [first, ...rest] = path
  if (first === undefined || typeof before !== 'object' || before === null || before === after) return
  for (const key of Object.keys(before)) if (key !== first) expect(getOwn(after, key)).toBe(getOwn(before, key))
  expectShared(getOwn(before, first), getOwn(after, first), rest)
}
