// What each component of version 2 says, as the node that it becomes (REND-2…6, CHECK-1, ACT-2).
import { describe, expect, it } from 'vitest'
import type { Component } from '../../src/protocol/generated/types'
import { createSurface, required, updateComponents } from '../state/messages'
import { envelopeV2 } from './envelopes'
import { openStore } from './openStore'

function nodeOf(component: Record<string, unknown>) {
  const { receive, node } = openStore()
  expect(
    receive(envelopeV2([createSurface(), updateComponents([{ id: 'root', ...component } as Component])])),
  ).toMatchObject({
    status: 'rendered',
  })
  return node('root')
}

const bound = { path: '/v' }
const options = [
  { label: 'One', value: '1' },
  { label: { path: '/l' }, value: '' },
]

describe('a component', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['Text (REND-2)', { text: 'x' }, { kind: 'text', variant: 'body', text: { literal: 'x' } }],
    [
      'Text (REND-2)',
      { text: bound, variant: 'caption' },
      { kind: 'text', variant: 'caption', text: { pointer: ['v'] } },
    ],
    ['Text (REND-2)', { text: 'x', variant: 'h1' }, { kind: 'heading', depth: 0 }],
    ['Text (REND-2)', { text: 'x', variant: 'h5' }, { kind: 'heading', depth: 4 }],
    [
      'TextField (REND-3)',
      { label: 'L' },
      { kind: 'textField', variant: 'shortText', value: { literal: '' }, required: false },
    ],
    [
      'TextField (REND-3)',
      { label: 'L', variant: 'number', value: bound },
      { variant: 'number', value: { pointer: ['v'] } },
    ],
    ['TextField (CHECK-2)', { label: 'L', validationRegexp: '^a$' }, { pattern: '^a$' }],
    [
      'TextField (CHECK-1)',
      { label: 'L', value: bound, ...required('/v') },
      { required: true, checks: [{ rejectsFalse: false }] },
    ],
    [
      'TextField (CHECK-1)',
      { label: 'L', value: bound, ...required('/w') },
      { required: false, checks: [{ pointer: ['w'] }] },
    ],
    [
      'CheckBox (CHECK-1)',
      { label: 'L', value: bound, ...required('/v') },
      { kind: 'checkbox', checks: [{ rejectsFalse: true }] },
    ],
    [
      'ChoicePicker (REND-4)',
      { options, value: [] },
      { kind: 'choice', multiple: false, display: 'plain', filterable: false },
    ],
    [
      'ChoicePicker (REND-4)',
      { options, value: bound },
      { values: ['1', ''], labels: [{ literal: 'One' }, { pointer: ['l'] }] },
    ],
    [
      'ChoicePicker (REND-4)',
      { options, value: bound, variant: 'multipleSelection', displayStyle: 'chips', filterable: true },
      { multiple: true, display: 'chips', filterable: true, encoding: 'list' },
    ],
    ['ChoicePicker (REND-7)', { options, value: bound, label: bound }, { label: { pointer: ['v'] } }],
    ['ChoicePicker (REND-7)', { options, value: bound }, { label: { literal: '' } }],
    ['DateTimeInput (REND-7)', { value: bound, label: 'When' }, { label: { literal: 'When' } }],
    ['DateTimeInput (REND-5)', { value: bound }, { kind: 'dateTime', type: 'date' }],
    ['DateTimeInput (REND-5)', { value: bound, enableDate: true, enableTime: false }, { type: 'date' }],
    ['DateTimeInput (REND-5)', { value: bound, enableDate: false, enableTime: true }, { type: 'time' }],
    ['DateTimeInput (REND-5)', { value: bound, enableTime: true }, { type: 'time' }],
    ['DateTimeInput (REND-5)', { value: bound, enableDate: true, enableTime: true }, { type: 'datetime-local' }],
    ['Row (REND-6)', { children: [] }, { kind: 'row', justify: 'start', align: 'stretch' }],
    [
      'Column (REND-6)',
      { children: [], justify: 'spaceEvenly', align: 'end', weight: 2 },
      { kind: 'column', weight: 2, align: 'end' },
    ],
    ['Card (REND-6)', { child: 'x' }, { kind: 'card', children: [{ kind: 'placeholder' }] }],
    ['Divider (REND-6)', {}, { kind: 'divider', axis: 'horizontal' }],
    ['Divider (REND-6)', { axis: 'vertical' }, { axis: 'vertical' }],
    [
      'Divider (REND-7)',
      { accessibility: { label: 'Name', description: bound } },
      { name: { literal: 'Name' }, description: { pointer: ['v'] } },
    ],
  ])('%s of %j', (name, component, expected) => {
    expect(nodeOf({ component: name.split(' ')[0], ...component })).toMatchObject(expected)
  })

  it('Button keeps its context as sources, by any key (ACT-2, DATA-3)', () => {
    const context = JSON.parse('{"__proto__":{"path":"/v"},"list":[{"path":"/v"}],"all":{"path":"/"}}') as Record<
      string,
      unknown
    >
    const node = nodeOf({
      component: 'Button',
      child: 'x',
      variant: 'primary',
      action: { event: { name: 'exchange', context } },
    })
    expect(node).toMatchObject({ kind: 'button', target: 'exchange', variant: 'primary', content: [] })
    expect(node.kind === 'button' && [...(node.context ?? [])]).toEqual([
      ['__proto__', { pointer: ['v'] }],
      ['list', { literal: [{ path: '/v' }] }],
      ['all', { pointer: [] }],
    ])
    expect(nodeOf({ component: 'Button', child: 'x', action: { event: { name: 'resume' } } })).toMatchObject({
      context: undefined,
    })
  })
})
