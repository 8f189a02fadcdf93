// A few bytes that ask for a large data model: what a path pads and what a surface holds have limits (FOLD-8, ADM-10).
import { describe, expect, it } from 'vitest'
import { MAX_ARRAY_INDEX, writeAt } from '../../src/json/edit'
import { countValues } from '../../src/json/countValues'
import { createSurface, envelope, payloadV2, surfaceV2, text, updateDataModel } from '../render/documents'
import { open } from './open'

const highest = String(MAX_ARRAY_INDEX)

describe('a path full of high indexes', () => {
  it('pads no more than one array may hold, whatever its length (FOLD-8)', () => {
    expect(writeAt({}, ['a', highest, highest], 1)).toMatchObject({ ok: false, message: expect.any(String) as string })
    expect(
      writeAt(
        {},
        Array.from({ length: 100 }, () => highest),
        1,
      ).ok,
    ).toBe(false)
    expect(writeAt({}, ['a', '4999', '4999'], 1).ok).toBe(true)
    expect(writeAt({ a: [] }, ['a', highest, 'b', '0'], 1).ok).toBe(true)
  })

  it('makes its envelope invalid, and the live surface stays (FOLD-8, STORE-3)', () => {
    const { store, surface } = open(envelope(surfaceV2([text('root', 'Here')], { a: 1 }), 2, 'e'))
    const path = `/b${`/${highest}`.repeat(100)}`
    expect(store.receive(envelope(payloadV2([updateDataModel(path, 1)]), 2, 'f'))).toMatchObject({
      status: 'stored',
      code: 'envelope_invalid',
      errors: [{ path: '/messages/0/updateDataModel/path' }],
    })
    expect(surface()).toMatchObject({ status: 'live', model: { a: 1 } })
  })
})

describe('a data model', () => {
  /** A short message that makes ten thousand values. */
  const pad = (key: number) => updateDataModel(`/k${String(key)}/${highest}`, 0)

  it('grows to a million values and no further, over any number of envelopes (FOLD-8, STORE-3)', () => {
    const { store, surface } = open(envelope(payloadV2([createSurface()]), 2, 'e'))
    const send = (first: number) => {
      const messages = Array.from({ length: 50 }, (_, index) => pad(first + index))
      return store.receive(envelope(payloadV2(messages), 2, `e${String(first)}`)).status
    }
    expect([send(0), send(50)]).toEqual(['rendered', 'stored'])
    expect(Object.keys(surface()?.model ?? {})).toHaveLength(50)
    expect(store.receive(envelope(payloadV2([updateDataModel('/', { small: 1 })]), 2, 'f')).status).toBe('rendered')
    expect(send(100)).toBe('rendered')
  })

  it('is counted as what its text holds', () => {
    expect(countValues({ a: [1, [], { b: null }], c: 'text' })).toBe(7)
    expect(countValues(null)).toBe(1)
  })
})
