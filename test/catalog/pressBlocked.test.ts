// Presses that send nothing, and what the person is told of instead (ACT-1, ACT-5, CHECK-3, V1-3).
import { describe, expect, it, vi } from 'vitest'
import type { ButtonNode } from '../../src/catalog/node'
import { loadPatternEngine } from '../../src/catalog/patterns'
import { press } from '../../src/catalog/press'
import type { Component } from '../../src/protocol/generated/types'
import { button, column, required, textField, updateComponents } from '../state/messages'
import { buttonV1, envelopeV1, envelopeV2, fieldText } from './envelopes'
import { openStore } from './openStore'
import { LIVE, openForm, presser } from './presser'

describe('a press that may not act', () => {
  it('sends nothing to a target without a callback (ACT-1, ACT-5)', async () => {
    const open = openForm(...button('ok', 'resume'))
    const handlers = { callbacks: { resume: undefined, exchange: undefined }, onInvalid: vi.fn() }
    await press(open.surface(), open.node('ok') as ButtonNode, LIVE, handlers)
    const { pressIt, onResume } = presser(open)
    await pressIt('ok', { ...LIVE, canSend: { resume: false, exchange: true } })
    await pressIt('ok', { ...LIVE, replayed: true })
    expect(onResume).not.toHaveBeenCalled()
    expect(open.surface().getState().activity.phase).toBe('ready')
  })

  it('sends nothing from behind a notice or from a deleted surface (DELTA-4, FOLD-2)', async () => {
    const open = openForm(...button('ok', 'resume'))
    const { pressIt, onResume } = presser(open)
    const node = open.node('ok') as ButtonNode
    const record = open.receive({})
    if (record.status === 'stored') open.surface().putNotice(record)
    await pressIt('ok')
    open.surface().putNotice(undefined)
    open.receive(envelopeV2([{ version: 'v0.9', deleteSurface: { surfaceId: 's' } }]))
    await press(open.surface(), node, LIVE, {
      callbacks: { resume: onResume, exchange: undefined },
      onInvalid: vi.fn(),
    })
    expect(onResume).not.toHaveBeenCalled()
  })

  it('sends nothing once the button is gone, though another stands in its place (ACT-1, FOLD-2)', async () => {
    const open = openForm(...button('ok', 'resume'))
    const node = open.node('ok') as ButtonNode
    const { onResume } = presser(open)
    open.receive(envelopeV2([updateComponents([column('root', 'other'), ...button('other', 'resume')])]))
    const callbacks = { resume: onResume, exchange: undefined }
    await press(open.surface(), node, LIVE, { callbacks, onInvalid: vi.fn() })
    expect(onResume).not.toHaveBeenCalled()
  })

  it('shows the errors and names the first failing field, for a resume (CHECK-3)', async () => {
    const open = openForm(
      { ...textField('a', '/a'), ...required('/a') },
      { ...textField('b', '/b'), ...required('/b') },
      ...button('ok', 'resume'),
    )
    const { pressIt, onResume, onInvalid } = presser(open)
    open.surface().edit(['a'], 'given', 'a')
    await pressIt('ok')
    expect(onResume).not.toHaveBeenCalled()
    expect(onInvalid.mock.calls).toEqual([[open.node('b')]])
    expect(open.surface().getState()).toMatchObject({ errorsShown: true, activity: { phase: 'ready' } })
    expect(['a', 'b'].map((id) => open.surface().wasLeft(open.node(id).key))).toEqual([true, true])
    open.surface().edit(['b'], 'given', 'b')
    await pressIt('ok')
    expect(onResume).toHaveBeenCalledTimes(1)
  })

  it('shows the error of a field with a value of its own, too (CHECK-2, DATA-6)', async () => {
    await loadPatternEngine()
    const field = { ...textField('a'), validationRegexp: '^[0-9]+$' } as Component
    const open = openForm(field, ...button('ok', 'resume'))
    const { pressIt, onResume, onInvalid } = presser(open)
    open.surface().editLocal(open.node('a').key, '', 'abc')
    await pressIt('ok')
    expect(onInvalid.mock.calls).toEqual([[open.node('a')]])
    open.surface().editLocal(open.node('a').key, '', '12')
    await pressIt('ok')
    expect(onResume).toHaveBeenCalledTimes(1)
  })

  it('never blocks an exchange by a check (CHECK-3, V1-3)', async () => {
    const open = openForm({ ...textField('a', '/a'), ...required('/a') }, ...button('cancel', 'exchange'))
    const { pressIt, onExchange, onInvalid } = presser(open)
    await pressIt('cancel')
    expect(onExchange).toHaveBeenCalledTimes(1)
    expect(onInvalid).not.toHaveBeenCalled()
    expect(open.surface().getState().errorsShown).toBe(false)
  })

  it('is blocked in version 1 while a required field is empty or white space (V1-3)', async () => {
    const open = openStore()
    open.receive(envelopeV1([fieldText('a', true), buttonV1('ok'), buttonV1('ask', 'exchange')]))
    const { pressIt, onResume, onExchange } = presser(open, 'f')
    await pressIt('ok')
    open.surface('f').edit(['a'], ' \t\n\u00a0', 'a')
    await pressIt('ok')
    expect(onResume).not.toHaveBeenCalled()
    await pressIt('ask')
    expect(onExchange).toHaveBeenCalledTimes(1)
    open.surface('f').edit(['a'], 'x', 'a')
    await pressIt('ok')
    expect(onResume.mock.calls[0]?.[0]).toEqual({ a: 'x' })
  })

  it('does not count a check that root does not reach (CHECK-3)', async () => {
    const open = openForm(...button('ok', 'resume'))
    open.receive(envelopeV2([updateComponents([{ ...textField('stray', '/a'), ...required('/a') }])]))
    const { pressIt, onResume } = presser(open)
    await pressIt('ok')
    expect(onResume).toHaveBeenCalledTimes(1)
  })
})
