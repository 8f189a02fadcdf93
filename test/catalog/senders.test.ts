// Which button sent a recorded answer, where single changes to the code showed that no test could tell (docs/mutation.md).
import { describe, expect, it } from 'vitest'
import { collect } from '../../src/catalog/collect'
import { place, type Placed } from '../../src/catalog/place'
import type { JsonValue } from '../../src/json/jsonValue'
import { button, textField, updateDataModel } from '../state/messages'
import { envelopeV2 } from './envelopes'
import { openForm } from './presser'

type Parts = Parameters<typeof openForm>

function placed(parts: Parts, value: JsonValue, model: JsonValue = {}): Placed {
  const open = openForm(...parts)
  open.receive(envelopeV2([updateDataModel('/', model)]))
  const { content, view } = open.surface().getState()
  if (content === undefined || view === undefined) throw new Error('There is nothing to place in.')
  return place(content, view, value, undefined)
}

const name = { name: { path: '/name' } }

describe('a recorded answer', () => {
  it('was sent by no exchange, though its keys are those of one (REPLAY-1)', () => {
    const parts = [textField('n', '/name'), ...button('ask', 'exchange', name)]
    expect(placed(parts, { name: 'Ada' })).toEqual({ model: {}, unplaced: [['name', 'Ada']] })
    expect(placed([...parts, ...button('ok', 'resume', name)], { name: 'Ada' }).model).toEqual({ name: 'Ada' })
  })

  it('was sent by no button that has some of its keys only (REPLAY-1)', () => {
    const parts = [textField('n', '/name'), ...button('ok', 'resume', name)]
    expect(placed(parts, { name: 'Ada', age: 36 })).toEqual({
      model: {},
      unplaced: [
        ['name', 'Ada'],
        ['age', 36],
      ],
    })
  })

  it('may lack a binding that had nothing to say, and what came there later is taken away (REPLAY-1, ACT-2)', () => {
    const both = { ...name, city: { path: '/city' } }
    const parts = [textField('n', '/name'), ...button('ok', 'resume', both)]
    expect(placed(parts, { name: 'Ada' }, { city: 'later', other: 1 })).toEqual({
      model: { name: 'Ada', other: 1 },
      unplaced: [],
    })
  })

  it('keeps what it does say of a binding, and lacks no literal (REPLAY-1)', () => {
    const parts = [textField('n', '/name'), ...button('ok', 'resume', { ...name, answer: 'yes' })]
    expect(placed(parts, { name: 'Ada', answer: 'yes' }, { name: 'agent' })).toEqual({
      model: { name: 'Ada' },
      unplaced: [],
    })
    expect(placed(parts, { name: 'Ada' }).unplaced).toEqual([['name', 'Ada']])
  })
})

describe('a collected value', () => {
  it('has no key at all for a binding that is missing (ACT-2)', () => {
    const open = openForm(...button('ok', 'resume', { ...name, answer: 'yes' }))
    const node = open.node('ok')
    if (node.kind !== 'button') throw new Error('There is no button.')
    expect(Object.keys(collect(node, {}) as object)).toEqual(['answer'])
  })
})
