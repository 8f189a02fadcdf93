// What a host hears of documents that could not be shown: each once, exactly as received, in all three ways in (STORE-1, STORE-2).
import { act, render, screen } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { A2uiSurface, type A2uiSurfaceProps } from '../../src/A2uiSurface'
import { createSurfaceStore } from '../../src/core'
import type { StoredRecord } from '../../src/state/record'
import {
  createSurface,
  envelope,
  envelopesOf,
  payloadV1,
  payloadV2,
  text,
  updateComponents,
  updateDataModel,
} from './documents'
import { mount } from './mount'

const bad = payloadV1([{ component: 'chart' }])
const badEnvelope = envelope(bad, 1, 'bad')
const badUpdate = envelope(payloadV2([updateDataModel('/a/b/c', 1), updateDataModel('/a/b/c/d', 1)]), 2, 'update')
const good = envelopesOf([createSurface(), updateComponents([text('root', 'good')])])

function fill(documents: readonly unknown[]) {
  const store = createSurfaceStore()
  documents.forEach(store.receive)
  return store
}

const ways: [string, () => A2uiSurfaceProps, unknown][] = [
  ['a payload', () => ({ payload: bad }), bad],
  ['envelopes', () => ({ envelopes: [...good, badEnvelope] }), badEnvelope],
  ['a store', () => ({ store: fill([badEnvelope]) }), badEnvelope],
  ['a store and a key', () => ({ store: fill([...good, badEnvelope]), surfaceKey: 'bad' }), badEnvelope],
  ['envelopes and a key', () => ({ envelopes: [...good, badEnvelope], surfaceKey: 'bad' }), badEnvelope],
]

describe('a stored document', () => {
  it.each(ways)(
    'is told once from %s, the same reference, however often the host renders (STORE-1, STORE-2)',
    (_, props, received) => {
      const given = props()
      const { show, onStored } = mount(given)
      show({ ...given, className: 'again' })
      show({ ...given, onExchange: () => undefined })
      expect(onStored).toHaveBeenCalledOnce()
      expect(onStored.mock.lastCall?.[0].received).toBe(received)
    },
  )

  it.each(ways)('is told once from %s under StrictMode (STORE-2)', (_, props, received) => {
    const { onStored } = mount(props(), { around: (inside) => <StrictMode>{inside}</StrictMode> })
    expect(onStored).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ received }))
  })

  it('is told when it arrives later, in each way (STORE-2)', () => {
    const fromEnvelopes = mount({ envelopes: good })
    fromEnvelopes.show({ envelopes: [...good, badEnvelope] })
    expect(fromEnvelopes.onStored).toHaveBeenCalledOnce()

    const store = fill(good)
    const fromStore = mount({ store })
    act(() => {
      store.receive(badUpdate)
    })
    expect(fromStore.onStored).toHaveBeenCalledOnce()

    const fromPayload = mount({ payload: payloadV1([]) })
    fromPayload.show({ payload: bad })
    expect(fromPayload.onStored).toHaveBeenCalledOnce()
  })

  it('is no business of a component that shows another surface of the store (STORE-2)', () => {
    const { onStored } = mount({ store: fill([...good, badEnvelope]), surfaceKey: 's1' })
    expect(onStored).not.toHaveBeenCalled()
  })

  it('of another surface of a store is not told where no key is given, until that one is shown (STORE-2)', () => {
    const store = fill([...good, badEnvelope])
    const { onStored } = mount({ store })
    expect(onStored).not.toHaveBeenCalled()
    act(() => {
      store.receive(envelope(payloadV1([]), 1, 'bad'))
    })
    expect(onStored).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ received: badEnvelope }))
  })

  it('that came twice, the same object, is two records and told twice, in each way (STORE-1, STORE-2)', () => {
    for (const props of [{ store: fill([badEnvelope, badEnvelope]) }, { envelopes: [badEnvelope, badEnvelope] }]) {
      const { onStored, show, unmount } = mount(props)
      expect(onStored.mock.calls.map(([record]) => record.sequence)).toEqual([1, 2])
      show({ className: 'again' })
      expect(onStored).toHaveBeenCalledTimes(2)
      unmount()
    }
    const folded = mount({ envelopes: [...good, badEnvelope, badEnvelope] })
    folded.show({ envelopes: [badEnvelope, ...good, badEnvelope, badEnvelope] })
    expect(folded.onStored).toHaveBeenCalledTimes(3)
  })

  it('that names no surface is told all the same where envelopes came to this component alone (STORE-1)', () => {
    const { onStored } = mount({ envelopes: [...good, 'no envelope at all'], surfaceKey: 's1' })
    expect(onStored).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ received: 'no envelope at all' }))
  })

  it('is told again by no history that is folded anew (STORE-1)', () => {
    const { show, onStored } = mount({ envelopes: [...good, badEnvelope] })
    show({ envelopes: [badEnvelope, ...good] })
    expect(onStored).toHaveBeenCalledOnce()
  })

  it('of another store is told though it bears the same number (STORE-1)', () => {
    const { show, onStored } = mount({ store: fill(['first']) })
    show({ store: fill(['second']) })
    expect(onStored.mock.calls.map(([record]) => record.received)).toEqual(['first', 'second'])
  })

  it('stays available in the store, in the order of arrival (STORE-1)', () => {
    const store = fill([...good, badEnvelope, 17])
    expect(store.getRecords().map(({ status, received }) => [status, received])).toEqual([
      ...good.map((received) => ['rendered', received]),
      ['stored', badEnvelope],
      ['stored', 17],
    ])
  })

  it('can be kept in the state of the host that hears of it, whatever it renders next (STORE-1, ADM-10)', () => {
    const bads = [
      () => payloadV1([{ component: 'chart' }]),
      () => ({ made: () => 'anew at every render' }),
      () => () => 'a function',
      () => {
        const cyclic: Record<string, unknown> = {}
        cyclic['self'] = cyclic
        return cyclic
      },
    ]
    for (const make of bads) {
      const Host = () => {
        const [records, setRecords] = useState<readonly StoredRecord[]>([])
        return (
          <>
            <output>{records.length}</output>
            <A2uiSurface
              payload={make()}
              onStored={(record) => {
                setRecords((before) => [...before, record])
              }}
            />
          </>
        )
      }
      const { unmount } = render(<Host />)
      expect(screen.getByText('1')).toBeVisible()
      unmount()
    }
  })
})

describe("a host's callback that throws", () => {
  it('is reported to the page and breaks nothing (STORE-4)', () => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const error = new Error('The host is mistaken.')
    const { container } = mount({
      envelopes: [...good, badEnvelope],
      onStored: () => {
        throw error
      },
    })
    vi.unstubAllGlobals()
    expect(reported).toHaveBeenCalledExactlyOnceWith(error)
    expect(container).not.toHaveTextContent('cannot be shown')
  })
})

describe('a re-emission', () => {
  it('changes nothing and is not told (ADM-7)', () => {
    const [first, second] = good
    const again = { ...second, envelopeId: 'again' }
    const { onStored } = mount({
      envelopes: [first, second, again, ...envelopesOf([updateDataModel('/a', 1)], { run: 'x' })],
    })
    expect(screen.getByText('good')).toBeVisible()
    expect(onStored).not.toHaveBeenCalled()
  })
})
