// What the data model holds has a budget where it is shown: as text, and as an entry, which a browser lays out in one (FOLD-7).
import { describe, expect, it } from 'vitest'
import type { Component } from '../../src/protocol/generated/types'
import { column, createSurface, text, updateComponents, updateDataModel } from '../state/messages'
import { envelopeV1, envelopeV2 } from './envelopes'
import { openStore } from './openStore'

const tooLarge = (message: string) => ({ status: 'stored', code: 'surface_too_large', errors: [{ path: '', message }] })

describe('bound text', () => {
  const bound = (id: string) => text(id, { path: '/a' })
  const message = 'The surface shows more than 1,000 characters of text.'

  it('counts as often as it is shown, whatever shows it (FOLD-7)', () => {
    const shownBy = (...parts: Component[]) => {
      const { receive } = openStore({ limits: { text: 1000 } })
      const children = parts.map(({ id }) => id)
      const document = [
        createSurface(),
        updateDataModel('/a', 'x'.repeat(400)),
        updateComponents([column('root', ...children), ...parts]),
      ]
      return receive(envelopeV2(document))
    }
    const path = '/a'
    const label = { path }
    const twice: readonly Component[][] = [
      [bound('t'), bound('u')],
      [{ id: 'f', component: 'TextField', label, value: label }],
      [{ id: 'p', component: 'ChoicePicker', options: ['v', 'w'].map((value) => ({ value, label })), value: [] }],
      [bound('t'), { id: 'b', component: 'Button', child: 't', action: { event: { name: 'resume' } } }],
      [{ ...text('t'), accessibility: { label, description: label } }],
    ]
    for (const parts of twice) {
      expect(shownBy(...parts).status).toBe('rendered')
      expect(shownBy(...parts, bound('third'))).toMatchObject(tooLarge(message))
    }
  })

  it('counts as the text that it is shown as (FOLD-7)', () => {
    const { receive } = openStore({ limits: { text: 1000 } })
    receive(envelopeV2([createSurface(), updateComponents([bound('root')])]))
    expect(receive(envelopeV2([updateDataModel('/a', { list: Array<number>(400).fill(1) })])).status).toBe('rendered')
    expect(receive(envelopeV2([updateDataModel('/a', { list: Array<number>(500).fill(1) })]))).toMatchObject(
      tooLarge(message),
    )
  })

  it('does not count where nothing shows it (FOLD-7)', () => {
    const { receive } = openStore({ limits: { text: 1000 } })
    const box: Component = { id: 'root', component: 'CheckBox', label: '', value: { path: '/a' } }
    const document = [createSurface(), updateDataModel('/a', 'x'.repeat(10_000)), updateComponents([box])]
    expect(receive(envelopeV2(document)).status).toBe('rendered')
  })
})

describe('a text that is put into a field', () => {
  const message = 'A text field of the surface would hold more than 16,384 characters.'
  const entry = (more: object = {}): Component => ({
    id: 'root',
    component: 'TextField',
    label: '',
    value: { path: '/a' },
    ...more,
  })

  it('is as long as the limit, and no longer (FOLD-7)', () => {
    const { receive } = openStore()
    const of = (length: number) => envelopeV2([updateDataModel('/a', 'x'.repeat(length))])
    receive(envelopeV2([createSurface(), updateComponents([entry()])]))
    expect(receive(of(16_384)).status).toBe('rendered')
    expect(receive(of(16_385))).toMatchObject(tooLarge(message))
    expect(receive(envelopeV2([updateDataModel('/a', { b: 'x'.repeat(16_380) })]))).toMatchObject(tooLarge(message))
  })

  it('is measured where it stands in the component, too (FOLD-7)', () => {
    const receive = (document: unknown) => openStore({ limits: { entry: 10 } }).receive(document)
    const withValue = (value: string) => envelopeV2([createSurface(), updateComponents([entry({ value })])])
    const withPlaceholder = (placeholder: string) =>
      envelopeV1([{ component: 'field.text', id: 'a', label: 'A label longer than that', placeholder }])
    for (const put of [withValue, withPlaceholder]) {
      expect(receive(put('x'.repeat(10))).status).toBe('rendered')
      expect(receive(put('x'.repeat(11)))).toMatchObject({ code: 'surface_too_large' })
    }
  })

  it('has no limit where a person enters it, whatever comes afterwards (FOLD-7, DATA-7)', () => {
    const { receive, surface } = openStore()
    receive(envelopeV2([createSurface(), updateComponents([entry()])]))
    surface().edit(['a'], 'x'.repeat(1_000_000), 'root')
    expect(receive(envelopeV2([updateDataModel('/b', 'more')])).status).toBe('rendered')
    expect(receive(envelopeV2([updateComponents([entry({ label: 'New' })])])).status).toBe('rendered')
    expect(surface().getModel()).toEqual({ a: 'x'.repeat(1_000_000), b: 'more' })
    expect(receive(envelopeV2([updateDataModel('/a', 'y'.repeat(16_385))]))).toMatchObject(tooLarge(message))
    expect(surface().getModel()).toEqual({ a: 'x'.repeat(1_000_000), b: 'more' })
  })
})
