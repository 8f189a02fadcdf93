// What single changes to the code showed to be untested: pairs that differ in one respect only (ADM-7, DATA-3).
import { describe, expect, it } from 'vitest'
import { copyJson } from '../../src/json/copyJson'
import { writeAt } from '../../src/json/edit'
import { equalJson, setOwn, type JsonValue } from '../../src/json/jsonValue'

describe('equalJson', () => {
  it.each<[string, JsonValue, JsonValue]>([
    ['an empty object and a number', {}, 5],
    ['an empty list and an empty text', [], ''],
    ['an object of letters and their text', { 0: 'a' }, 'a'],
    ['members of other values', { a: 1 }, { a: 2 }],
    ['entries of other values', [1], [2]],
    ['members of other names', { a: 1 }, { b: 1 }],
  ])('tells %s apart, either way round (ADM-7)', (_what, a, b) => {
    expect([equalJson(a, b), equalJson(b, a)]).toEqual([false, false])
  })
})

describe('setOwn', () => {
  it('makes of __proto__ a member like any other: it can be written again, and removed (DATA-3)', () => {
    const target: Record<string, JsonValue> = {}
    setOwn(target, '__proto__', 1)
    expect(Object.getOwnPropertyDescriptor(target, '__proto__')).toEqual({
      value: 1,
      configurable: true,
      enumerable: true,
      writable: true,
    })
  })
})

describe('copyJson', () => {
  it.each([() => undefined, Symbol('s'), 1n])('says of %o that its type is no JSON (ADM-10)', (value) => {
    expect(copyJson([value])).toEqual({
      ok: false,
      path: '/0',
      message: `A value of type ${typeof value} is not JSON.`,
    })
  })
})

describe('writeAt', () => {
  it('appends right behind the last entry without padding (DATA-2)', () => {
    expect(writeAt(['x'], ['1'], 'y')).toEqual({ ok: true, value: ['x', 'y'] })
  })
})
