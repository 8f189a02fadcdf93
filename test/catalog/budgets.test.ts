// What is legal by the schema may still be more than a page can lay out: options and text have a budget, counted before anything
// renders (FOLD-7).
import { describe, expect, it } from 'vitest'
import type { Component, ComponentV1 } from '../../src/protocol/generated/types'
import { DEFAULT_LIMITS } from '../../src/state/limits'
import { column, createSurface, text, updateComponents } from '../state/messages'
import { envelopeV1, envelopeV2, frame } from './envelopes'
import { openStore, stored } from './openStore'

const optionsOf = (count: number) => Array.from({ length: count }, () => ({ value: '', label: '' }))
const select = (id: string, count: number): ComponentV1 => ({
  component: 'field.select',
  id,
  label: '',
  options: optionsOf(count),
})
const picker = (id: string, count: number): Component => ({
  id,
  component: 'ChoicePicker',
  options: optionsOf(count),
  value: [],
})

const tooLarge = (message: string) => ({ status: 'stored', code: 'surface_too_large', errors: [{ path: '', message }] })

describe('options', () => {
  it('of a surface of version 1 are as many as the limit, and not one more (FOLD-7)', () => {
    const { receive, store } = openStore()
    expect(receive(envelopeV1([select('a', 131_071), select('b', 1)])).status).toBe('rendered')
    const document = envelopeV1([select('a', 131_071), select('b', 2)])
    const record = stored(receive(document))
    expect(record).toMatchObject(tooLarge('The surface offers more than 131,072 options.'))
    expect(record.received).toBe(document)
    expect(store.getSurfaces()[0]?.status).toBe('live')
  })

  it('count as often as their choice is shown (FOLD-7)', () => {
    const { receive } = openStore({ limits: { options: 6 } })
    const shown = (times: number) => [column('root', ...Array<string>(times).fill('p')), picker('p', 3)]
    expect(receive(envelopeV2([createSurface(), updateComponents(shown(2))])).status).toBe('rendered')
    expect(receive(envelopeV2([updateComponents(shown(3))]))).toMatchObject(
      tooLarge('The surface offers more than 6 options.'),
    )
  })

  it('of choices that are nowhere shown do not count (FOLD-7)', () => {
    const { receive } = openStore({ limits: { options: 1 } })
    expect(receive(envelopeV2([createSurface(), updateComponents([text('root'), picker('p', 3)])])).status).toBe(
      'rendered',
    )
  })
})

describe('text', () => {
  const words = (length: number): ComponentV1 => ({ component: 'text', text: 'x'.repeat(length - 'text'.length) })

  it('of a surface of version 1 is as long as the limit, and no longer (FOLD-7)', () => {
    const { receive } = openStore()
    expect(receive(envelopeV1([words(DEFAULT_LIMITS.text)])).status).toBe('rendered')
    expect(receive(envelopeV1([words(DEFAULT_LIMITS.text - 5), words(6)]))).toMatchObject(
      tooLarge('The components of the surface hold more than 2,000,000 characters of text.'),
    )
  })

  it('counts the title (FOLD-7)', () => {
    const { receive } = openStore({ limits: { text: 10 } })
    expect(receive(envelopeV1([words(5)], {}, '12345')).status).toBe('rendered')
    expect(receive(envelopeV1([words(5)], {}, '123456'))).toMatchObject({ code: 'surface_too_large' })
  })

  it('counts wherever it is shown, inside a button too (FOLD-7)', () => {
    const send: Component = { id: 'b', component: 'Button', child: 't', action: { event: { name: 'resume' } } }
    const parts = [column('root', 't', 'b', 't'), send, text('t', 'x'.repeat(100))]
    const receiveUnder = (limit: number) =>
      openStore({ limits: { text: limit } }).receive(envelopeV2([createSurface(), updateComponents(parts)])).status
    expect(receiveUnder(300)).toBe('stored')
    expect(receiveUnder(400)).toBe('rendered')
  })
})

describe('an update over a budget', () => {
  it('is stored, and the live surface stays with what the person entered (FOLD-7, STORE-3)', () => {
    const { receive, surface } = openStore({ limits: { options: 4, text: 200 } })
    receive(envelopeV2([createSurface(), updateComponents([column('root', 'p', 't'), picker('p', 3), text('t')])]))
    surface().edit(['a'], 'mine', 'p')
    const before = surface().getState()
    for (const part of [picker('p', 5), text('t', 'x'.repeat(200))]) {
      expect(receive(envelopeV2([updateComponents([part])]))).toMatchObject({ code: 'surface_too_large' })
      expect(surface().getState()).toBe(before)
    }
    expect(surface().getModel()).toEqual({ a: 'mine' })
    expect(receive(envelopeV2([updateComponents([picker('p', 4)])])).status).toBe('rendered')
  })

  it('by a delta frame is stored as well (FOLD-7, DELTA-4)', () => {
    const { receive } = openStore({ limits: { options: 2 } })
    receive(envelopeV1([select('a', 2)]))
    const grow = frame([{ op: 'add', path: '/surface/components/0/options/-', value: { value: '', label: '' } }])
    expect(receive(grow)).toMatchObject({ status: 'stored', code: 'surface_too_large' })
  })
})
