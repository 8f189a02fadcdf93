// A widget that throws ends its own surface, and nothing else on the page (STORE-4).
import { act, render, screen } from '@testing-library/react'
import { useEffect, useState, version } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { A2uiSurface } from '../../src/A2uiSurface'
import type { Slots } from '../../src/render/slots'
import type { StoredRecord } from '../../src/state/record'
import { expectConsoleError } from '../house/console'
import {
  buttonV1,
  createSurface,
  envelopesOf,
  fieldV1,
  payloadV1,
  text,
  updateComponents,
  updateDataModel,
} from './documents'
import { mount } from './mount'

const form = payloadV1([{ component: 'text', text: 'Hello' }, fieldV1('text', 'a'), buttonV1('resume', 'Send')])

/** React 19 tells the console of an error that a boundary caught; React 18 does not where the window's event was cancelled. */
function expectCaughtError(): void {
  if (!version.startsWith('18.')) expectConsoleError('The above error occurred in the')
}

const cancel = (event: ErrorEvent): void => {
  event.preventDefault()
}
beforeEach(() => {
  window.addEventListener('error', cancel)
})
afterEach(() => {
  window.removeEventListener('error', cancel)
})

const BrokenText = (): never => {
  throw new Error('The widget is broken.')
}
const BrokenInEffect = () => {
  useEffect(() => {
    throw new Error('The effect is broken.')
  }, [])
  return <p>short-lived</p>
}
const ThrowsNoError = (): never => {
  throw Object.create(null)
}

describe('a widget of the host that throws', () => {
  const cases: [string, Partial<Slots>, string][] = [
    ['while it renders', { Text: BrokenText }, 'The widget is broken.'],
    ['in an effect', { Text: BrokenInEffect }, 'The effect is broken.'],
    ['what is no error', { Text: ThrowsNoError }, ''],
  ]

  it.each(cases)('%s leaves a notice and a record, and its neighbours live (STORE-4)', async (_, slots, message) => {
    expectCaughtError()
    const onStored = vi.fn<(record: StoredRecord) => void>()
    const neighbour = vi.fn()
    render(
      <>
        <h1>Host</h1>
        <A2uiSurface payload={form} slots={slots} onStored={onStored} />
        <A2uiSurface payload={payloadV1([buttonV1('resume', 'Other')])} onResume={neighbour} />
      </>,
    )
    expect(screen.getByText('This cannot be shown.')).toBeVisible()
    expect(screen.getByText('Showing it failed.')).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(onStored).toHaveBeenCalledOnce()
    expect(onStored.mock.lastCall?.[0]).toMatchObject({ code: 'render_failed', surfaceKey: 'surface' })
    expect(onStored.mock.lastCall?.[0].received).toBe(form)
    expect(onStored.mock.lastCall?.[0].errors[0]?.message).toContain(message)
    expect(screen.getByRole('heading', { name: 'Host' })).toBeVisible()
    await act(async () => {
      screen.getByRole('button', { name: 'Other' }).click()
      return Promise.resolve()
    })
    expect(neighbour).toHaveBeenCalledOnce()
  })

  it('in an event handler takes nothing away (STORE-4)', async () => {
    const onError = vi.fn()
    window.addEventListener('error', onError)
    const { user, onStored, onResume } = mount({
      payload: form,
      slots: {
        TextField: ({ label }) => (
          <button
            onClick={() => {
              throw new Error('The handler is broken.')
            }}
          >
            {label}
          </button>
        ),
      },
    })
    await user.click(screen.getByRole('button', { name: 'A' }))
    window.removeEventListener('error', onError)
    expect(onError).toHaveBeenCalled()
    expect(screen.getByText('Hello')).toBeVisible()
    expect(onStored).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(onResume).toHaveBeenCalledOnce()
  })

  it('as the notice itself still leaves a notice (STORE-4)', () => {
    expectCaughtError()
    mount({ payload: 'nonsense', slots: { Notice: BrokenText } })
    expect(screen.getByText('This cannot be shown.')).toBeVisible()
  })

  it('gets another chance with the next update of the surface (STORE-4)', () => {
    expectCaughtError()
    const Choosy: Slots['Text'] = ({ text: content }) => {
      if (content.length > 5) throw new Error('Too long.')
      return <p>{content}</p>
    }
    const start = [createSurface(), updateComponents([text('root', 'far too long')])]
    const { show, onStored } = mount({ envelopes: envelopesOf(start), slots: { Text: Choosy } })
    expect(screen.getByText('This cannot be shown.')).toBeVisible()
    show({ envelopes: envelopesOf([...start, updateComponents([text('root', 'short')])]) })
    expect(screen.getByText('short')).toBeVisible()
    expect(screen.queryByText('This cannot be shown.')).not.toBeInTheDocument()
    expect(onStored).toHaveBeenCalledOnce()
  })

  it('gets another chance with data that is written, too (STORE-4)', () => {
    expectCaughtError()
    const Choosy: Slots['Text'] = ({ text: content }) => {
      if (content.length > 5) throw new Error('Too long.')
      return <p>{content}</p>
    }
    const bound = { id: 'root', component: 'Text', text: { path: '/a' } }
    const start = [createSurface(), updateComponents([bound]), updateDataModel('/a', 'far too long')]
    const { show } = mount({ envelopes: envelopesOf(start), slots: { Text: Choosy } })
    expect(screen.getByText('This cannot be shown.')).toBeVisible()
    show({ envelopes: envelopesOf([...start, updateDataModel('/a', 'short')]) })
    expect(screen.getByText('short')).toBeVisible()
  })

  it('and is written inline does not send the host round in circles (STORE-4)', () => {
    expectCaughtError()
    const Host = () => {
      const [count, setCount] = useState(0)
      return (
        <>
          <output>{count}</output>
          <A2uiSurface
            payload={form}
            slots={{ Text: () => BrokenText() }}
            onStored={() => {
              setCount((before) => before + 1)
            }}
          />
        </>
      )
    }
    render(<Host />)
    expect(screen.getByText('1')).toBeVisible()
    expect(screen.getByText('This cannot be shown.')).toBeVisible()
  })
})
