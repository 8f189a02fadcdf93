// A surface through all that a host's page does to it: strict and suspended rendering, two roots, leaving and coming back (ACT-4).
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, startTransition, StrictMode, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, vi } from 'vitest'
import { A2uiSurface } from '../../src/A2uiSurface'
import type { ActionCallback } from '../../src/catalog/press'
import { createSurfaceStore } from '../../src/core'
import {
  button,
  column,
  createSurface,
  envelope,
  payloadV2,
  surfaceV2,
  textField,
  updateComponents,
} from '../render/documents'

const form = [column('root', 'a', 'send'), textField('a'), ...button('resume', 'Send')]

function openStore() {
  const store = createSurfaceStore()
  store.receive(envelope(payloadV2([createSurface(), updateComponents(form)]), 2, 'first'))
  return store
}

const field = () => screen.getByRole('textbox', { name: 'A' })
const send = () => screen.getByRole('button', { name: 'Send' })

describe('leaving and coming back with the same store', () => {
  it.each([false, true])('keeps what was typed (StrictMode: %s) (DATA-5)', async (strict) => {
    const store = openStore()
    const element = <A2uiSurface store={store} />
    const first = render(element, { reactStrictMode: strict })
    await userEvent.type(field(), 'kept')
    first.unmount()
    render(element, { reactStrictMode: strict })
    expect(field()).toHaveValue('kept')
  })

  it('keeps an answer that is on its way from being sent again, and settles by it (ACT-4)', async () => {
    const store = openStore()
    let finish: () => void = () => undefined
    const onResume = vi.fn<ActionCallback>(() => new Promise((resolve) => (finish = resolve)))
    const element = <A2uiSurface store={store} onResume={onResume} />
    const first = render(element)
    await userEvent.type(field(), 'x')
    await userEvent.click(send())
    first.unmount()
    render(element)
    await userEvent.click(send())
    expect(onResume).toHaveBeenCalledOnce()
    await act(async () => {
      finish()
      await Promise.resolve()
    })
    expect(field()).toHaveAttribute('readonly')
    expect(field()).toHaveValue('x')
  })

  it('without a store begins anew: the control (REPLAY-2)', async () => {
    const element = <A2uiSurface payload={surfaceV2(form)} schemaVersion={2} />
    const first = render(element)
    await userEvent.type(field(), 'lost')
    first.unmount()
    render(element)
    expect(field()).toHaveValue('')
  })
})

describe('two roots on one store', () => {
  it('show one state, and send once between them (DATA-5, ACT-4)', async () => {
    const store = openStore()
    const onResume = vi.fn<ActionCallback>(() => new Promise(() => undefined))
    const places = [0, 1].map(() => document.body.appendChild(document.createElement('div')))
    const roots = places.map((place) => createRoot(place))
    act(() => {
      for (const root of roots) root.render(<A2uiSurface store={store} onResume={onResume} />)
    })
    const user = userEvent.setup()
    const fields = screen.getAllByRole('textbox')
    await user.type(fields[0] ?? document.body, 'both')
    for (const each of fields) expect(each).toHaveValue('both')
    for (const each of screen.getAllByRole('button', { name: 'Send' })) await user.click(each)
    expect(onResume).toHaveBeenCalledOnce()

    act(() => roots[0]?.unmount())
    expect(screen.getByRole('textbox')).toHaveValue('both')
    act(() => roots[1]?.unmount())
    for (const place of places) place.remove()
  })
})

describe('suspended and concurrent rendering', () => {
  it('hides and shows a surface again with what was typed, and hears of nothing twice (DATA-7, STORE-1)', async () => {
    const onStored = vi.fn()
    let arrive: () => void = () => undefined
    const later = new Promise<void>((resolve) => (arrive = resolve))
    const Late = lazy(() => later.then(() => ({ default: () => <p>Arrived</p> })))
    let wait: () => void = () => undefined
    function Page() {
      const [waits, setWaits] = useState(false)
      wait = () => {
        setWaits(true)
      }
      return (
        <Suspense fallback={<p>Loading</p>}>
          <A2uiSurface payload={surfaceV2(form)} schemaVersion={2} />
          <A2uiSurface payload="nonsense" onStored={onStored} />
          {waits && <Late />}
        </Suspense>
      )
    }
    render(
      <StrictMode>
        <Page />
      </StrictMode>,
    )
    await userEvent.type(field(), 'typed')
    await act(async () => {
      wait()
      await Promise.resolve()
    })
    expect(screen.getByText('Loading')).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    await act(async () => {
      arrive()
      await later
    })
    expect(screen.getByText('Arrived')).toBeVisible()
    expect(field()).toHaveValue('typed')
    expect(onStored).toHaveBeenCalledOnce()
  })

  it('in a transition shows the agent and the person at the same state (DATA-7)', async () => {
    const store = openStore()
    let show: (on: boolean) => void = () => undefined
    function Page() {
      const [on, setOn] = useState(true)
      show = setOn
      return on ? <A2uiSurface store={store} /> : null
    }
    render(<Page />)
    await userEvent.type(field(), 'x')
    await act(async () => {
      startTransition(() => {
        show(false)
      })
      startTransition(() => {
        show(true)
      })
      store.receive(envelope(payloadV2([updateComponents([textField('a', { label: 'B' })])]), 2, 'second'))
      await Promise.resolve()
    })
    expect(screen.getByRole('textbox', { name: 'B' })).toHaveValue('x')
  })
})
