// The person's edits over the agent's data, as pure functions (DATA-5, DATA-7).
import { describe, expect, it } from 'vitest'
import type { Pointer } from '../../src/json/pointer'
import { applyEdits, type Edits, withEdit, withoutOverwritten } from '../../src/state/edits'

function editsAt(...entries: readonly (readonly [Pointer, string])[]): Edits {
  return entries.reduce<Edits>((edits, [pointer, value]) => withEdit(edits, pointer, value), new Map())
}

describe('withEdit', () => {
  it('replaces an edit at the same path and below it, and keeps those above and beside (DATA-5)', () => {
    const edits = editsAt([['a'], '1'], [['a', 'b'], '2'], [['a', 'b', 'c'], '3'], [['d'], '4'], [['a', 'b'], '5'])
    expect([...edits.values()].map(({ value }) => value)).toEqual(['1', '4', '5'])
  })

  it('tells a path with a slash in a token from a longer one (DATA-1)', () => {
    expect([...editsAt([['a/b'], '1'], [['a', 'b'], '2']).keys()]).toEqual(['/a~1b', '/a/b'])
  })
})

describe('withoutOverwritten', () => {
  const edits = editsAt([['a', 'b'], '1'], [['a', 'c'], '2'], [['d'], '3'])

  it.each<[string, Pointer, string[]]>([
    ['at', ['a', 'b'], ['/a/c', '/d']],
    ['above', ['a'], ['/d']],
    ['below', ['d', '0', 'x'], ['/a/b', '/a/c']],
    ['the whole', [], []],
    ['beside', ['e'], ['/a/b', '/a/c', '/d']],
  ])('drops edits that a write %s overwrites (DATA-7)', (_where, pointer, left) => {
    expect([...withoutOverwritten(edits, [pointer]).keys()]).toEqual(left)
  })

  it('is the same map where nothing was written (DATA-7)', () => {
    expect(withoutOverwritten(edits, [])).toBe(edits)
  })
})

describe('applyEdits', () => {
  it('lays edits over the model in order, and drops one that fits no more (DATA-7)', () => {
    const edits = editsAt([['a', 'x'], '1'], [['b'], '2'], [['b', 'c'], '3'])
    const laid = applyEdits({ a: [], b: 'agent' }, edits)
    expect(laid.model).toEqual({ a: [], b: '2' })
    expect([...laid.edits.values()]).toEqual([{ pointer: ['b'], value: '2' }])
    expect(applyEdits({}, editsAt([['list', '1', 'x'], 'v'])).model).toEqual({ list: [null, { x: 'v' }] })
  })

  it('is the model itself where there are no edits (DATA-7)', () => {
    const model = { a: 1 }
    expect(applyEdits(model, new Map()).model).toBe(model)
  })
})
