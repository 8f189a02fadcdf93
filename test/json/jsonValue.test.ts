// Members are own members, whatever an agent names them (DATA-3, V1-4).
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equalJson, getOwn, isJsonObject, type JsonValue, setOwn } from '../../src/json/jsonValue'

const INHERITED = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf']

describe('getOwn and setOwn', () => {
  it.each(INHERITED)('see no %s that was not written (DATA-3)', (key) => {
    expect(getOwn({}, key)).toBeUndefined()
    expect(getOwn([], key)).toBeUndefined()
    const target: Record<string, JsonValue> = {}
    setOwn(target, key, 'mine')
    expect(getOwn(target, key)).toBe('mine')
    expect(Object.keys(target)).toEqual([key])
    expect(Object.getPrototypeOf(target)).toBe(Object.prototype)
  })

  it('find nothing in scalars (DATA-3)', () => {
    for (const scalar of ['text', 5, true, null, undefined]) expect(getOwn(scalar, 'length')).toBeUndefined()
  })
})

describe('isJsonObject', () => {
  it('is true for objects only (DATA-3)', () => {
    expect([{}, [], null, 'a', 1, undefined].map(isJsonObject)).toEqual([true, false, false, false, false, false])
  })
})

describe('equalJson', () => {
  const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as JsonValue)

  it('agrees with the text of both, keys in order (ADM-7, DELTA-5)', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(equalJson(a, JSON.parse(JSON.stringify(a)))).toBe(true)
        expect(equalJson(a, b)).toBe(canonical(a) === canonical(b))
      }),
    )
  })

  it.each<[JsonValue, JsonValue, boolean]>([
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [[], {}, false],
    [['a'], { 0: 'a' }, false],
    [null, {}, false],
    [{}, JSON.parse('{"__proto__":{}}') as JsonValue, false],
    [JSON.parse('{"__proto__":1}') as JsonValue, JSON.parse('{"__proto__":1}') as JsonValue, true],
    [{ toString: 1 }, { valueOf: 1 }, false],
  ])('of %j and %j (DATA-3)', (a, b, expected) => {
    expect(equalJson(a, b)).toBe(expected)
    expect(equalJson(b, a)).toBe(expected)
  })
})

function canonical(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (!isJsonObject(value)) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`)
  return `{${entries.sort().join()}}`
}
