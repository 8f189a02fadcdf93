// What a press hands to the host, and when (ACT-1…3).
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { toClientAction } from '../../src/core'
import type { ActionCallback } from '../../src/catalog/press'
import {
  button,
  buttonV1,
  column,
  createSurface,
  envelopesOf,
  fieldV1,
  payloadV1,
  surfaceV2,
  textField,
  updateComponents,
  updateDataModel,
} from './documents'
import { mount } from './mount'

const press = (name: string) => screen.getByRole('button', { name })

describe('what is handed over', () => {
  it('is each entry of the context as the model stands, without what is missing (ACT-2)', async () => {
    const context = {
      said: 'literal',
      n: 5,
      yes: true,
      bound: { path: '/a' },
      deep: { path: '/o/k' },
      gone: { path: '/no' },
    }
    const { user, onExchange } = mount({
      payload: surfaceV2([column('root', 'a', 'go'), textField('a'), ...button('exchange', 'Go', {}, context)], {
        a: 'old',
        o: { k: [1] },
      }),
      schemaVersion: 2,
    })
    await user.type(screen.getByRole('textbox'), '!')
    await user.click(press('Go'))
    expect(onExchange).toHaveBeenCalledExactlyOnceWith(
      { said: 'literal', n: 5, yes: true, bound: 'old!', deep: [1] },
      { target: 'exchange', surfaceKey: 's1', componentId: 'go', version: 2 },
    )
  })

  it('is the whole model where there is no context (ACT-2)', async () => {
    const model = { a: 'x', unseen: { deep: [null, 1] } }
    const { user, onResume } = mount({
      payload: surfaceV2([column('root', 'a', 'go'), textField('a'), ...button('resume', 'Go')], model),
      schemaVersion: 2,
    })
    await user.click(press('Go'))
    expect(onResume.mock.lastCall?.[0]).toEqual(model)
  })

  it('is an empty object for an empty context (ACT-2)', async () => {
    const { user, onResume } = mount({
      payload: surfaceV2([column('root', 'go'), ...button('resume', 'Go', {}, {})], { a: 1 }),
      schemaVersion: 2,
    })
    await user.click(press('Go'))
    expect(onResume.mock.lastCall?.[0]).toEqual({})
  })

  it.each([
    ['the whole model', undefined],
    ['a context', { a: { path: '/a' }, o: { path: '/o' } }],
  ])('is a fresh copy of %s that neither the host nor a later edit can change (ACT-3)', async (_, context) => {
    const values: Parameters<ActionCallback>[0][] = []
    const { user } = mount({
      payload: surfaceV2([column('root', 'a', 'go'), textField('a'), ...button('exchange', 'Go', {}, context)], {
        a: 'x',
        o: { k: 1 },
      }),
      schemaVersion: 2,
      onExchange: (value) => {
        values.push(value)
      },
    })
    await user.click(press('Go'))
    const [first] = values
    Object.assign(first as object, { a: 'changed by the host' })
    Object.assign((first as { o: object }).o, { k: 'changed by the host' })
    await user.type(screen.getByRole('textbox'), 'y')
    expect(screen.getByRole('textbox')).toHaveValue('xy')
    await user.click(press('Go'))
    expect(values[1]).toEqual({ a: 'xy', o: { k: 1 } })
    expect(first).toEqual({ a: 'changed by the host', o: { k: 'changed by the host' } })
  })

  it('keeps text that looks like a number as text (ACT-2, REND-3)', async () => {
    const { user, onResume } = mount({
      payload: surfaceV2([
        column('root', 't', 'go'),
        textField('t'),
        ...button('resume', 'Go', {}, { t: { path: '/t' } }),
      ]),
      schemaVersion: 2,
    })
    await user.type(screen.getByRole('textbox'), '00501')
    await user.click(press('Go'))
    expect(onResume.mock.lastCall?.[0]).toEqual({ t: '00501' })
  })

  it('can be wrapped as the client action of upstream A2UI (ACT-2)', async () => {
    const { user, onResume } = mount({ payload: payloadV1([fieldV1('text', 'a'), buttonV1('resume', 'OK')]) })
    await user.click(press('OK'))
    const [value, action] = onResume.mock.lastCall ?? []
    if (value === undefined || action === undefined) throw new Error('Nothing was handed over.')
    expect(toClientAction(value, action, new Date(0))).toEqual({
      version: 'v0.9',
      action: {
        name: 'resume',
        surfaceId: 'surface',
        sourceComponentId: 'ok',
        timestamp: '1970-01-01T00:00:00.000Z',
        context: { a: '' },
      },
    })
  })

  it('goes to the callback of the last render (ACT-1)', async () => {
    const later = vi.fn<ActionCallback>()
    const { user, show, onResume } = mount({ payload: payloadV1([buttonV1('resume', 'OK')]) })
    show({ onResume: later })
    await user.click(press('OK'))
    expect(onResume).not.toHaveBeenCalled()
    expect(later).toHaveBeenCalledOnce()
  })
})

describe('keys that are no press', () => {
  it('Enter in a long answer starts a new line and sends nothing (ACT-6)', async () => {
    const { user, onResume } = mount({
      payload: surfaceV2([
        column('root', 'w', 'go'),
        textField('w', { variant: 'longText' }),
        ...button('resume', 'Go'),
      ]),
      schemaVersion: 2,
    })
    await user.type(screen.getByRole('textbox'), 'one{Enter}two')
    expect(onResume).not.toHaveBeenCalled()
    expect(screen.getByRole('textbox')).toHaveValue('one\ntwo')
  })

  it('Enter in one line of text sends nothing (ACT-7)', async () => {
    const { user, onResume } = mount({ payload: payloadV1([fieldV1('text', 'a'), buttonV1('resume', 'OK')]) })
    await user.type(screen.getByRole('textbox'), 'x{Enter}')
    expect(onResume).not.toHaveBeenCalled()
  })
})

describe('a surface that streams', () => {
  it('resolves an answer against the model at the moment of the press (ACT-2)', async () => {
    const messages = [
      createSurface(),
      updateDataModel('/a', 'one'),
      updateComponents([column('root', 'go'), ...button('exchange', 'Go')]),
    ]
    const { user, show, onExchange } = mount({ envelopes: envelopesOf(messages) })
    await user.click(press('Go'))
    show({ envelopes: envelopesOf([...messages, updateDataModel('/a', 'two')]) })
    await user.click(press('Go'))
    expect(onExchange.mock.calls.map(([value]) => value)).toEqual([{ a: 'one' }, { a: 'two' }])
  })
})
