// From a press to a host's callback and back: one at a time, and settled at what was sent (ACT-4).
import { describe, expect, it } from 'vitest'
import { loadPatternEngine } from '../../src/catalog/patterns'
import type { ActionCallback } from '../../src/catalog/press'
import type { Component } from '../../src/protocol/generated/types'
import { button, createSurface, text, textField, updateComponents, updateDataModel } from '../state/messages'
import { START } from '../../src/state/journal'
import { envelopeV2 } from './envelopes'
import { openForm, presser } from './presser'

/** A promise, and its two ends. */
function deferred() {
  let resolve: (ignored?: unknown) => void = () => undefined
  let reject: (reason: Error) => void = () => undefined
  const promise = new Promise<void>((yes, no) => {
    resolve = () => {
      yes()
    }
    reject = no
  })
  return { promise, resolve, reject }
}

describe('while an answer is on its way', () => {
  it('every action is inert, however fast the presses (ACT-4)', async () => {
    const open = openForm(...button('ok', 'resume'), ...button('ask', 'exchange'))
    const { pressIt, onResume, onExchange } = presser(open)
    const answer = deferred()
    onResume.mockReturnValue(answer.promise)
    const presses = [pressIt('ok'), pressIt('ok'), pressIt('ask')]
    expect(open.surface().getState().activity).toMatchObject({ phase: 'sending', target: 'resume', componentId: 'ok' })
    answer.resolve()
    await Promise.all(presses)
    await pressIt('ok')
    expect(onResume).toHaveBeenCalledTimes(1)
    expect(onExchange).not.toHaveBeenCalled()
  })

  it('a resume settles the surface at what was sent, whatever comes after (ACT-4)', async () => {
    const open = openForm(textField('n', '/n'), ...button('ok', 'resume'))
    open.surface().edit(['n'], 'sent', 'n')
    const { pressIt, onResume } = presser(open)
    const answer = deferred()
    onResume.mockReturnValue(answer.promise)
    const pressed = pressIt('ok')
    open.receive(envelopeV2([updateDataModel('/n', 'agent')]))
    answer.resolve()
    await pressed
    expect(open.surface().getState().activity.phase).toBe('settled')
    expect(open.surface().getModel()).toEqual({ n: 'sent' })
    open.receive(envelopeV2([updateDataModel('/n', 'later')]))
    expect(open.surface().read(['n'])).toBe('sent')
    expect(open.store.getSurfaces()[0]).toMatchObject({ status: 'settled', model: { n: 'sent' } })
  })

  it('an exchange leaves the surface live (ACT-4)', async () => {
    const open = openForm(...button('ask', 'exchange'))
    const { pressIt, onExchange } = presser(open)
    await pressIt('ask')
    expect(open.surface().getState().activity).toEqual({ phase: 'sent', componentId: 'ask' })
    await pressIt('ask')
    expect(onExchange).toHaveBeenCalledTimes(2)
  })

  it.each<[string, ActionCallback]>([
    ['rejects', () => Promise.reject(new Error('offline'))],
    [
      'throws',
      () => {
        throw new Error('bug')
      },
    ],
  ])('a callback that %s loses nothing, and the person can try again (ACT-4)', async (_how, callback) => {
    const open = openForm(textField('n', '/n'), ...button('ok', 'resume'))
    open.surface().edit(['n'], 'mine', 'n')
    const { pressIt, onResume } = presser(open)
    onResume.mockImplementationOnce(callback)
    await pressIt('ok')
    expect(open.surface().getState().activity).toEqual({ phase: 'failed', target: 'resume', componentId: 'ok' })
    expect(open.surface().getModel()).toEqual({ n: 'mine' })
    await pressIt('ok')
    expect(onResume.mock.calls.map(([value]) => value)).toEqual([{ n: 'mine' }, { n: 'mine' }])
    expect(open.surface().getState().activity.phase).toBe('settled')
  })

  it.each(['resolve', 'reject'] as const)(
    'a surface that was made anew is not the one whose answer comes: %s (ACT-4, FOLD-2)',
    async (end) => {
      const open = openForm(...button('ok', 'resume'))
      const { pressIt, onResume } = presser(open)
      const answer = deferred()
      onResume.mockReturnValue(answer.promise)
      const pressed = pressIt('ok')
      open.receive(
        envelopeV2([
          { version: 'v0.9', deleteSurface: { surfaceId: 's' } },
          createSurface(),
          updateComponents([text('root')]),
        ]),
      )
      answer[end](new Error('offline'))
      await pressed
      expect(open.surface().getState().activity.phase).toBe('ready')
    },
  )
})

describe('a press with nothing to wait for', () => {
  const coded = (validationRegexp: string) => ({ ...textField('n', '/n'), validationRegexp }) as Component

  it('is with the host at once (ACT-2, CHECK-2)', async () => {
    await loadPatternEngine()
    for (const field of [textField('n', '/n'), coded('^[0-9]+$')]) {
      const { pressIt, onResume } = presser(openForm(field, ...button('ok', 'resume')))
      const pressed = pressIt('ok')
      expect(onResume).toHaveBeenCalledOnce()
      await pressed
    }
  })

  it.each<[string, Component, string, unknown[]]>([
    ['too long for its pattern to judge', coded('(a?){1000}'), 'a'.repeat(100_000), ['n']],
    ['judged', coded('^a+$'), 'a'.repeat(100_000), []],
    ['of a pattern that cannot be run, which is told of when it is shown', coded('(?=a)'), 'a', []],
    ['of no pattern', textField('n', '/n'), 'a', []],
  ])('sends an entry that is %s, and says so where need be (CHECK-2)', async (_what, field, entry, told) => {
    await loadPatternEngine()
    const open = openForm(field, ...button('ok', 'resume'))
    open.surface().edit(['n'], entry, 'n')
    const { pressIt, onResume } = presser(open)
    await pressIt('ok')
    expect(onResume).toHaveBeenCalledOnce()
    const heard: unknown[] = []
    open.inside.since(START, (noticed) => {
      if ('code' in noticed && noticed.code === 'unusable_pattern') heard.push(noticed.componentId)
    })
    expect(heard).toEqual(told)
  })
})
