// Reads and immutable edits by pointer (DATA-2, DATA-3, FOLD-8).
import { describe, expect, it } from 'vitest'
import { MAX_ARRAY_INDEX, readAt, removeAt, writeAt } from '../../src/json/edit'
import type { JsonValue } from '../../src/json/jsonValue'
import type { Pointer } from '../../src/json/pointer'

function written(document: JsonValue | undefined, pointer: Pointer, value: JsonValue): JsonValue | undefined {
  const edit = writeAt(document, pointer, value)
  if (!edit.ok) throw new Error(edit.message)
  return edit.value
}

describe('writeAt', () => {
  it.each<[string, JsonValue | undefined, Pointer, JsonValue]>([
    ['an object where a word follows', undefined, ['a', 'b'], { a: { b: 1 } }],
    ['an array where a whole number follows', undefined, ['a', '0'], { a: [1] }],
    ['nulls up to the index', { a: ['x'] }, ['a', '3'], { a: ['x', null, null, 1] }],
    ['arrays in arrays', undefined, ['0', '1', 'b'], [[null, { b: 1 }]]],
    ['parents in place of null', { a: null }, ['a', '0'], { a: [1] }],
    ['a key that looks like an index, in an object', { a: {} }, ['a', '0'], { a: { 0: 1 } }],
    ['an object for 01, which is no index', undefined, ['01'], { '01': 1 }],
    ['an object for -, which is no index', undefined, ['a', '-'], { a: { '-': 1 } }],
    ['a member named with the empty string', {}, [''], { '': 1 }],
    ['the whole', { a: 1 }, [], 1],
  ])('makes %s (DATA-2)', (_what, document, pointer, expected) => {
    expect(written(document, pointer, 1)).toEqual(expected)
  })

  it.each<[string, JsonValue, Pointer]>([
    ['below text', { a: { b: 's' } }, ['a', 'b', 'c']],
    ['below a number', 5, ['a']],
    ['below false', { a: false }, ['a', '0']],
    ['at a word in an array', { a: ['x'] }, ['a', 'first']],
    ['at - in an array', { a: ['x'] }, ['a', '-']],
    ['at 01 in an array', { a: ['x'] }, ['a', '01']],
    ['at -1 in an array', { a: ['x'] }, ['a', '-1']],
    ['at length in an array', { a: ['x'] }, ['a', 'length']],
    ['over the highest index', { a: ['x'] }, ['a', String(MAX_ARRAY_INDEX + 1)]],
    ['over the highest index of a new array', {}, ['a', '99999999999999999999']],
  ])('refuses to write %s, saying why (FOLD-8)', (_what, document, pointer) => {
    const before = JSON.stringify(document)
    const edit = writeAt(document, pointer, 'z')
    expect(edit).toEqual({ ok: false, message: expect.stringMatching(/^.*\S.*\.$/) as string })
    expect(JSON.stringify(document)).toBe(before)
  })

  it('writes at the highest index (FOLD-8)', () => {
    expect(written([], [String(MAX_ARRAY_INDEX)], 1)).toHaveLength(MAX_ARRAY_INDEX + 1)
  })
})

describe('removeAt', () => {
  it.each<[string, JsonValue, Pointer, JsonValue]>([
    ['deletes a key', { a: 1, b: 2 }, ['a'], { b: 2 }],
    ['leaves a hole in an array', { items: ['x', 'y', 'z'] }, ['items', '1'], { items: ['x', null, 'z'] }],
    ['leaves a hole at the end, too', ['x', 'y'], ['1'], ['x', null]],
    ['deletes an own __proto__', JSON.parse('{"__proto__":1,"a":2}') as JsonValue, ['__proto__'], { a: 2 }],
  ])('%s (DATA-2)', (_what, document, pointer, expected) => {
    const edit = removeAt(document, pointer)
    expect(edit).toEqual({ ok: true, value: expected })
    expect(edit.ok && Object.keys(edit.value ?? {})).toEqual(Object.keys(expected as object))
  })

  it.each<[string, JsonValue, Pointer]>([
    ['an absent key', { a: 1 }, ['b']],
    ['an inherited key', {}, ['toString']],
    ['below an absent parent', {}, ['a', 'b', '0']],
    ['below text', { a: 's' }, ['a', 'b']],
    ['a word in an array', { a: ['x'] }, ['a', 'first']],
    ['length of an array', { a: ['x'] }, ['a', 'length']],
    ['over the end of an array', { a: ['x'] }, ['a', '20000']],
  ])('creates nothing and is no error for %s (DATA-2, FOLD-8)', (_what, document, pointer) => {
    const edit = removeAt(document, pointer)
    expect(edit).toEqual({ ok: true, value: document })
    expect(edit.ok && edit.value).toBe(document)
  })
})

describe('readAt', () => {
  const document = { a: ['x', { b: null }], '': 0 }

  it.each<[Pointer, JsonValue | undefined]>([
    [[], document],
    [['a', '0'], 'x'],
    [['a', '1', 'b'], null],
    [[''], 0],
    [['a', '2'], undefined],
    [['a', '00'], undefined],
    [['a', 'length'], undefined],
    [['a', 'map'], undefined],
    [['a', '0', 'length'], undefined],
    [['__proto__'], undefined],
    [['constructor', 'prototype'], undefined],
  ])('at %j (DATA-3)', (pointer, expected) => {
    expect(readAt(document, pointer)).toBe(expected)
  })
})
