// The fold of version 2, message by message (FOLD-1…4, FOLD-8, DATA-1).
import { describe, expect, it } from 'vitest'
import type { Message } from '../../src/protocol/generated/types'
import type { Content, ContentV2 } from '../../src/state/content'
import { foldV2, modelPointer } from '../../src/state/foldV2'
import { column, createSurface, deleteSurface, text, textField, updateComponents, updateDataModel } from './messages'

function fold(messages: readonly Message[], previous?: Content): ContentV2 {
  const folded = foldV2(previous, messages, 's')
  if (!folded.ok) throw new Error(folded.errors[0]?.message)
  if (folded.content.version !== 2) throw new Error('Not version 2.')
  return folded.content
}

function model(...messages: readonly Message[]): unknown {
  return fold([createSurface(), ...messages]).model
}

/** The pointer that the refusal of these messages gives. */
function refusedAt(messages: readonly Message[], previous?: Content): string | undefined {
  const folded = foldV2(previous, messages, 's')
  if (folded.ok) throw new Error('It was folded.')
  expect(folded.errors).toHaveLength(1)
  expect(folded.errors[0]).toMatchObject({ code: 'VALIDATION_FAILED', surfaceId: 's' })
  return folded.errors[0]?.path
}

describe('the life of a surface', () => {
  it('starts empty (FOLD-2)', () => {
    const content = fold([createSurface()])
    expect(content).toEqual({ version: 2, status: 'live', components: new Map(), model: {}, theme: {} })
  })

  it('is the fold of all messages in order, over several envelopes (FOLD-1)', () => {
    const first = fold([createSurface(), updateDataModel('/a', { b: 'one' }), updateComponents([text('root')])])
    const second = fold([updateDataModel('/a/b', 'two'), updateComponents([text('x')])], first)
    expect(second.model).toEqual({ a: { b: 'two' } })
    expect([...second.components.keys()]).toEqual(['root', 'x'])
    expect(first.model).toEqual({ a: { b: 'one' } })
  })

  it('upserts by id, and the last of two equal ids in one message wins (FOLD-2)', () => {
    const first = fold([createSurface(), updateComponents([text('a', '1'), text('b', '1')])])
    const second = fold([updateComponents([text('a', '2'), textField('a'), text('c', '1')])], first)
    expect([...second.components.values()]).toEqual([textField('a'), text('b', '1'), text('c', '1')])
    expect(second.components.get('b')).toBe(first.components.get('b'))
  })

  it('keeps a component that says the same as the same object (FOLD-2)', () => {
    const first = fold([createSurface(), updateComponents([column('root', 'a')])])
    const second = fold([updateComponents([column('root', 'a')])], first)
    expect(second.components.get('root')).toBe(first.components.get('root'))
    expect(second).toBe(first)
  })

  it('ends with deleteSurface, and starts clean again (FOLD-2, FOLD-3)', () => {
    const ended = fold([createSurface(), updateDataModel('/a', 1), updateComponents([text('root')]), deleteSurface()])
    expect(ended).toMatchObject({ status: 'deleted', components: new Map(), model: {} })
    const folded = foldV2(ended, [createSurface()], 's')
    expect(folded).toMatchObject({ ok: true, restarted: true })
    expect(fold([createSurface()], ended)).toEqual(fold([createSurface()]))
  })

  it('takes ids and keys that objects inherit as any other (DATA-3)', () => {
    const content = fold([createSurface(), updateComponents([text('constructor'), text('__proto__')])])
    expect([...content.components.keys()]).toEqual(['constructor', '__proto__'])
    expect(content.components.get('toString')).toBeUndefined()
  })
})

describe('messages out of order', () => {
  it.each<[string, Message[], string]>([
    ['components before the surface', [updateComponents([text('root')]), createSurface()], '/messages/0'],
    ['data before the surface', [updateDataModel('/a', 1)], '/messages/0'],
    ['an end before the surface', [deleteSurface()], '/messages/0'],
    ['a surface that lives', [createSurface(), createSurface()], '/messages/1/createSurface'],
    ['data after the end', [createSurface(), deleteSurface(), updateDataModel('/a', 1)], '/messages/2'],
    ['a second end', [createSurface(), deleteSurface(), deleteSurface()], '/messages/2'],
  ])('are refused: %s (FOLD-3)', (_what, messages, path) => {
    expect(refusedAt(messages)).toBe(path)
  })

  it('leave no trace, not even of the valid messages before (FOLD-3)', () => {
    const live = fold([createSurface(), updateDataModel('/a', 1), updateComponents([text('root', 'old')])])
    const before = structuredClone(live)
    expect(refusedAt([updateDataModel('/a', 2), updateComponents([text('root', 'new')]), createSurface()], live)).toBe(
      '/messages/2/createSurface',
    )
    expect(live).toEqual(before)
  })
})

describe('the data model', () => {
  it.each([['/'], [undefined]])('is written whole at %j, with no key of that name (DATA-1)', (path) => {
    expect(model(updateDataModel('/old', 1), updateDataModel(path, { t: 'A' }))).toEqual({ t: 'A' })
  })

  it.each([['/'], [undefined]])('is emptied by a removal at %j, and set to null by null (DATA-1)', (path) => {
    expect(model(updateDataModel('/old', 1), updateDataModel(path))).toEqual({})
    expect(model(updateDataModel('/old', 1), updateDataModel(path, null))).toBeNull()
  })

  it('unescapes the tokens of a path (DATA-1)', () => {
    const written = model(updateDataModel('/a~1b', 'slash'), updateDataModel('/m~0n', 'tilde'))
    expect(written).toEqual({ 'a/b': 'slash', 'm~n': 'tilde' })
    expect(modelPointer('/a~1b/~01')).toEqual(['a/b', '~1'])
  })

  it('creates parents, removes without shifting, and removes nothing where there is nothing (DATA-2)', () => {
    const items = updateDataModel('/items', ['x', 'y', 'z'])
    expect(model(items, updateDataModel('/items/1'))).toEqual({ items: ['x', null, 'z'] })
    expect(model(updateDataModel('/a/0/b', 1))).toEqual({ a: [{ b: 1 }] })
    expect(model(updateDataModel('/a/b/c'), updateDataModel('/b'))).toEqual({})
  })

  it.each<[string, Message[], string]>([
    ['below text', [updateDataModel('/a', { b: 's' }), updateDataModel('/a/b/c', 1)], '/messages/2'],
    [
      'at an index over 9,999',
      [updateDataModel('/items', ['a']), updateDataModel('/items/100000', 'z')],
      '/messages/2',
    ],
    ['at a word in an array', [updateDataModel('/items', ['a']), updateDataModel('/items/first', 'z')], '/messages/2'],
  ])('refuses the envelope for a write %s (FOLD-8)', (_what, messages, path) => {
    expect(refusedAt([createSurface(), ...messages])).toBe(`${path}/updateDataModel/path`)
  })

  it('lists where it was written, for the edits that this replaces (DATA-7)', () => {
    const folded = foldV2(undefined, [createSurface(), updateDataModel('/a/0', 1), updateDataModel('/b')], 's')
    expect(folded).toMatchObject({ overwritten: [['a', '0'], ['b']], restarted: true })
  })

  it('keeps all that a write did not touch as the same objects (FOLD-2)', () => {
    const before = fold([createSurface(), updateDataModel('/', { a: { x: 1 }, b: { y: [1] } })])
    const after = fold([updateDataModel('/a/x', 2)], before)
    const branch = ({ model: root }: ContentV2) => (root as { readonly b: object }).b
    expect(branch(after)).toBe(branch(before))
  })
})
