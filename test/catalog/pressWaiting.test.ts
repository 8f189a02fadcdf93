// Presses before the pattern engine is there: they wait for it, and judge what stood there when they were made (CHECK-2).
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Circumstances } from '../../src/catalog/availability'
import type { Component } from '../../src/protocol/generated/types'
import {
  button,
  column,
  createSurface,
  deleteSurface,
  required,
  textField,
  updateComponents,
  updateDataModel,
} from '../state/messages'
import { envelopeV2, UNTRUSTED } from './envelopes'

const NO_INTERRUPT: Circumstances = { interrupt: undefined, canSend: { resume: true, exchange: true }, replayed: false }

/** Lets the engine load, or fail to. */
let open: (loads: boolean) => void = () => undefined

// Without isolation other files may have loaded the engine in this worker; these tests need a page that has not.
beforeEach(() => {
  vi.resetModules()
  const loaded = new Promise<boolean>((resolve) => {
    open = resolve
  })
  vi.doMock('re2js', async (original) => {
    if (await loaded) return original()
    throw new Error('offline')
  })
})

afterAll(() => {
  vi.doUnmock('re2js')
  vi.resetModules()
})

async function pressed(model: { readonly code: string }, circumstances?: Circumstances) {
  const { openForm, presser } = await import('./presser')
  const field = { ...textField('code', '/code'), ...required('/code'), validationRegexp: '^[0-9]+$' } as Component
  const form = openForm(field, textField('plain', '/plain'), ...button('ok', 'resume'), ...button('ask', 'exchange'))
  form.receive(envelopeV2([updateDataModel('/', model)]))
  const handlers = presser(form)
  const pressing = handlers.pressIt('ok', circumstances)
  await Promise.resolve()
  return { ...form, ...handlers, pressing }
}

describe('a press that waits for the engine', () => {
  it('sends once the engine says that the text fits (CHECK-2)', async () => {
    const { pressing, pressIt, onResume, surface } = await pressed({ code: '123' })
    expect(surface().getState().activity.phase).toBe('sending')
    await pressIt('ok')
    expect(onResume).not.toHaveBeenCalled()
    open(true)
    await pressing
    expect(onResume.mock.calls.map(([value]) => value)).toEqual([{ code: '123' }])
  })

  it('sends nothing once the engine says that it does not (CHECK-2, CHECK-3)', async () => {
    const { pressing, onResume, onInvalid, surface, node } = await pressed({ code: 'abc' })
    open(true)
    await pressing
    expect(onResume).not.toHaveBeenCalled()
    expect(onInvalid.mock.calls).toEqual([[node('code')]])
    expect(surface().getState()).toMatchObject({ errorsShown: true, activity: { phase: 'ready' } })
  })

  it('is not blocked by an engine that cannot be loaded, and loses no other check (CHECK-2)', async () => {
    const fits = await pressed({ code: 'abc' })
    open(false)
    await fits.pressing
    expect(fits.onResume).toHaveBeenCalledTimes(1)
    const { pressIt, onResume, receive } = await pressed({ code: ' ' })
    await pressIt('ok')
    expect(onResume).not.toHaveBeenCalled()
    receive(envelopeV2([updateDataModel('/code', 'abc')]))
    await pressIt('ok')
    expect(onResume).toHaveBeenCalledTimes(1)
  })

  it('judges and sends what stood there at the press, whatever the agent writes meanwhile (ACT-2, CHECK-3)', async () => {
    const empty = await pressed({ code: '' })
    empty.receive(envelopeV2([updateDataModel('/code', '5')]))
    open(true)
    await empty.pressing
    expect(empty.onResume).not.toHaveBeenCalled()
  })

  it('sends what stood there, though the agent wrote over it (ACT-2)', async () => {
    const full = await pressed({ code: '5' })
    full.receive(envelopeV2([updateDataModel('/code', '')]))
    open(true)
    await full.pressing
    expect(full.onResume.mock.calls.map(([value]) => value)).toEqual([{ code: '5' }])
  })

  it('sends nothing once the surface is blocked, and can be pressed when it is not (TRUST-2, PART-1)', async () => {
    const { pressing, pressIt, onResume, receive, surface } = await pressed({ code: '5' })
    receive(envelopeV2([updateComponents([column('more')])], { partial: true }))
    open(true)
    await pressing
    expect(onResume).not.toHaveBeenCalled()
    expect(surface().getState().activity.phase).toBe('ready')
    receive(envelopeV2([updateComponents([column('more')])]))
    await pressIt('ok')
    expect(onResume).toHaveBeenCalledTimes(1)
  })

  it('is not waited for where no field has a pattern (CHECK-2)', async () => {
    const { openForm, presser } = await import('./presser')
    const agree: Component = { id: 'agree', component: 'CheckBox', label: 'Agree', value: { path: '/agree' } }
    const { pressIt, onResume } = presser(openForm(agree, textField('plain', '/plain'), ...button('ok', 'resume')))
    const pressing = pressIt('ok')
    expect(onResume).toHaveBeenCalledTimes(1)
    await pressing
  })

  it('leaves a surface that began meanwhile without the failure of the one before (ACT-4, FOLD-2)', async () => {
    const form = await pressed({ code: '5' }, { ...NO_INTERRUPT, replayed: true })
    form.onExchange.mockRejectedValueOnce(new Error('offline'))
    await form.pressIt('ask')
    expect(form.surface().getState().activity.phase).toBe('failed')
    const pressing = form.pressIt('ok')
    form.receive(envelopeV2([deleteSurface(), createSurface(), updateComponents([column('root')])]))
    open(true)
    await pressing
    expect(form.onResume).not.toHaveBeenCalled()
    expect(form.surface().getState().activity.phase).toBe('ready')
  })

  it.each([
    ['untrusted', [updateDataModel('/x', 1)], UNTRUSTED],
    ['deleted', [deleteSurface()], {}],
    ['new', [deleteSurface(), createSurface(), updateComponents([column('root')])], {}],
  ])('sends nothing for a surface that is %s by then (TRUST-2, FOLD-2)', async (_what, messages, head) => {
    const { pressing, onResume, receive, surface } = await pressed({ code: '5' }, NO_INTERRUPT)
    receive(envelopeV2(messages, head))
    open(true)
    await pressing
    expect(onResume).not.toHaveBeenCalled()
    expect(surface().getState().activity.phase).toBe('ready')
  })
})
