// A node keeps its key while it is the same component in the same place, and stays the same object while nothing of it changed:
// this is what keeps focus, caret and local state, and what costs no render (FOLD-2, DATA-7).
import { describe, expect, it } from 'vitest'
import { childrenOf } from '../../src/catalog/node'
import type { Component, ComponentV1 } from '../../src/protocol/generated/types'
import {
  button,
  column,
  createSurface,
  deleteSurface,
  text,
  textField,
  updateComponents,
  updateDataModel,
} from '../state/messages'
import { buttonV1, envelopeV1, envelopeV2, fieldCheckbox, fieldText, frame } from './envelopes'
import { openStore, type OpenStore } from './openStore'

function openWith(...components: Component[]) {
  const open = openStore()
  open.receive(envelopeV2([createSurface(), updateComponents(components)]))
  return { ...open, update: (...next: Component[]) => open.receive(envelopeV2([updateComponents(next)])) }
}

function keysOf({ node }: OpenStore, ids: readonly string[], key = 's'): Record<string, number> {
  return Object.fromEntries(ids.map((id) => [id, node(id, key).key]))
}

const abc = [column('root', 'a', 'b', 'c'), textField('a'), textField('b'), textField('c')] as const

describe('keys in version 2', () => {
  it.each<[string, Component]>([
    ['reordered', column('root', 'c', 'a', 'b')],
    ['moved apart by a new one', column('root', 'a', 'new', 'b', 'c')],
    ['given a new one in front', column('root', 'new', 'a', 'b', 'c')],
    ['put into a row, which is no column', { id: 'root', component: 'Row', children: ['a', 'b', 'c'] }],
  ])('stay with their components when siblings are %s (FOLD-2, DATA-7)', (_how, root) => {
    const open = openWith(...abc)
    const before = keysOf(open, ['a', 'b', 'c'])
    open.update(root, text('new'))
    expect(keysOf(open, ['a', 'b', 'c'])).toEqual(before)
  })

  it('stay with those that are left, and a component that comes back is new (FOLD-2)', () => {
    const open = openWith(...abc)
    const before = keysOf(open, ['a', 'b', 'c'])
    open.update(column('root', 'a', 'c'))
    expect(keysOf(open, ['a', 'c'])).toEqual({ a: before['a'], c: before['c'] })
    open.update(column('root', 'a', 'b', 'c'))
    expect(Object.values(before)).not.toContain(open.node('b').key)
  })

  it('stay through an upsert, and are new for another type (FOLD-2)', () => {
    const open = openWith(...abc)
    const { key } = open.node('a')
    open.surface().editLocal(key, '', 'typed')
    open.update({ ...textField('a'), label: 'Other words' } as Component)
    expect(open.node('a').key).toBe(key)
    open.update({ id: 'a', component: 'CheckBox', label: 'a', value: false })
    expect(open.node('a').key).not.toBe(key)
    open.update(textField('a'))
    expect(open.surface().readLocal(open.node('a').key, '')).toBe('')
  })

  it("of siblings stay when a late component takes its placeholder's place (FOLD-6, DATA-7)", () => {
    const open = openWith(column('root', 'a', 'late', 'b'), textField('a'), textField('b'))
    const before = keysOf(open, ['root', 'a', 'b', 'late'])
    open.update(textField('late'))
    const after = keysOf(open, ['root', 'a', 'b', 'late'])
    expect(after).toEqual({ ...before, late: after['late'] })
    expect(after['late']).not.toBe(before['late'])
  })

  it('are two for one component in two places, each staying in its place (REND-8)', () => {
    const open = openWith(
      column('root', 'a', 'card', 'a'),
      { id: 'card', component: 'Card', child: 'a' },
      textField('a'),
    )
    const keys = () =>
      open
        .surface()
        .getState()
        .view?.fields.map(({ key }) => key)
    const before = keys()
    expect(new Set(before).size).toBe(3)
    open.update({ ...textField('a'), label: 'Other words' } as Component)
    expect(keys()).toEqual(before)
  })

  it.each([
    [
      ['a', 'b', 'a'],
      ['a', 'c', 'a'],
      [0, 2],
    ],
    [
      ['x', 'a', 'a'],
      ['y', 'a', 'a'],
      [1, 2],
    ],
  ])('stay with each of the places that %j and %j have in common (REND-8, DATA-7)', (first, next, same) => {
    const open = openWith(column('root', ...first), ...['a', 'b', 'c', 'x', 'y'].map((id) => textField(id)))
    const keys = () => childrenOf(open.node('root')).map(({ key }) => key)
    const before = keys()
    open.update(column('root', ...next))
    expect(same.map((index) => keys()[index])).toEqual(same.map((index) => before[index]))
    expect(new Set(keys()).size).toBe(3)
  })

  it('are never used again by a surface that begins anew (FOLD-3)', () => {
    const open = openWith(...abc)
    const before = Object.values(keysOf(open, ['root', 'a', 'b', 'c']))
    open.receive(envelopeV2([deleteSurface(), createSurface(), updateComponents(abc)]))
    for (const key of Object.values(keysOf(open, ['root', 'a', 'b', 'c']))) expect(before).not.toContain(key)
    expect(open.surface().getState().view?.fields).toHaveLength(3)
  })
})

describe('nodes in version 2', () => {
  it('stay the same objects where nothing changed, and only the way to the change is new (FOLD-2)', () => {
    const open = openWith(
      column('root', 'left', 'right'),
      column('left', 'a'),
      column('right', 'b'),
      text('a'),
      text('b'),
      ...button('x', 'resume'),
    )
    const before = ['root', 'left', 'right', 'a', 'b'].map((id) => open.node(id))
    open.update(text('b', 'two!'))
    const changed = ['root', 'left', 'right', 'a', 'b'].map((id, index) => open.node(id) !== before[index])
    expect(changed).toEqual([true, false, true, false, true])
  })

  it('all stay through data, and through components that say the same again (FOLD-2)', () => {
    const open = openWith(...abc, ...button('ok', 'resume', { a: { path: '/a' } }))
    const { view } = open.surface().getState()
    open.receive(envelopeV2([updateDataModel('/a', 1)]))
    open.update(...abc, ...button('ok', 'resume', { a: { path: '/a' } }))
    expect(open.surface().getState().view?.root).toBe(view?.root)
  })

  it('are not lowered again for data, nor for components that say the same again (FOLD-2)', () => {
    const open = openWith(...abc)
    const { view } = open.surface().getState()
    open.receive(envelopeV2([updateDataModel('/a', 1)]))
    open.update(...abc)
    expect(open.surface().getState().view).toBe(view)
    expect(open.surface().getState().content).toMatchObject({ model: { a: 1 } })
  })

  it('take the last of two equal ids, though it says what was said before (FOLD-2)', () => {
    const open = openWith(column('root', 'a'), text('a', 'first'))
    const before = open.node('a')
    open.update(text('a', 'second'), text('a', 'first'))
    expect(open.node('a')).toMatchObject({ ...before, origin: text('a', 'first') })
    expect(open.node('a')).toMatchObject({ text: { literal: 'first' } })
  })
})

describe('keys in version 1', () => {
  const form: readonly ComponentV1[] = [fieldText('a'), fieldText('b'), fieldCheckbox('c'), buttonV1('ok')]

  it('stay through a full payload that adds, removes, reorders and rewords (DELTA-4, DATA-7)', () => {
    const open = openStore()
    open.receive(envelopeV1(form))
    const before = keysOf(open, ['a', 'c', 'ok'], 'f')
    const reworded = { ...fieldText('a'), label: 'Other words' } as ComponentV1
    open.receive(
      envelopeV1(
        [{ component: 'text', text: 'New' }, fieldCheckbox('c'), buttonV1('more'), buttonV1('ok'), reworded],
        {},
        'Title',
      ),
    )
    expect(keysOf(open, ['a', 'c', 'ok'], 'f')).toEqual(before)
  })

  it('of buttons stay, in the same parent, when a text comes between them or goes (DATA-7)', () => {
    const open = openStore()
    open.receive(envelopeV1([buttonV1('a'), buttonV1('b', 'exchange')]))
    const before = keysOf(open, ['a', 'b'], 'f')
    for (const between of [[{ component: 'text', text: 'or' } as const], []]) {
      open.receive(envelopeV1([buttonV1('a'), ...between, buttonV1('b', 'exchange')]))
      expect(keysOf(open, ['a', 'b'], 'f')).toEqual(before)
      const { root } = open.surface('f').getState().view ?? {}
      expect(childrenOf(root).filter(({ kind }) => kind === 'button')).toHaveLength(2)
    }
  })

  it('of texts are known by what they say, so that one more moves no other part, and one that grows stays (DATA-7)', () => {
    const open = openStore()
    const say = (...words: string[]) => words.map((word) => ({ component: 'text', text: word }) as const)
    const parts = () => childrenOf(open.surface('f').getState().view?.root)
    open.receive(envelopeV1([...say('one'), fieldText('a'), ...say('two')]))
    const before = parts().map(({ key }) => key)
    open.receive(envelopeV1([...say('new', 'one'), fieldText('a'), ...say('two')]))
    expect(parts().map(({ key }) => key)).toEqual([expect.any(Number), ...before])
    expect(before).not.toContain(parts()[0]?.key)
    open.receive(envelopeV1([...say('new', 'one'), fieldText('a'), ...say('two and more')]))
    expect(parts().map(({ key }) => key)).toEqual([expect.any(Number), ...before])
  })

  it('and their order are those of the payload when a part is put at the end (V1-1, DELTA-5)', () => {
    const open = openStore()
    open.receive(envelopeV1([fieldText('a')]), envelopeV1([fieldText('a'), fieldText('b')]))
    expect(
      open
        .surface('f')
        .getState()
        .view?.fields.map(({ componentId }) => componentId),
    ).toEqual(['a', 'b'])
    open.receive(envelopeV1([fieldText('a')]))
    expect(
      open
        .surface('f')
        .getState()
        .view?.fields.map(({ componentId }) => componentId),
    ).toEqual(['a'])
  })

  it('stay through frames, and are new for a field of another kind (DELTA-5)', () => {
    const open = openStore()
    open.receive(envelopeV1(form))
    const before = keysOf(open, ['a', 'b', 'c', 'ok'], 'f')
    open.receive(frame([{ op: 'replace', path: '/surface/components/1', value: fieldCheckbox('b') as never }]))
    const after = keysOf(open, ['a', 'b', 'c', 'ok'], 'f')
    expect(after).toEqual({ ...before, b: after['b'] })
    expect(after['b']).not.toBe(before['b'])
  })

  it('belong to headings and to a whole view that stay the same objects, too (V1-5)', () => {
    const open = openStore()
    const heading: ComponentV1 = { component: 'heading', text: 'H' }
    open.receive(envelopeV1([heading, ...form], {}, 'Title'))
    const { view } = open.surface('f').getState()
    open.receive(envelopeV1([heading, ...form], {}, 'Title'))
    expect(open.surface('f').getState().view).toBe(view)
    open.receive(envelopeV1([heading], {}, 'Title'))
    expect(childrenOf(open.surface('f').getState().view?.root)[1]).toBe(childrenOf(view?.root)[1])
  })

  it('belong to nodes that stay the same objects where nothing changed (V1-5)', () => {
    const open = openStore()
    open.receive(envelopeV1(form))
    const before = ['a', 'b', 'c', 'ok'].map((id) => open.node(id, 'f'))
    const { root } = open.surface('f').getState().view ?? {}
    open.receive(envelopeV1(structuredClone(form)))
    expect(open.surface('f').getState().view?.root).toBe(root)
    open.receive(frame([{ op: 'replace', path: '/surface/components/0/label', value: 'Other words' }]))
    expect(['a', 'b', 'c', 'ok'].map((id, index) => open.node(id, 'f') === before[index])).toEqual([
      false,
      true,
      true,
      true,
    ])
  })
})
