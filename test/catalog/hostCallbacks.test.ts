// A host's callback that throws, or that calls back into the store, breaks nothing (STORE-4, DELTA-4).
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { column, createSurface, text, updateComponents, updateDataModel } from '../state/messages'
import { expectConsoleError } from '../house/console'
import { envelopeV1, envelopeV2, fieldText, frame } from './envelopes'
import { openStore } from './openStore'

const report = vi.fn()
const fail = (): never => {
  throw new Error('the host is broken')
}
const start = [createSurface(), updateComponents([column('root', 'root', 'a'), text('a')])]

beforeEach(() => {
  report.mockClear()
  vi.stubGlobal('reportError', report)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a callback that throws', () => {
  it("stops neither the store nor the other listeners, and its error is the page's to see (STORE-4)", () => {
    const { receive, store } = openStore()
    const other = vi.fn()
    store.subscribe(fail)
    store.subscribe(other)
    expect(receive(envelopeV2(start)).status).toBe('rendered')
    expect(other).toHaveBeenCalled()
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'the host is broken' }))
  })

  it('is told of on the console where there is no page (STORE-4)', () => {
    vi.stubGlobal('reportError', undefined)
    expectConsoleError('the host is broken')
    const { receive, store } = openStore()
    store.subscribe(fail)
    expect(receive(envelopeV1([fieldText('a')])).status).toBe('rendered')
  })

  it('of diagnostics or of a lost frame changes no record (STORE-4, DELTA-4)', () => {
    const { receive, surface, store } = openStore({ onDiagnostic: fail, onRematerialize: fail })
    expect(receive(envelopeV2(start)).status).toBe('rendered')
    receive(envelopeV1([fieldText('a')]))
    const record = receive(frame([{ op: 'remove', path: '/nope' }]))
    expect(record).toMatchObject({ status: 'stored', code: 'patch_failed' })
    expect(surface('f').getState()).toMatchObject({ notice: record })
    expect(store.getRecords()).toHaveLength(3)
    expect(report).toHaveBeenCalledTimes(2)
  })
})

describe('a listener that calls back', () => {
  it('may feed the store, read it and stop listening, all at once (STORE-1)', () => {
    const { receive, store, surface } = openStore()
    const seen: string[][] = []
    const stop = store.subscribe(() => {
      stop()
      receive(envelopeV2([updateDataModel('/a', 'fed back')]))
      seen.push(store.getRecords().map(({ status }) => status))
    })
    receive(envelopeV2(start))
    expect(seen).toEqual([['rendered', 'rendered']])
    expect(surface().getModel()).toEqual({ a: 'fed back' })
    expect(store.getRecords().map(({ sequence }) => sequence)).toEqual([1, 2])
  })
})
