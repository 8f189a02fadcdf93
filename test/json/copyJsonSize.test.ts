// Small values that would unfold without end: a few nested references, and arrays that claim a length (ADM-10).
import { describe, expect, it } from 'vitest'
import { copyJson, MAX_JSON_VALUES } from '../../src/json/copyJson'

describe('copyJson, on what unfolds to more than anyone sends', () => {
  it('stops at shared references that double at every level (ADM-10)', () => {
    let bomb: unknown = 'x'
    for (let level = 0; level < 100; level += 1) bomb = [bomb, bomb]
    expect(copyJson({ bomb })).toMatchObject({ ok: false, message: expect.stringContaining('1,000,000') as string })
  })

  it('stops at an array that claims four billion holes (ADM-10)', () => {
    expect(copyJson(new Array(4_294_967_295))).toMatchObject({ ok: false })
    const endless = new Proxy([], { get: (_target, key) => (key === 'length' ? Number.MAX_SAFE_INTEGER : null) })
    expect(copyJson({ endless })).toMatchObject({ ok: false })
  })

  it('takes as many values as it says (ADM-10)', () => {
    const list = new Array<number>(MAX_JSON_VALUES - 1).fill(0)
    expect(copyJson(list).ok).toBe(true)
    expect(copyJson([...list, 0])).toMatchObject({ ok: false, path: '' })
  })

  it('does not take for a cycle what occurs twice and passes the limit the second time (ADM-10)', () => {
    const shared = new Array<number>(MAX_JSON_VALUES / 2).fill(0)
    const message = 'More than 1,000,000 values.'
    expect(copyJson([[[shared]], shared])).toMatchObject({ ok: false, path: '/1', message })
  })

  it('copies a value that occurs twice, twice (ADM-10)', () => {
    const shared = { a: 1 }
    const copy = copyJson([shared, shared])
    expect(copy).toEqual({ ok: true, value: [{ a: 1 }, { a: 1 }] })
  })
})
