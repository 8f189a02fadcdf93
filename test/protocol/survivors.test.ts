// What mutation testing found that no other test noticed (docs/mutation.md): the order of errors, how values are named and cut, and what
// is said of an envelope whose payload or version is none.
import { describe, expect, it } from 'vitest'
import { parsePointer } from '../../src/json/pointer'
import { admitEnvelope } from '../../src/protocol/admitEnvelope'
import { admitPayload } from '../../src/protocol/admitPayload'
import { describeFault } from '../../src/protocol/describeFault'
import { explain } from '../../src/protocol/explain'
import { quote } from '../../src/protocol/quote'
import type { Fault } from '../../src/protocol/fault'

const fault = (path: string): Fault => ({ pointer: parsePointer(path) ?? [], keyword: 'type', allowed: ['string'] })
const list = Array.from({ length: 13 }, (_, index) => index)

describe('errors', () => {
  it('stand in the order of the document, a value before its members (ADM-8)', () => {
    const document = { b: list, a: { z: 1, y: 2 }, '': 0 }
    const order = ['', '/b', '/b/2', '/b/10', '/a', '/a/z', '/a/y', '/']
    for (const given of [order, order.toReversed(), ['/a/y', '/b/10', '', '/', '/b/2', '/a', '/a/z', '/b']]) {
      expect(explain(given.map(fault), document, 'payload').map(({ path }) => path)).toEqual(order)
    }
  })

  it('name an entry by its number and its list, and a property by its name (ADM-8)', () => {
    const say = (path: string) => describeFault(fault(path), { list, '7': 0 }, 'payload')
    expect(say('/list/12')).toBe('Entry 12 of "list" must be a string.')
    expect(say('/list/a1')).toBe('"a1" must be a string.')
    expect(say('/list/1a')).toBe('"1a" must be a string.')
    expect(say('/7')).toBe('"7" must be a string.')
    expect(say('')).toBe('The payload must be a string.')
  })

  it('quote as much as helps and no more (ADM-8)', () => {
    const most = 'x'.repeat(60)
    expect(quote(most)).toBe(`"${most}"`)
    expect(quote(`${most}x`)).toBe(`"${most}…"`)
  })
})

describe('a version that is not known', () => {
  it.each([
    [3, 'Unknown schemaVersion 3: this library knows 1 and 2.'],
    ['2', 'Unknown schemaVersion: this library knows 1 and 2.'],
  ])('is named: %j (ADM-1, ADM-8)', (schemaVersion, message) => {
    expect(admitPayload({}, schemaVersion)).toMatchObject({ errors: [{ path: '', message }] })
  })

  it('is named in an envelope, and where (ADM-1, ADM-8)', () => {
    const message = 'Unknown schemaVersion 3: this library knows 1 and 2.'
    expect(admitEnvelope({ ...head, schemaVersion: 3, payload: {} })).toMatchObject({
      errors: [{ path: '/schemaVersion', message }],
    })
  })
})

const head = {
  type: 'ui.a2ui-surface',
  envelopeId: 'e',
  correlationId: 'c',
  meta: { source: 'ai-generation', ts: '2026-03-20T10:30:00Z' },
}

describe('an envelope', () => {
  it('whose payload is no JSON is judged by all else first (ADM-10, ADM-11)', () => {
    const payload = () => 0
    const invalid = { code: 'envelope_invalid', errors: [{ path: '' }] }
    expect(admitEnvelope({ ...head, payload })).toMatchObject({ ...invalid, surfaceKey: 'e' })
    expect(admitEnvelope({ ...head, schemaVersion: 2, payload })).toMatchObject(invalid)
    expect(admitEnvelope({ ...head, schemaVersion: 2, payload })).not.toHaveProperty('surfaceKey')
    expect(admitEnvelope({ ...head, type: 'x', payload })).toMatchObject({ code: 'unknown_envelope_kind' })
    expect(admitEnvelope({ ...head, meta: payload, payload: {} })).toMatchObject({
      code: 'invalid_envelope_shape',
      errors: [{ path: '/meta' }],
    })
  })

  it('names no surface by an id that is none, whatever else is wrong (ADM-11)', () => {
    const broken = { ...head, meta: {}, payload: {} }
    expect(admitEnvelope(broken)).toMatchObject({ surfaceKey: 'e' })
    for (const envelopeId of [1, '']) {
      expect(admitEnvelope({ ...broken, envelopeId })).not.toHaveProperty('surfaceKey')
    }
  })
})

describe('the hint at another version', () => {
  it.each([
    [{ version: 'v0.9' }, 1],
    [{ messages: [] }, 1],
    [{ catalogVersion: '0.9.1' }, 2],
    [{ surface: {} }, 2],
  ])('is not given for half of its marks: %j (ADM-8)', (payload, version) => {
    expect(JSON.stringify(admitPayload(payload, version))).not.toContain('looks like')
  })
})
