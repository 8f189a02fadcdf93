// A recorded answer put back where it came from (REPLAY-1).
import { describe, expect, it } from 'vitest'
import { place, type Placed } from '../../src/catalog/place'
import type { JsonValue } from '../../src/json/jsonValue'
import { button, textField, updateDataModel } from '../state/messages'
import { buttonV1, envelopeV1, envelopeV2, fieldCheckbox, fieldText } from './envelopes'
import { openStore, type OpenStore } from './openStore'
import { openForm } from './presser'

function placed(open: OpenStore, value: JsonValue, submittedBy?: string, key = 's'): Placed {
  const { content, view } = open.surface(key).getState()
  if (content === undefined || view === undefined) throw new Error('There is nothing to place in.')
  return place(content, view, value, submittedBy)
}

describe('version 1', () => {
  it('places values by field id, and lists those that no field has (REPLAY-1, V1-4)', () => {
    const open = openStore()
    open.receive(envelopeV1([fieldText('__proto__'), fieldText('a/b'), fieldCheckbox('yes', true), buttonV1('ok')]))
    const value = JSON.parse('{"__proto__":"p","a/b":"s","gone":1,"ok":2}') as JsonValue
    const { model, unplaced } = placed(open, value, undefined, 'f')
    expect(Object.entries(model as object)).toEqual([
      ['__proto__', 'p'],
      ['a/b', 's'],
      ['yes', true],
    ])
    expect(unplaced).toEqual([
      ['gone', 1],
      ['ok', 2],
    ])
  })

  it('lists a value that has no names at all (REPLAY-1)', () => {
    const open = openStore()
    open.receive(envelopeV1([fieldText('a')]))
    expect(placed(open, ['x'], undefined, 'f')).toEqual({ model: { a: '' }, unplaced: [['', ['x']]] })
  })
})

describe('version 2', () => {
  const yes = button('yes', 'resume', { answer: 'yes', name: { path: '/name' } })
  const no = button('no', 'resume', { answer: 'no', name: { path: '/name' } })
  const ask = button('ask', 'exchange', { question: { path: '/question' } })
  const all = button('all', 'resume')

  function open(...buttons: Parameters<typeof openForm>): OpenStore {
    const form = openForm(textField('n', '/name'), textField('q', '/question'), ...buttons)
    form.receive(envelopeV2([updateDataModel('/', { name: 'agent', question: 'agent', rest: 1 })]))
    return form
  }

  it('places a value through the context of the button that is named (REPLAY-1)', () => {
    const { model, unplaced } = placed(open(...yes, ...ask, ...all), { answer: 'yes', name: 'Ada' }, 'yes')
    expect(model).toEqual({ name: 'Ada', question: 'agent', rest: 1 })
    expect(unplaced).toEqual([])
  })

  it('finds the one button whose context has exactly the keys (REPLAY-1)', () => {
    const form = open(...yes, ...ask, ...all)
    expect(placed(form, { question: 'why' })).toMatchObject({ model: { question: 'why' }, unplaced: [] })
    expect(placed(form, { answer: 'yes', name: 'Ada' })).toMatchObject({ model: { name: 'Ada' }, unplaced: [] })
  })

  it('tells buttons with the same keys apart by what they say themselves (REPLAY-1)', () => {
    const form = open(...yes, ...no, ...all)
    expect(placed(form, { answer: 'no', name: 'Ada' })).toMatchObject({ model: { name: 'Ada' }, unplaced: [] })
  })

  it('lists everything where it stays unclear which button it was (REPLAY-1)', () => {
    const twice = [
      ...button('one', 'resume', { name: { path: '/name' } }),
      ...button('two', 'resume', { name: { path: '/question' } }),
    ]
    const form = open(...twice, ...all)
    expect(placed(form, { name: 'Ada' })).toEqual({
      model: { name: 'agent', question: 'agent', rest: 1 },
      unplaced: [['name', 'Ada']],
    })
    expect(placed(open(...yes), { other: 1 }).unplaced).toEqual([['other', 1]])
    expect(placed(form, { name: 'Ada' }, 'gone').unplaced).toEqual([['name', 'Ada']])
  })

  it('takes the value of a button without a context for the whole model (REPLAY-1)', () => {
    const form = open(...yes, ...all)
    expect(placed(form, { name: 'Ada' })).toEqual({ model: { name: 'Ada' }, unplaced: [] })
    expect(placed(form, { answer: 'yes', name: 'Ada' }, 'all')).toMatchObject({ model: { answer: 'yes', name: 'Ada' } })
    expect(placed(form, 'text', 'all')).toEqual({ model: 'text', unplaced: [['', 'text']] })
  })

  it('empties a binding that was missing when the answer was sent (REPLAY-1, ACT-2)', () => {
    const { model } = placed(open(...yes), { answer: 'yes' }, 'yes')
    expect(model).toEqual({ question: 'agent', rest: 1 })
  })

  it('lists what its binding cannot hold, and literals that are others now (REPLAY-1)', () => {
    const deep = button('deep', 'resume', { at: { path: '/name/first' }, fix: 'new' })
    const { model, unplaced } = placed(open(...deep), { at: 'Ada', fix: 'old', more: 1 }, 'deep')
    expect(model).toEqual({ name: 'agent', question: 'agent', rest: 1 })
    expect(unplaced).toEqual([
      ['at', 'Ada'],
      ['fix', 'old'],
      ['more', 1],
    ])
  })

  it('takes one button that is shown twice for one (REPLAY-1)', () => {
    const form = openForm(...yes, { id: 'card', component: 'Card', child: 'yes' })
    expect(placed(form, { answer: 'yes', name: 'Ada' })).toMatchObject({ model: { name: 'Ada' }, unplaced: [] })
  })

  it('changes nothing of the surface (REPLAY-1)', () => {
    const form = open(...yes)
    const before = JSON.stringify(form.surface().getModel())
    placed(form, { answer: 'yes', name: 'Ada' })
    expect(JSON.stringify(form.surface().getModel())).toBe(before)
  })
})
