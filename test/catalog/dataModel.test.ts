// Data, edits and checks as they were reported broken elsewhere, from the envelope to what a control reads (DATA-1…7, CHECK-3).
import { describe, expect, it } from 'vitest'
import { firstFailing } from '../../src/catalog/checks'
import { toText } from '../../src/catalog/coerce'
import { readSource } from '../../src/catalog/reader'
import type { JsonValue } from '../../src/json/jsonValue'
import type { Component, Message } from '../../src/protocol/generated/types'
import {
  button,
  column,
  createSurface,
  required,
  text,
  textField,
  updateComponents,
  updateDataModel,
} from '../state/messages'
import { envelopeV2 } from './envelopes'
import { openStore, type OpenStore } from './openStore'

/** Every message in an envelope of its own; the statuses of all. */
function deliver({ store }: OpenStore, ...messages: readonly Message[]): string[] {
  return messages.map((message) => store.receive(envelopeV2([message])).status)
}

function shownBy({ node, surface }: OpenStore, id: string): string {
  const found = node(id)
  if (!('text' in found)) throw new Error(`"${id}" is no text.`)
  return toText(readSource(surface(), found.text))
}

/** Types into a field, by the pointer that its own node has. */
function type({ node, surface }: OpenStore, id: string, value: JsonValue): void {
  const found = node(id)
  if (!('value' in found) || !('pointer' in found.value)) throw new Error(`"${id}" is bound to nothing.`)
  surface().edit(found.value.pointer, value, id)
}

describe('paths', () => {
  it('are unescaped once, so that a key with a slash is one key (DATA-1, DATA-5)', () => {
    const open = openStore()
    const fields = [column('root', 'x', 'y'), textField('x', '/a~1b'), textField('y', '/m~0n')]
    deliver(open, createSurface(), updateDataModel('/', { 'a/b': 'slash', 'm~n': 'tilde' }), updateComponents(fields))
    type(open, 'x', 'slash!')
    expect(open.surface().getModel()).toEqual({ 'a/b': 'slash!', 'm~n': 'tilde' })
  })

  it.each<[string, Message]>([
    ['/', updateDataModel('/', { t: 'A' })],
    ['no path', updateDataModel(undefined, { t: 'A' })],
  ])('mean the whole model by %s (DATA-1)', (_how, message) => {
    const open = openStore()
    deliver(open, createSurface(), message, updateComponents([text('root', { path: '/t' })]))
    expect(shownBy(open, 'root')).toBe('A')
    expect(open.surface().getModel()).toEqual({ t: 'A' })
  })

  it('are never empty: such an envelope is stored (DATA-1, ADM-2)', () => {
    const open = openStore()
    expect(deliver(open, createSurface(), updateDataModel('', { t: 'A' }))).toEqual(['rendered', 'stored'])
    expect(open.surface().getModel()).toEqual({})
  })
})

describe('writes', () => {
  it.each<[string, Message, Message, JsonValue]>([
    ['below text', updateDataModel('/a', { b: 's' }), updateDataModel('/a/b/c', 1), { a: { b: 's' } }],
    ['at a giant index', updateDataModel('/items', ['a']), updateDataModel('/items/100000', 'z'), { items: ['a'] }],
    ['at a word in an array', updateDataModel('/items', ['a']), updateDataModel('/items/first', 'z'), { items: ['a'] }],
  ])('%s are stored with an error, and the model stays (FOLD-8)', (_where, first, second, model) => {
    const open = openStore()
    expect(deliver(open, createSurface(), first, second)).toEqual(['rendered', 'rendered', 'stored'])
    expect(open.surface().getModel()).toEqual(model)
    expect(open.store.getRecords().at(-1)).toMatchObject({ code: 'envelope_invalid', surfaceKey: 's' })
  })

  it('that remove a slot leave the rest where it is (DATA-2)', () => {
    const open = openStore()
    const texts = [
      column('root', 'hole', 'last'),
      text('hole', { path: '/items/1' }),
      text('last', { path: '/items/2' }),
    ]
    deliver(
      open,
      createSurface(),
      updateDataModel('/items', ['x', 'y', 'z']),
      updateDataModel('/items/1'),
      updateComponents(texts),
    )
    expect([shownBy(open, 'hole'), shownBy(open, 'last')]).toEqual(['', 'z'])
    expect(open.surface().read(['items'])).toHaveLength(3)
  })

  it('show as what they are: 0, false, nothing, JSON (DATA-4)', () => {
    const open = openStore()
    const texts = ['z', 'f', 'n', 'o', 'gone'].map((id) => text(id, { path: `/${id}` }))
    const data = updateDataModel('/', { z: 0, f: false, n: null, o: { k: [1] } })
    deliver(open, createSurface(), data, updateComponents([column('root', 'z', 'f', 'n', 'o', 'gone'), ...texts]))
    expect(['z', 'f', 'n', 'o', 'gone'].map((id) => shownBy(open, id))).toEqual(['0', 'false', '', '{"k":[1]}', ''])
  })

  it("reach everything that is bound there, the person's too (DATA-5)", () => {
    const open = openStore()
    const parts = [
      column('root', 'in', 'out', 'all'),
      textField('in', '/a/b'),
      text('out', { path: '/a/b' }),
      text('all', { path: '/a' }),
    ]
    deliver(open, createSurface(), updateComponents(parts))
    type(open, 'in', 'typed')
    expect([shownBy(open, 'out'), shownBy(open, 'all')]).toEqual(['typed', '{"b":"typed"}'])
  })

  it('that remove what a field shows leave the field, empty and the same (DATA-7)', () => {
    const open = openStore()
    deliver(open, createSurface(), updateDataModel('/n', 'Ada'), updateComponents([textField('root', '/n')]))
    type(open, 'root', 'Eve')
    const before = open.node('root')
    deliver(open, updateDataModel('/n'))
    expect(open.node('root')).toBe(before)
    expect(open.surface().read(['n'])).toBeUndefined()
  })
})

describe('a surface that exists', () => {
  it('is not replaced by a second beginning, and what was typed stays (FOLD-3, DATA-7)', () => {
    const open = openStore()
    deliver(open, createSurface(), updateComponents([textField('root', '/n')]))
    type(open, 'root', 'Ada')
    expect(deliver(open, createSurface())).toEqual(['stored'])
    expect(open.surface().getModel()).toEqual({ n: 'Ada' })
  })
})

describe("an action of an agent's own making", () => {
  it.each([
    { call: 'openUrl', args: { url: 'https://example.test' } },
    { functionCall: { call: 'openUrl', args: { url: 'javascript:alert(1)' } } },
    { event: { name: 'navigate' } },
    { event: { name: 'resume', url: 'https://example.test' } },
  ])('is refused, and nothing is shown of it: %j (ACT-1)', (action) => {
    const open = openStore()
    const root = { id: 'root', component: 'Button', child: 'l', action } as unknown as Component
    expect(deliver(open, createSurface(), updateComponents([root, text('l')]))).toEqual(['rendered', 'stored'])
    expect(open.surface().getState().view?.buttons).toEqual([])
  })
})

describe('what a resume waits for', () => {
  it('follows the data: waiting, ready, and waiting again (CHECK-3)', () => {
    const open = openStore()
    const field = { ...textField('n', '/n'), ...required('/n') } as Component
    deliver(open, createSurface(), updateComponents([column('root', 'n', 'b'), field, ...button('b', 'resume')]))
    const failing = () => firstFailing(open.surface().getState().view?.fields ?? [], open.surface())?.componentId
    expect(failing()).toBe('n')
    type(open, 'n', 'x')
    expect(failing()).toBeUndefined()
    deliver(open, updateDataModel('/n', ''))
    expect(failing()).toBe('n')
  })
})
