// A few bytes that ask for a large data model: what a path pads and what a surface holds have limits (FOLD-8, ADM-10).
import { describe, expect, it } from 'vitest'
import { MAX_ARRAY_INDEX } from '../../src/json/edit'
import { createSurface, envelope, payloadV2, surfaceV2, text, updateDataModel } from '../render/documents'
import { open } from './open'

const highest = String(MAX_ARRAY_INDEX)

describe('a path full of high indexes', () => {
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
})
