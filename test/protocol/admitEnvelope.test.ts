import { describe, expect, it } from 'vitest'
import { admitEnvelope } from '../../src/protocol/admitEnvelope'
import { createSurface, deepFreeze, envelope, payloadV1, payloadV2 } from './documents'

const meta = { source: 'ai-generation', ts: '2026-01-01T00:00:00Z' }

describe('admitEnvelope', () => {
  it('keys a version 1 surface by its envelopeId (ADM-1, ADM-11)', () => {
    const received = envelope()
    expect(admitEnvelope(received)).toEqual({
      ok: true,
      version: 1,
      payload: payloadV1(),
      envelope: received,
      surfaceKey: 'e1',
      untrusted: false,
      partial: false,
    })
  })

  it('keys a version 2 surface by the surfaceId of its payload (ADM-1, ADM-11)', () => {
    const payload = payloadV2(createSurface())
    expect(admitEnvelope(envelope({ schemaVersion: 2, payload }))).toMatchObject({
      version: 2,
      payload,
      surfaceKey: 's1',
    })
  })

  it.each([
    [undefined, false],
    ['trusted', false],
    ['untrusted', true],
  ])('reads contentTrust %s (TRUST-1)', (contentTrust, untrusted) => {
    const members = contentTrust === undefined ? {} : { contentTrust }
    expect(admitEnvelope(envelope({ meta: { ...meta, ...members } }))).toMatchObject({ ok: true, untrusted })
  })

  it.each([
    [true, true],
    [false, false],
    [{ isPartial: true, index: 0, total: -1 }, true],
    [{ isPartial: false, index: 2, total: 3 }, false],
  ])('reads partial in either form: %j (PART-1)', (partial, expected) => {
    expect(admitEnvelope(envelope({ partial }))).toMatchObject({ ok: true, partial: expected })
  })

  it('takes vendor keys inside meta (ADM-11)', () => {
    const received = envelope({ meta: { ...meta, 'vendor.key': { any: ['thing'] } } })
    expect(admitEnvelope(received)).toMatchObject({ ok: true, envelope: received })
  })

  it('copies, so that nothing the sender keeps reaches what was admitted (ADM-10)', () => {
    const received = envelope()
    const admitted = admitEnvelope(received)
    Object.assign(received['meta'] as object, { contentTrust: 'untrusted' })
    if (admitted.ok) expect(admitted.envelope.meta).toEqual(meta)
    expect(admitted).toMatchObject({ ok: true, untrusted: false })
  })
})

describe('an envelope of another shape', () => {
  it.each([
    ['a key that envelopes do not have', envelope({ vendor: 1 }), '/vendor'],
    ['no envelopeId', envelope({ envelopeId: undefined }), ''],
    ['an empty correlationId', envelope({ correlationId: '' }), '/correlationId'],
    ['no payload', envelope({ payload: undefined }), ''],
    ['no meta', envelope({ meta: undefined }), ''],
    ['a meta without ts', envelope({ meta: { source: 'user' } }), '/meta'],
    ['an unknown source', envelope({ meta: { ...meta, source: 'robot' } }), '/meta/source'],
    ['an unknown trust', envelope({ meta: { ...meta, contentTrust: 'maybe' } }), '/meta/contentTrust'],
    ['a broken version', envelope({ schemaVersion: '2' }), '/schemaVersion'],
    ['a negative version', envelope({ schemaVersion: -1 }), '/schemaVersion'],
    ['a partial without its total', envelope({ partial: { isPartial: true, index: 0 } }), '/partial'],
    ['a partial of another kind', envelope({ partial: 'yes' }), '/partial'],
    ['no object at all', 'envelope', ''],
  ])('is refused for %s, and the path points into the envelope (ADM-11)', (_, received, path) => {
    const refusal = admitEnvelope(received)
    expect(refusal).toMatchObject({ ok: false, code: 'invalid_envelope_shape', errors: [{ path }] })
    if (!refusal.ok) expect(refusal.received).toBe(received)
  })
})

describe('the order of the checks', () => {
  const broken = { vendor: 1 }
  const foreign = { type: 'ui.chart' }
  const newer = { schemaVersion: 3 }
  const invalid = { payload: { nothing: 'right' } }

  it('is shape, kind, version, payload (ADM-11, ADM-6)', () => {
    const codeOf = (members: object) => {
      const result = admitEnvelope(envelope({ ...members }))
      return result.ok ? 'admitted' : result.code
    }
    expect(codeOf({ ...invalid, ...newer, ...foreign, ...broken })).toBe('invalid_envelope_shape')
    expect(codeOf({ ...invalid, ...newer, ...foreign })).toBe('unknown_envelope_kind')
    expect(codeOf({ ...invalid, ...newer })).toBe('unknown_schema_version')
    expect(codeOf(invalid)).toBe('envelope_invalid')
    expect(codeOf({})).toBe('admitted')
  })

  it('is the same for a payload that is no JSON (ADM-10, ADM-11)', () => {
    const payload = { surface: { components: [() => 1] } }
    expect(admitEnvelope(envelope({ payload, ...broken }))).toMatchObject({ code: 'invalid_envelope_shape' })
    expect(admitEnvelope(envelope({ payload, ...foreign }))).toMatchObject({ code: 'unknown_envelope_kind' })
    expect(admitEnvelope(envelope({ payload, ...newer }))).toMatchObject({ code: 'unknown_schema_version' })
    expect(admitEnvelope(envelope({ payload }))).toMatchObject({
      code: 'envelope_invalid',
      surfaceKey: 'e1',
      errors: [{ surfaceId: 'e1', path: '/surface/components/0', message: 'A value of type function is not JSON.' }],
    })
  })

  it('puts what is no JSON outside the payload down to the shape (ADM-11)', () => {
    const refusal = admitEnvelope(envelope({ payload: { a: 1n }, meta: { ...meta, when: new Date(0) } }))
    expect(refusal).toMatchObject({ code: 'invalid_envelope_shape' })
  })
})

describe('a refusal', () => {
  it('points into the payload for a fault of the payload, and calls a version 1 surface by its key (ADM-8)', () => {
    const refusal = admitEnvelope(envelope({ payload: payloadV1({ component: 'text' }) }))
    expect(refusal).toMatchObject({
      code: 'envelope_invalid',
      surfaceKey: 'e1',
      errors: [{ code: 'VALIDATION_FAILED', surfaceId: 'e1', path: '/surface/components/0' }],
    })
  })

  it('has the key that a stray message would have taken the surface from (ADM-5, ADM-8)', () => {
    const payload = payloadV2({ version: 'v0.9', deleteSurface: { surfaceId: 's2' } })
    expect(admitEnvelope(envelope({ schemaVersion: 2, payload }))).toMatchObject({
      code: 'envelope_invalid',
      surfaceKey: 's1',
    })
  })

  it('names the unknown kind, and never a surface for it (ADM-6)', () => {
    const refusal = admitEnvelope(envelope({ type: 'ui.chart' }))
    expect(refusal).toMatchObject({ code: 'unknown_envelope_kind', errors: [{ path: '/type' }] })
    expect(refusal).not.toHaveProperty('surfaceKey')
  })

  it('names a catalog version that is unknown (ADM-3)', () => {
    const payload = { ...payloadV1(), catalogVersion: '1.0.0' }
    expect(admitEnvelope(envelope({ payload }))).toMatchObject({ code: 'unknown_schema_version', surfaceKey: 'e1' })
  })

  it.each([
    ['version 1', { stray: 1 }, 'e1'],
    ['version 2', { stray: 1, schemaVersion: 2, payload: payloadV2() }, 's1'],
    ['version 2 without a sound surfaceId', { stray: 1, schemaVersion: 2, payload: { surfaceId: 'a b' } }, undefined],
    ['an unknown version', { schemaVersion: 3 }, undefined],
    ['a broken version', { schemaVersion: 1.5 }, undefined],
    ['a broken envelopeId', { envelopeId: '' }, undefined],
    ['another kind', { stray: 1, type: 'ui.chart' }, undefined],
  ])('has the key where it can be known: %s (ADM-8, ADM-11)', (_, members, surfaceKey) => {
    const refusal = admitEnvelope(envelope(members))
    expect(refusal.ok).toBe(false)
    expect(refusal.surfaceKey).toBe(surfaceKey)
  })

  it('holds the received reference, unchanged (ADM-10, STORE-1)', () => {
    const received = deepFreeze(envelope({ payload: payloadV1({ component: 'chart' }) }))
    const refusal = admitEnvelope(received)
    expect(refusal.ok ? undefined : refusal.received).toBe(received)
  })
})
