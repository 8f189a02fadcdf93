// One form after the other, and what each may still do to the next.
import { describe, expect, it, vi } from 'vitest'
import { chosenKeys, encodeMany } from '../../src/catalog/choice'
import { lower } from '../../src/catalog/lower'
import { place } from '../../src/catalog/place'
import { applyFrame } from '../../src/state/applyFrame'
import { DEFAULT_LIMITS } from '../../src/state/limits'
import { button, column, createSurface, text, textField, updateComponents } from '../state/messages'
import { buttonV1, envelopeV1, envelopeV2, fieldText, frame, payloadV1 } from './envelopes'
import { openStore } from './openStore'
import { LIVE, presser } from './presser'
import { press } from '../../src/catalog/press'

describe('an answer on its way', () => {
  it('is not taken for the answer of the form that follows (ACT-4, V1-5)', async () => {
    const open = openStore()
    open.receive(envelopeV1([fieldText('a'), buttonV1('ok')]))
    let answer = (): void => undefined
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { pressIt, onResume } = presser(open, 'f')
    onResume.mockReturnValueOnce(answered)
    const pressed = pressIt('ok')
    open.receive(envelopeV1([fieldText('b'), buttonV1('next')]))
    answer()
    await pressed
    expect(open.store.getSurfaces()[0]?.status).toBe('live')
  })

  it('keeps a form inert that is only reworded meanwhile (ACT-4)', async () => {
    const open = openStore()
    open.receive(envelopeV1([fieldText('a'), buttonV1('ok')]))
    const { pressIt, onResume } = presser(open, 'f')
    onResume.mockReturnValueOnce(new Promise(() => undefined))
    void pressIt('ok')
    open.receive(envelopeV1([fieldText('a'), buttonV1('ok')], {}, 'Reworded'))
    await pressIt('ok')
    expect(onResume).toHaveBeenCalledOnce()
  })

  it('goes through no button that is gone (ACT-6)', async () => {
    const open = openStore()
    open.receive(envelopeV1([fieldText('a'), buttonV1('ok')]))
    const node = open.node('ok', 'f')
    open.receive(envelopeV1([fieldText('a')]))
    const resume = vi.fn()
    if (node.kind !== 'button') throw new Error('No button.')
    await press(open.surface('f'), node, LIVE, { callbacks: { resume, exchange: resume }, onInvalid: vi.fn() })
    expect(resume).not.toHaveBeenCalled()
  })
})

describe('a key', () => {
  it('of a live surface is taken over by no other version (FOLD-1, FOLD-3)', () => {
    const open = openStore()
    open.receive(envelopeV2([createSurface(), updateComponents([text('root', 'Here')])]))
    expect(open.receive(envelopeV1([fieldText('a')], { envelopeId: 's' }))).toMatchObject({ code: 'envelope_invalid' })
    expect(open.store.getSurfaces()[0]).toMatchObject({ version: 2, status: 'live' })
  })
})

describe('a frame', () => {
  const payload = payloadV1([fieldText('a'), fieldText('b')])

  it('moves by a removal and then an addition (DELTA-1, DELTA-5)', () => {
    const move = (path: string) => applyFrame(payload, frame([{ op: 'move', from: '/surface/components/0', path }]))
    expect(move('/surface/components/2')).toMatchObject({ ok: false, code: 'patch_failed' })
    expect(move('/surface/components/1')).toMatchObject({ ok: true })
  })

  it('with a key too many is a frame all the same (DELTA-1, DELTA-4)', () => {
    const onRematerialize = vi.fn()
    const open = openStore({ onRematerialize })
    open.receive(envelopeV1([fieldText('a')]))
    const record = open.receive({ ...frame([{ op: 'remove', path: '/surface/title' }]), type: 'x' })
    expect(record).toMatchObject({ code: 'invalid_frame' })
    expect(onRematerialize).toHaveBeenCalledOnce()
  })
})

describe('a recorded answer', () => {
  it('finds the button that sent it, though a binding had nothing to say and another button asks for help (REPLAY-1)', () => {
    const open = openStore()
    const context = { who: { path: '/who' }, why: { path: '/why' } }
    const parts = [
      column('root', 'a', 'send', 'help'),
      textField('a', '/who'),
      button('send', 'resume', context),
      button('help', 'exchange'),
    ]
    open.receive(envelopeV2([createSurface(), updateComponents(parts.flat())]))
    const { content } = open.surface().getState()
    if (content === undefined) throw new Error('Nothing arrived.')
    const lowered = lower(content, undefined, false, DEFAULT_LIMITS, 's')
    if (!lowered.ok) throw new Error('Not lowered.')
    expect(place(content, lowered.view, { who: 'Ada' }, undefined)).toEqual({ model: { who: 'Ada' }, unplaced: [] })
  })
})

describe('boxes of one value', () => {
  it('stand for one choice, shown at all of them and taken back at any (REND-4)', () => {
    const open = openStore()
    const picker = {
      id: 'root',
      component: 'ChoicePicker',
      variant: 'multipleSelection',
      options: [
        { label: 'A', value: '1' },
        { label: 'B', value: '1' },
      ],
      value: { path: '/p' },
    } as const
    open.receive(envelopeV2([createSurface(), updateComponents([{ ...picker, options: [...picker.options] }])]))
    const node = open.node('root')
    if (node.kind !== 'choice') throw new Error('No choice.')
    expect(encodeMany(node, [], ['option-1'])).toEqual(['1'])
    expect(chosenKeys(node, ['1'], undefined)).toEqual(['option-0', 'option-1'])
    expect(encodeMany(node, ['1'], ['option-0'])).toEqual([])
  })
})
