// A few bytes of path that ask for many places (FOLD-8), and how many values there are in all.
import { describe, expect, it } from 'vitest'
import { countValues } from '../../src/json/countValues'
import { MAX_ARRAY_INDEX, writeAt } from '../../src/json/edit'
import type { JsonValue } from '../../src/json/jsonValue'

const highest = String(MAX_ARRAY_INDEX)

describe('a path of high indexes', () => {
  it.each<[string, JsonValue, readonly string[]]>([
    ['two of the highest', {}, ['a', highest, highest]],
    ['one more place than allowed, in two arrays', {}, ['a', '5000', '5000']],
    ['a hundred', {}, Array.from({ length: 100 }, () => highest)],
    ['what is left to pad in arrays that are there', { a: ['x'] }, ['a', '5001', '5000']],
  ])('is refused for %s, saying why (FOLD-8)', (_what, document, pointer) => {
    expect(writeAt(document, pointer, 1)).toEqual({ ok: false, message: 'The path would pad more than 9,999 places.' })
  })

  it.each<[string, JsonValue, readonly string[]]>([
    ['the highest', {}, ['a', highest]],
    ['as many places as allowed, in two arrays', {}, ['a', '5000', '4999']],
    ['the highest, and no padding below', { a: [] }, ['a', highest, 'b', '0']],
    ['what is there already', { a: Array.from({ length: 9_000 }, () => [null]) }, ['a', '8999', highest]],
  ])('may be %s (FOLD-8)', (_what, document, pointer) => {
    expect(writeAt(document, pointer, 1).ok).toBe(true)
  })
})

describe('countValues', () => {
  it.each<[JsonValue, number]>([
    [null, 1],
    ['text', 1],
    [[], 1],
    [{}, 1],
    [{ a: [1, [], { b: null }], c: 'text' }, 7],
  ])('counts %j, containers included: %i (FOLD-8)', (value, count) => {
    expect(countValues(value)).toBe(count)
    expect(countValues(value)).toBe(count)
  })

  it('counts a part that occurs twice, twice (FOLD-8)', () => {
    const part = [1, 2]
    expect(countValues({ a: part, b: part })).toBe(7)
  })
})
