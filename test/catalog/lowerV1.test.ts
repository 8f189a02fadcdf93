// Version 1 as view nodes: one column in the order given (V1-1…5).
import { describe, expect, it } from 'vitest'
import { childrenOf, type Node } from '../../src/catalog/node'
import type { ComponentV1 } from '../../src/protocol/generated/types'
import { buttonV1, envelopeV1, fieldCheckbox, fieldText } from './envelopes'
import { openStore, stored } from './openStore'

function lowered(components: readonly ComponentV1[], title?: string): { kinds: unknown; parts: readonly Node[] } {
  const { receive, surface } = openStore()
  expect(receive(envelopeV1(components, {}, title)).status).toBe('rendered')
  const parts = childrenOf(surface('f').getState().view?.root)
  return {
    parts,
    kinds: parts.map(({ kind }) => kind),
  }
}

describe('the seven components', () => {
  const all: readonly ComponentV1[] = [
    { component: 'heading', text: 'H', level: 2 },
    { component: 'text', text: 'T' },
    { component: 'field.text', id: 'ft', label: 'FT', placeholder: 'P' },
    { component: 'field.date', id: 'fd', label: 'FD', required: true },
    { component: 'field.select', id: 'fs', label: 'FS', options: [{ value: 'x', label: 'X' }] },
    fieldCheckbox('fc', true),
    buttonV1('ok'),
  ]

  it('appear in the order given, the title before them (V1-1)', () => {
    expect(lowered(all, 'Title').kinds).toEqual([
      'heading',
      'heading',
      'text',
      'textField',
      'dateTime',
      'choice',
      'checkbox',
      'button',
    ])
    expect(lowered([...all].reverse()).kinds).toEqual([
      'button',
      'checkbox',
      'choice',
      'dateTime',
      'textField',
      'text',
      'heading',
    ])
    expect(lowered([]).kinds).toEqual([])
  })

  it('are bound by id, with their own words (V1-1, V1-2)', () => {
    const { parts } = lowered(all)
    expect(parts[2]).toMatchObject({
      componentId: 'ft',
      label: { literal: 'FT' },
      placeholder: 'P',
      value: { pointer: ['ft'] },
    })
    expect(parts[3]).toMatchObject({ type: 'date', required: true, checks: [{ pointer: ['fd'] }] })
    expect(parts[4]).toMatchObject({ values: ['x'], labels: [{ literal: 'X' }], multiple: false, encoding: 'text' })
    expect(parts[4]).toMatchObject({ display: 'plain', filterable: false })
    expect(parts[6]).toMatchObject({ componentId: 'ok', target: 'resume', content: [{ literal: 'Label of ok' }] })
  })

  it('keep the outline: a title is the first heading, and what follows lies below it (V1-1, REND-1)', () => {
    const heading: ComponentV1 = { component: 'heading', text: 'H' }
    const depths = ({ parts }: { readonly parts: readonly Node[] }) =>
      parts.map((part) => part.kind === 'heading' && part.depth)
    expect(depths(lowered([heading, { ...heading, level: 3 }]))).toEqual([0, 2])
    expect(depths(lowered([heading, { ...heading, level: 6 }], 'Title'))).toEqual([0, 1, 6])
  })

  it('have one main button: the first that answers, whatever asks before it (V1-1)', () => {
    const { parts } = lowered([
      buttonV1('ask', 'exchange'),
      buttonV1('ok'),
      buttonV1('no'),
      buttonV1('more', 'exchange'),
    ])
    expect(parts.map((part) => part.kind === 'button' && part.variant)).toEqual([
      'default',
      'primary',
      'default',
      'default',
    ])
  })

  it('have one parent, buttons too, in which buttons that follow one another stand side by side (V1-1, DATA-7)', () => {
    const { surface, receive } = openStore()
    receive(envelopeV1([buttonV1('a'), buttonV1('b', 'exchange'), fieldText('f'), buttonV1('c')]))
    expect(surface('f').getState().view?.root).toMatchObject({
      kind: 'column',
      flow: true,
      children: [{ kind: 'button' }, { kind: 'button' }, { kind: 'textField' }, { kind: 'button' }],
    })
  })
})

describe('ids', () => {
  it.each(['__proto__', 'constructor', 'a/b', '~', ''])('may be %j, for fields and buttons alike (V1-4)', (id) => {
    const { parts } = lowered([fieldText(id, true), buttonV1(id)])
    expect(parts[0]).toMatchObject({ componentId: id, value: { pointer: [id] }, checks: [{ pointer: [id] }] })
  })

  it('of two fields of one kind share one value (V1-4)', () => {
    const { parts } = lowered([fieldText('a'), fieldText('a')])
    expect(parts).toMatchObject([{ value: { pointer: ['a'] } }, { value: { pointer: ['a'] } }])
    expect(parts[0]?.key).not.toBe(parts[1]?.key)
  })

  it.each(['a', '__proto__', 'constructor', ''])('of fields of two kinds are ambiguous: %j (V1-4)', (id) => {
    const { receive } = openStore()
    const record = stored(receive(envelopeV1([fieldText('x'), fieldText(id), fieldCheckbox(id)])))
    expect(record).toMatchObject({ code: 'ambiguous_field', surfaceKey: 'f' })
    expect(record.errors).toMatchObject([
      { code: 'VALIDATION_FAILED', surfaceId: 'f', path: '/surface/components/2/id' },
    ])
    expect(record.errors[0]?.message).toContain(JSON.stringify(id))
  })

  it('are no matter between a field and a button, or of headings and texts (V1-4)', () => {
    expect(lowered([fieldText('a'), buttonV1('a'), fieldCheckbox('b'), buttonV1('b')]).parts).toHaveLength(4)
  })
})

describe('a host of any version', () => {
  it.each([[undefined], [0], [1]])('renders schemaVersion %j (V1-5)', (schemaVersion) => {
    const { receive, store } = openStore()
    const envelope = { ...envelopeV1([fieldText('a')]), schemaVersion }
    if (schemaVersion === undefined) Reflect.deleteProperty(envelope, 'schemaVersion')
    const record = receive(envelope)
    expect(record).toMatchObject({ status: 'rendered', surfaceKey: 'f' })
    expect(store.getSurfaces()).toMatchObject([{ surfaceKey: 'f', version: 1, status: 'live', model: { a: '' } }])
  })
})
