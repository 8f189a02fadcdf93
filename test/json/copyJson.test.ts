import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copyJson, MAX_JSON_DEPTH } from '../../src/json/copyJson'
import type { JsonValue } from '../../src/json/jsonValue'
import { deepFreeze } from '../protocol/documents'

class Thing {
  readonly a = 1
}

const nested = (depth: number): JsonValue => {
  let value: JsonValue = []
  for (let level = 1; level < depth; level += 1) value = [value]
  return value
}

describe('copyJson', () => {
  it('copies any JSON, member for member and in order, sharing nothing (ADM-10)', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const frozen = deepFreeze(value)
        const copy = copyJson(frozen)
        expect(copy).toEqual({ ok: true, value: frozen })
        if (!copy.ok) return
        expect(JSON.stringify(copy.value)).toBe(JSON.stringify(value))
        if (typeof value === 'object' && value !== null) expect(copy.value).not.toBe(value)
      }),
    )
  })

  it('gives own keys to __proto__ and its like, and a plain prototype to every object (DATA-3)', () => {
    const text = '{"__proto__":{"x":1},"constructor":2,"a":{"__proto__":null},"b":{"__proto__":"1"}}'
    const copy = copyJson(JSON.parse(text))
    expect(copy.ok && JSON.stringify(copy.value)).toBe(text)
    expect(copy.ok && Object.getPrototypeOf(copy.value)).toBe(Object.prototype)
    expect(Object.prototype).not.toHaveProperty('x')
  })

  it('reads objects without a prototype', () => {
    expect(copyJson(Object.assign(Object.create(null), { a: 1 }))).toEqual({ ok: true, value: { a: 1 } })
  })

  it('leaves out what JSON has no word for, as JSON does', () => {
    const sparse = [1]
    sparse[2] = 3
    const value = { gone: undefined, kept: null, list: [undefined, ...sparse], [Symbol('key')]: 1 }
    expect(copyJson(value)).toEqual({ ok: true, value: { kept: null, list: [null, 1, null, 3] } })
  })

  it.each<[string, unknown]>([
    ['a function', () => 1],
    ['a symbol', Symbol('a')],
    ['a bigint', 1n],
    ['not a number', Number.NaN],
    ['an infinity', Number.POSITIVE_INFINITY],
    ['a date', new Date(0)],
    ['a map', new Map()],
    ['an instance', new Thing()],
  ])('refuses %s and says where it lies (ADM-10)', (_, value) => {
    expect(copyJson(value)).toMatchObject({ ok: false, path: '' })
    expect(copyJson({ 'a/b': [0, { '~': value }] })).toMatchObject({ ok: false, path: '/a~1b/1/~0' })
  })

  it('refuses what contains itself, but not what occurs twice (ADM-10)', () => {
    const shared = { a: 1 }
    expect(copyJson([shared, shared])).toEqual({ ok: true, value: [{ a: 1 }, { a: 1 }] })
    const cycle: Record<string, unknown> = {}
    cycle['b'] = { c: cycle }
    expect(copyJson({ a: cycle })).toEqual({ ok: false, path: '/a/b/c', message: 'The value contains itself.' })
  })

  it('says of a cycle what it is, however long it is and however much it holds (ADM-10)', () => {
    const ring: Record<string, unknown> = {}
    let last = ring
    for (let level = 1; level < MAX_JSON_DEPTH; level += 1) last = last['in'] = {} as typeof ring
    last['in'] = ring
    const round = '/in'.repeat(MAX_JSON_DEPTH)
    expect(copyJson(ring)).toEqual({ ok: false, path: round, message: 'The value contains itself.' })

    const heavy: Record<string, unknown> = { list: new Array(10_000).fill(0) }
    heavy['self'] = heavy
    expect(copyJson({ heavy })).toEqual({ ok: false, path: '/heavy/self', message: 'The value contains itself.' })
  })

  it('takes nesting up to its limit, and refuses more before the stack ends (ADM-10)', () => {
    expect(copyJson(nested(MAX_JSON_DEPTH)).ok).toBe(true)
    expect(copyJson(nested(MAX_JSON_DEPTH + 1))).toMatchObject({ ok: false, message: 'Nested deeper than 512 levels.' })
    expect(copyJson(nested(200_000)).ok).toBe(false)
  })

  it('reads each member once, so that no getter can show two faces (ADM-10)', () => {
    let reads = 0
    const value = {
      get a() {
        reads += 1
        return reads
      },
    }
    expect(copyJson(value)).toEqual({ ok: true, value: { a: 1 } })
    expect(reads).toBe(1)
  })

  it.each([
    ['a getter', Object.defineProperty({}, 'a', { get: fail, enumerable: true }), '/a'],
    ['a Proxy', new Proxy({}, { ownKeys: fail }), ''],
    ['a Proxy of a list', new Proxy([1], { get: fail }), ''],
  ])('takes %s that throws for unreadable (ADM-10)', (_, value, path) => {
    expect(copyJson(value)).toEqual({ ok: false, path, message: 'The value cannot be read.' })
  })

  it.each([-1, 0.5, Number.NaN, 'x', {}])(
    'takes a list that claims %j for its length for unreadable (ADM-10)',
    (length) => {
      const list = new Proxy([{}], {
        get: (target, key) => (key === 'length' ? length : (Reflect.get(target, key) as unknown)),
      })
      expect(copyJson({ list })).toEqual({ ok: false, path: '/list', message: 'The value cannot be read.' })
    },
  )

  it('leaves out members under symbols, whatever they hold (ADM-10)', () => {
    const copy = copyJson({ a: { [Symbol.toPrimitive]: fail, b: 1 } })
    expect(copy).toEqual({ ok: true, value: { a: { b: 1 } } })
    expect(Object.getOwnPropertySymbols(copy.ok && (copy.value as { a: object }).a)).toEqual([])
  })

  it('leaves out what a page has added to every object (ADM-10, DATA-3)', () => {
    const added = { scalar: 1, list: [1], method: fail, none: undefined }
    Object.assign(Object.prototype, added)
    try {
      const copy = copyJson({ a: {}, list: [2] })
      expect(copy.ok && JSON.stringify(copy.value)).toBe('{"a":{},"list":[2]}')
      expect(copy.ok && Object.keys((copy.value as { a: object }).a)).toEqual([])
    } finally {
      for (const key of Object.keys(added)) Reflect.deleteProperty(Object.prototype, key)
    }
  })
})

function fail(): never {
  throw new Error('not this')
}
