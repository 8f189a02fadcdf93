// While an answer is on its way, and after it: never two at once, nothing lost, read-only when it is over (ACT-4).
import { fireEvent, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { ActionCallback } from '../../src/catalog/press'
import {
  button,
  buttonV1,
  column,
  createSurface,
  envelopesOf,
  fieldV1,
  payloadV1,
  textField,
  updateComponents,
} from './documents'
import { mount, pending } from './mount'

const form = payloadV1([
  fieldV1('text', 'a'),
  fieldV1('checkbox', 'c'),
  buttonV1('resume', 'Send'),
  buttonV1('exchange', 'Ask'),
])
const send = () => screen.getByRole('button', { name: 'Send' })
const ask = () => screen.getByRole('button', { name: 'Ask' })
const field = () => screen.getByRole('textbox', { name: 'A' })
const surface = () => screen.getByRole('group', { name: 'Form' })

function mountPending(target: 'onResume' | 'onExchange') {
  const answer = pending()
  const callback = vi.fn<ActionCallback>(() => answer.promise)
  return { answer, callback, ...mount({ payload: form, [target]: callback }) }
}

describe('a pending answer', () => {
  it.each([
    ['a double click', async (user: ReturnType<typeof mount>['user']) => user.dblClick(send())],
    [
      'Enter held down',
      async (user: ReturnType<typeof mount>['user']) => {
        send().focus()
        await user.keyboard('{Enter}{Enter}{Enter}')
      },
    ],
    [
      'clicks faster than a render',
      () => {
        for (let count = 0; count < 5; count += 1) fireEvent.click(send())
      },
    ],
  ])('is sent once by %s (ACT-4)', async (_, act) => {
    const { user, callback, answer } = mountPending('onResume')
    await act(user)
    expect(callback).toHaveBeenCalledOnce()
    await answer.resolve()
  })

  it('is sent once under StrictMode (ACT-4)', async () => {
    const answer = pending()
    const onResume = vi.fn<ActionCallback>(() => answer.promise)
    const { user } = mount({ payload: form, onResume }, { around: (inside) => <StrictMode>{inside}</StrictMode> })
    await user.dblClick(send())
    expect(onResume).toHaveBeenCalledOnce()
    await answer.resolve()
  })

  it('makes every action inert, and the surface says that it is busy (ACT-4)', async () => {
    const { user, onExchange, answer } = mountPending('onResume')
    await user.click(send())
    expect(surface()).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('status')).toHaveTextContent('Sending…')
    expect(send()).toHaveFocus()
    for (const each of [send(), ask()]) expect(each).toHaveAttribute('aria-disabled', 'true')
    await user.click(ask())
    expect(onExchange).not.toHaveBeenCalled()
    await answer.resolve()
  })

  it('stays inert for as long as the host does not answer (ACT-4)', async () => {
    const onResume = vi.fn<ActionCallback>(() => new Promise(() => undefined))
    const { user, show, onExchange } = mount({ payload: form, onResume })
    await user.click(send())
    show({ className: 'other' })
    await user.click(send())
    await user.click(ask())
    expect(onResume).toHaveBeenCalledOnce()
    expect(onExchange).not.toHaveBeenCalled()
    expect(surface()).toHaveAttribute('aria-busy', 'true')
  })

  it('that is an answer keeps fields from changing; an exchange does not (ACT-4)', async () => {
    const resume = mountPending('onResume')
    await resume.user.click(send())
    expect(field()).toHaveAttribute('readonly')
    await resume.answer.resolve()
    resume.unmount()

    const exchange = mountPending('onExchange')
    await exchange.user.click(ask())
    await exchange.user.type(field(), 'meanwhile')
    await exchange.answer.resolve()
    expect(field()).toHaveValue('meanwhile')
  })
})

describe('an answer that was taken', () => {
  it('leaves the surface settled and read-only, with what was sent in place (ACT-4)', async () => {
    const { user, callback, answer } = mountPending('onResume')
    await user.type(field(), 'Ada')
    await user.click(send())
    await answer.resolve()
    expect(screen.getByRole('status')).toHaveTextContent('Your answer was sent.')
    expect(surface()).not.toHaveAttribute('aria-busy', 'true')
    await user.click(send())
    await user.click(ask())
    expect(callback).toHaveBeenCalledOnce()
    await user.type(field(), ' Lovelace')
    await user.click(screen.getByRole('checkbox'))
    expect(field()).toHaveValue('Ada')
    expect(field()).toHaveAttribute('readonly')
    expect(screen.getByRole('checkbox')).not.toBeChecked()
    expect(send()).toHaveAccessibleDescription('This was already answered.')
  })

  it('may be taken at once by a callback that returns nothing (ACT-4)', async () => {
    const { user, onResume } = mount({ payload: form })
    await user.click(send())
    await user.click(send())
    expect(onResume).toHaveBeenCalledOnce()
    expect(field()).toHaveAttribute('readonly')
  })

  it('that was an exchange leaves the surface live (ACT-4)', async () => {
    const { user, onExchange } = mount({ payload: form })
    await user.click(ask())
    expect(screen.getByRole('status')).toHaveTextContent('Sent.')
    await user.type(field(), 'more')
    await user.click(ask())
    expect(onExchange.mock.calls.map(([value]) => value)).toEqual([
      { a: '', c: false },
      { a: 'more', c: false },
    ])
  })

  it('gives way to a new surface under the same key (ACT-4, FOLD-2)', async () => {
    const start = [
      createSurface(),
      updateComponents([column('root', 'a', 'send'), textField('a'), ...button('resume', 'Send')]),
    ]
    const { user, show, onResume } = mount({ envelopes: envelopesOf(start) })
    await user.type(field(), 'Ada')
    await user.click(send())
    show({ envelopes: envelopesOf([...start, { version: 'v0.9', deleteSurface: { surfaceId: 's1' } }, ...start]) })
    expect(field()).toHaveValue('')
    await user.click(send())
    expect(onResume).toHaveBeenCalledTimes(2)
  })
})

describe('an answer that failed', () => {
  it.each([
    ['a promise that is rejected', () => Promise.reject(new Error('down'))],
    [
      'a callback that throws',
      () => {
        throw new Error('down')
      },
    ],
  ])('by %s is said, loses nothing, and can be tried again (ACT-4)', async (_, fail) => {
    const onResume = vi.fn<ActionCallback>(fail)
    const { user } = mount({ payload: form, onResume })
    await user.type(field(), 'x')
    await user.click(send())
    expect(screen.getByRole('alert')).toHaveTextContent('Sending failed.')
    expect(surface()).not.toHaveAttribute('aria-busy', 'true')
    expect(field()).toHaveValue('x')
    await user.type(field(), 'y')

    onResume.mockImplementation(() => undefined)
    await user.click(send())
    expect(onResume).toHaveBeenCalledTimes(2)
    expect(onResume.mock.lastCall?.[0]).toEqual({ a: 'xy', c: false })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(field()).toHaveAttribute('readonly')
  })
})

describe('a person who leaves the page meanwhile', () => {
  it.each(['resolve', 'reject'] as const)('hears of nothing when the host comes to %s (ACT-4)', async (end) => {
    const { user, answer, unmount } = mountPending('onResume')
    await user.click(send())
    unmount()
    await answer[end]()
    expect(document.body).toHaveTextContent('')
  })
})
