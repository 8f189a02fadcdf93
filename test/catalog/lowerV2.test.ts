// Version 2 as view nodes: references, placeholders, cycles, and what lies in a button (FOLD-4, FOLD-6, ACT-6).
import { describe, expect, it, vi } from 'vitest'
import type { Node } from '../../src/catalog/node'
import { childrenOf } from '../../src/catalog/node'
import type { Component } from '../../src/protocol/generated/types'
import { button, column, createSurface, required, text, textField, updateComponents } from '../state/messages'
import { envelopeV2 } from './envelopes'
import { openStore } from './openStore'

function openWith(...components: Component[]) {
  const onDiagnostic = vi.fn()
  const open = openStore({ onDiagnostic })
  open.receive(envelopeV2([createSurface(), updateComponents(components)]))
  return { ...open, onDiagnostic, root: () => open.surface().getState().view?.root }
}

/** A node as its id and its children: `root(a b(c))`, and `?` after one that has not arrived. */
function outline(node: Node | undefined): string {
  if (node === undefined) return ''
  const children = childrenOf(node).map(outline).join(' ')
  return `${node.componentId}${node.kind === 'placeholder' ? '?' : ''}${children && `(${children})`}`
}

describe('before root has come', () => {
  it('there is nothing to show and no action, then both (FOLD-4)', () => {
    const { root, receive, surface, store } = openWith(...button('b', 'resume'), text('t'))
    expect(surface().getState().view).toMatchObject({ root: undefined, fields: [], buttons: [] })
    expect(store.getSurfaces()).toMatchObject([{ status: 'waiting' }])
    receive(envelopeV2([updateComponents([column('root', 't', 'b')])]))
    expect(outline(root())).toBe('root(t b)')
    expect(store.getSurfaces()).toMatchObject([{ status: 'live' }])
  })
})

describe('a reference to what has not arrived', () => {
  it('is a placeholder in its place, and fills in (FOLD-6)', () => {
    const { root, receive, onDiagnostic } = openWith(column('root', 'a', 'ghost', 'b'), text('a'), text('b'))
    expect(outline(root())).toBe('root(a ghost? b)')
    receive(envelopeV2([updateComponents([{ id: 'ghost', component: 'Card', child: 'later' }])]))
    expect(outline(root())).toBe('root(a ghost(later?) b)')
    expect(onDiagnostic).not.toHaveBeenCalled()
  })

  it('may occur 256 times, and names like any other (FOLD-6, DATA-3)', () => {
    const ids = Array.from({ length: 254 }, (_, index) => `g${String(index)}`)
    const { root } = openWith(column('root', ...ids, 'constructor', '__proto__'))
    expect(childrenOf(root()).map(({ kind }) => kind)).toEqual(Array(256).fill('placeholder'))
  })
})

describe('a reference that closes a cycle', () => {
  it.each<[string, Component[], string, string[]]>([
    ['itself', [column('root', 'root', 'a'), text('a')], 'root(a)', ['root']],
    ['its parent', [column('root', 'a'), column('a', 'root', 'b'), text('b')], 'root(a(b))', ['a']],
    ['a card around it', [column('root', 'c'), { id: 'c', component: 'Card', child: 'c' }], 'root(c)', ['c']],
    ['two ways', [column('root', 'a', 'b'), column('a', 'b'), column('b', 'a')], 'root(a(b) b(a))', ['b', 'a']],
  ])('is cut there, and the rest is shown: %s (FOLD-6)', (_what, components, expected, at) => {
    const { root, onDiagnostic } = openWith(...components)
    expect(outline(root())).toBe(expected)
    expect(onDiagnostic.mock.calls).toEqual(
      at.map((componentId) => [
        {
          code: 'cycle_cut',
          surfaceKey: 's',
          componentId,
          message: expect.stringContaining(componentId) as string,
        },
      ]),
    )
  })

  it('is told of by the components on it, and no others (FOLD-6)', () => {
    const { onDiagnostic } = openWith(column('root', 'a'), column('a', 'b'), column('b', 'a'))
    expect(onDiagnostic.mock.calls).toMatchObject([[{ message: expect.stringContaining(' a→b→a ') as string }]])
  })

  it('is told of once, however often the surface is updated (FOLD-6)', () => {
    const { receive, onDiagnostic } = openWith(column('root', 'root', 'a'), text('a'))
    receive(envelopeV2([updateComponents([text('a', 'new')])]), envelopeV2([updateComponents([text('a', 'newer')])]))
    expect(onDiagnostic).toHaveBeenCalledTimes(1)
  })

  it('is no sharing: one component in two places is shown twice (FOLD-6)', () => {
    const { root, onDiagnostic } = openWith(column('root', 'a', 'b', 'a'), column('b', 'a'), text('a'))
    expect(outline(root())).toBe('root(a b(a) a)')
    expect(onDiagnostic).not.toHaveBeenCalled()
  })
})

describe('what lies in a button', () => {
  it('becomes its text, in reading order, and nothing in it is live (ACT-6)', () => {
    const action = { event: { name: 'exchange' as const } }
    const { root, surface, onDiagnostic } = openWith(
      { id: 'root', component: 'Button', child: 'col', action: { event: { name: 'resume' } } },
      column('col', 't', 'field', 'box', 'inner', 'line', 'ghost', 'col'),
      text('t', { path: '/t' }),
      { ...textField('field', '/f'), ...required('/f') },
      { id: 'box', component: 'CheckBox', label: 'Box', value: false },
      { id: 'inner', component: 'Button', child: 'card', action },
      { id: 'card', component: 'Card', child: 'said' },
      text('said', 'Said'),
      { id: 'line', component: 'Divider' },
    )
    expect(root()).toMatchObject({
      kind: 'button',
      content: [{ pointer: ['t'] }, { literal: 'field' }, { literal: 'Box' }, { literal: 'Said' }],
    })
    expect(surface().getState().view).toMatchObject({ fields: [], buttons: [{ componentId: 'root' }] })
    expect(onDiagnostic).toHaveBeenCalledTimes(1)
  })

  it('is what a choice and a date are called, and nothing of one that has no label (ACT-6)', () => {
    const value = { path: '/v' }
    const { root } = openWith(
      { id: 'root', component: 'Button', child: 'col', action: { event: { name: 'resume' } } },
      column('col', 'choice', 'unnamed', 'when', 'whenever'),
      { id: 'choice', component: 'ChoicePicker', label: 'Which', options: [{ label: 'One', value: '1' }], value },
      { id: 'unnamed', component: 'ChoicePicker', options: [{ label: 'One', value: '1' }], value },
      { id: 'when', component: 'DateTimeInput', label: { path: '/when' }, value },
      { id: 'whenever', component: 'DateTimeInput', value },
    )
    expect(root()).toMatchObject({ content: [{ literal: 'Which' }, { pointer: ['when'] }] })
  })

  it('is new in the button when it changes there (ACT-6)', () => {
    const { root, receive } = openWith({ ...button('root', 'resume')[0], child: 't' } as Component, text('t', 'old'))
    const before = root()
    receive(envelopeV2([updateComponents([text('t', 'new')])]))
    expect(root()).toMatchObject({ key: before?.key, content: [{ literal: 'new' }] })
  })
})
