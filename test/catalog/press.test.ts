// From a press to a host's callback and back: one at a time, and settled at what was sent (ACT-4).
import { describe, expect, it } from 'vitest'
import type { ActionCallback } from '../../src/catalog/press'
import { button, createSurface, text, textField, updateComponents, updateDataModel } from '../state/messages'
import { envelopeV2 } from './envelopes'
import { openForm, presser } from './presser'

/** A promise, and its two ends. */
function deferred() {
  let resolve: () => void = () => undefined
  let reject: (reason: Error) => void = () => undefined
  const promise = new Promise<void>((yes, no) => {
    resolve = yes
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

  it('a surface that was made anew is not the one that is answered (ACT-4, FOLD-2)', async () => {
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
    answer.resolve()
    await pressed
    expect(open.surface().getState().activity.phase).toBe('ready')
  })
})
