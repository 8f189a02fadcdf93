// ACT-4 against any order of events: a person who clicks and types, an agent that updates, a host that renders again, leaves and comes
// back, and answers late, with a failure, or never.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { StrictMode } from 'react'
import { describe, expect, it } from 'vitest'
import { A2uiSurface } from '../../src/A2uiSurface'
import { createSurfaceStore } from '../../src/core'
import {
  button,
  column,
  createSurface,
  envelope,
  payloadV2,
  text,
  textField,
  updateComponents,
  updateDataModel,
} from '../render/documents'

interface Call {
  readonly target: 'resume' | 'exchange'
  readonly value: unknown
  resolve: () => void
  reject: () => void
  isOpen: boolean
}

const first = envelope(
  payloadV2([
    createSurface(),
    updateComponents([
      column('root', 'n', 'note', 'send', 'ask'),
      textField('n'),
      text('note', { path: '/note' }),
      ...button('resume', 'Send'),
      ...button('exchange', 'Ask'),
    ]),
  ]),
  2,
  'first',
)

const events = fc.oneof(
  fc
    .constantFrom('send', 'send twice', 'ask', 'enter', 'agent', 'render', 'strict', 'leave')
    .map((name) => ({ name, text: '' })),
  fc.constantFrom('resolve', 'reject').map((name) => ({ name, text: '' })),
  fc.string({ maxLength: 3 }).map((value) => ({ name: 'type', text: value })),
)

/** The page, the host and what each of them must be true of; `step` does one thing that can happen. */
function open() {
  const store = createSurfaceStore()
  store.receive(first)
  const calls: Call[] = []
  const faults: string[] = []
  let typed = ''
  let isSettled = false
  let strict = false
  let updates = 0

  const answer =
    (target: Call['target']) =>
    (value: unknown): Promise<void> => {
      // Never two at once, and none after the answer was taken. What is thrown here would pass for a failure of the host.
      if (isSettled || calls.some(({ isOpen }) => isOpen)) faults.push(target)
      return new Promise<void>((resolve, reject) => {
        const call: Call = {
          target,
          value,
          isOpen: true,
          resolve: () => {
            call.isOpen = false
            isSettled = target === 'resume'
            resolve()
          },
          reject: () => {
            call.isOpen = false
            reject(new Error('down'))
          },
        }
        calls.push(call)
      })
    }
  const element = () => {
    const surface = <A2uiSurface store={store} onResume={answer('resume')} onExchange={answer('exchange')} />
    return strict ? <StrictMode>{surface}</StrictMode> : surface
  }
  let page = render(element())
  const field = () => screen.getByRole<HTMLInputElement>('textbox')
  const named = (name: string) => screen.getByRole('button', { name })
  const pendingCall = () => calls.find(({ isOpen }) => isOpen)
  const isLocked = () => isSettled || pendingCall()?.target === 'resume'

  const steps: Readonly<Record<string, (value: string) => void>> = {
    send: () => fireEvent.click(named('Send')),
    'send twice': () => {
      // Two events before React has rendered once.
      act(() => {
        named('Send').click()
        named('Send').click()
      })
    },
    ask: () => fireEvent.click(named('Ask')),
    enter: () => fireEvent.keyDown(field(), { key: 'Enter' }),
    agent: () => {
      updates += 1
      const update = payloadV2([updateDataModel('/note', updates)])
      act(() => {
        store.receive(envelope(update, 2, `u${String(updates)}`))
      })
    },
    render: () => {
      page.rerender(element())
    },
    strict: () => {
      strict = !strict
      page.rerender(element())
    },
    leave: () => {
      page.unmount()
      page = render(element())
    },
    type: (value) => {
      if (!isLocked()) typed = value
      fireEvent.change(field(), { target: { value } })
    },
    resolve: () => pendingCall()?.resolve(),
    reject: () => pendingCall()?.reject(),
  }
  return {
    calls,
    step: async ({ name, text: value }: { name: string; text: string }): Promise<void> => {
      const before = calls.length
      await act(async () => {
        steps[name]?.(value)
        await Promise.resolve()
      })
      expect(faults).toEqual([])
      expect(calls.length - before).toBeLessThanOrEqual(1)
      for (const { value: sent } of calls.slice(before)) expect(sent).toMatchObject(typed === '' ? {} : { n: typed })
      expect(field().value).toBe(typed)
      expect(field().readOnly).toBe(isLocked())
      expect(screen.getByRole('group').getAttribute('aria-busy')).toBe(pendingCall() === undefined ? null : 'true')
    },
    tryAgain: async (): Promise<void> => {
      const before = calls.length
      await act(async () => {
        pendingCall()?.reject()
        await Promise.resolve()
      })
      fireEvent.click(named('Send'))
      expect(calls.length - before).toBe(isSettled ? 0 : 1)
      if (!isSettled) expect(calls.at(-1)?.value).toMatchObject(typed === '' ? {} : { n: typed })
    },
  }
}

describe('any order of events', () => {
  it('sends one thing at a time, never twice, and keeps every value (ACT-4, DATA-7)', async () => {
    let sent = 0
    let failed = 0
    await fc.assert(
      fc.asyncProperty(fc.array(events, { minLength: 3, maxLength: 14 }), async (list) => {
        const host = open()
        try {
          for (const event of list) await host.step(event)
          failed += list.filter(({ name }) => name === 'reject').length
          await host.tryAgain()
          sent += host.calls.length
        } finally {
          cleanup()
        }
      }),
      { numRuns: 60 },
    )
    // The orders do reach what they are about.
    expect(sent).toBeGreaterThan(60)
    expect(failed).toBeGreaterThan(10)
  }, 120_000)
})
