import { describe, expect, it } from 'vitest'
import { admitPayload } from '../../src/protocol/admitPayload'
import { CATALOG_ID, createSurface, deepFreeze, payloadV1, payloadV2, updateComponents } from './documents'

const v1 = payloadV1({ component: 'text', text: 'Hello' })
const v2 = payloadV2(createSurface(), updateComponents({ id: 'root', component: 'Text', text: 'Hello' }))

describe('admitPayload', () => {
  it.each([undefined, 0, 1])('takes schemaVersion %s for version 1 (ADM-1)', (schemaVersion) => {
    expect(admitPayload(v1, schemaVersion)).toEqual({ ok: true, version: 1, payload: v1 })
  })

  it('takes schemaVersion 2 for version 2 (ADM-1)', () => {
    expect(admitPayload(v2, 2)).toEqual({ ok: true, version: 2, payload: v2 })
  })

  it.each([3, 99, -1, 1.5, NaN, '1', '2', null, true, {}, 2n, Symbol('2')])(
    'refuses any other schemaVersion: %s (ADM-1)',
    (schemaVersion) => {
      for (const payload of [v1, v2]) {
        expect(admitPayload(payload, schemaVersion)).toMatchObject({ ok: false, code: 'unknown_schema_version' })
      }
    },
  )

  it('judges a body by its own branch only: neither version passes for the other (ADM-1, ADM-2)', () => {
    expect(admitPayload(v2, 1)).toMatchObject({ ok: false, code: 'envelope_invalid' })
    expect(admitPayload(v1, 2)).toMatchObject({ ok: false, code: 'envelope_invalid' })
  })

  it('says so where a body of one version came under the other (ADM-1, ADM-8)', () => {
    const messages = (payload: unknown, version: unknown) => {
      const verdict = admitPayload(payload, version)
      return verdict.ok ? [] : verdict.errors.map(({ message }) => message)
    }
    const [v1, v2] = [
      { catalogVersion: '0.9.1', surface: {} },
      { version: 'v0.9', surfaceId: 's', messages: [] },
    ]
    expect(messages(v2, undefined)[0]).toBe('This looks like a payload of version 2: it needs schemaVersion 2.')
    expect(messages(v1, 2)[0]).toBe('This looks like a payload of version 1: it needs schemaVersion 1.')
    expect(messages(v1, 1).join()).not.toContain('looks like')
    expect(messages(v2, 2).join()).not.toContain('looks like')
    expect(messages({ messages: 1 }, 1).join()).not.toContain('looks like')
  })

  it('returns a copy, which later changes to the original do not reach (ADM-10)', () => {
    const components = [{ component: 'text', text: 'before' }]
    const admitted = admitPayload({ catalogVersion: '0.9.1', surface: { components } })
    components.push({ component: 'evil', text: 'after' })
    expect(admitted).toMatchObject({ payload: payloadV1({ component: 'text', text: 'before' }) })
  })

  it('refuses with the very reference that it was given, unchanged (ADM-10, STORE-1)', () => {
    const payload = deepFreeze(payloadV1({ component: 'chart', series: [1, 2] }))
    const text = JSON.stringify(payload)
    const refusal = admitPayload(payload)
    expect(refusal).toMatchObject({ ok: false, code: 'envelope_invalid' })
    if (!refusal.ok) expect(refusal.received).toBe(payload)
    expect(JSON.stringify(payload)).toBe(text)
  })

  it('reads frozen documents (ADM-10)', () => {
    expect(admitPayload(deepFreeze(v1))).toMatchObject({ ok: true })
    expect(admitPayload(deepFreeze(v2), 2)).toMatchObject({ ok: true })
  })
})

describe('the catalog', () => {
  it.each(['0.9.0', '0.9.2', '1.0.0', ''])(
    'of another version 1 number, %j, is unknown, not invalid (ADM-3)',
    (catalogVersion) => {
      const refusal = admitPayload({ catalogVersion, surface: 'not even looked at' })
      expect(refusal).toMatchObject({ code: 'unknown_schema_version', errors: [{ path: '/catalogVersion' }] })
    },
  )

  it.each([undefined, null, 0.9, ['0.9.1']])('that is no string, %s, is invalid (ADM-3)', (catalogVersion) => {
    const refusal = admitPayload({ catalogVersion, surface: { components: [] } })
    expect(refusal).toMatchObject({ code: 'envelope_invalid' })
  })

  it.each(['https://example.com/catalog.json', `${CATALOG_ID}#`, '', 7])(
    'of version 2 is the pinned one, not %j (ADM-4)',
    (catalogId) => {
      expect(admitPayload({ ...v2, catalogId }, 2)).toMatchObject({
        code: 'envelope_invalid',
        errors: [{ path: '/catalogId' }],
      })
    },
  )

  it('of a createSurface equals that of the payload (ADM-5)', () => {
    const message = { version: 'v0.9', createSurface: { surfaceId: 's1', catalogId: 'https://example.com/' } }
    expect(admitPayload(payloadV2(message), 2)).toMatchObject({
      code: 'envelope_invalid',
      errors: [{ path: '/messages/0/createSurface/catalogId' }],
    })
  })
})

describe('the surface of a message', () => {
  const version = 'v0.9'
  it.each([
    ['createSurface', { version, createSurface: { surfaceId: 's2', catalogId: CATALOG_ID } }],
    [
      'updateComponents',
      { version, updateComponents: { surfaceId: 's2', components: [{ id: 'a', component: 'Divider' }] } },
    ],
    ['updateDataModel', { version, updateDataModel: { surfaceId: 's2', path: '/a', value: 1 } }],
    ['deleteSurface', { version, deleteSurface: { surfaceId: 's2' } }],
  ])('is that of the payload: %s (ADM-5)', (key, stray) => {
    expect(admitPayload(payloadV2(createSurface(), stray), 2)).toEqual({
      ok: false,
      code: 'envelope_invalid',
      received: payloadV2(createSurface(), stray),
      surfaceKey: 's1',
      errors: [
        {
          code: 'VALIDATION_FAILED',
          surfaceId: 's1',
          path: `/messages/1/${key}/surfaceId`,
          message: 'The message is for surface "s2", the payload for "s1".',
        },
      ],
    })
  })
})

describe('the key of a refused payload', () => {
  it('is the surfaceId of version 2 where that is well-formed (ADM-8)', () => {
    expect(admitPayload({ ...v2, messages: [] }, 2)).toMatchObject({ surfaceKey: 's1', errors: [{ surfaceId: 's1' }] })
  })

  it.each([undefined, '', 'a b', 7, 'x'.repeat(129)])('is left out where it is not: %s (ADM-8)', (surfaceId) => {
    const refusal = admitPayload({ ...v2, surfaceId }, 2)
    expect(refusal).toMatchObject({ code: 'envelope_invalid' })
    expect(refusal).not.toHaveProperty('surfaceKey')
    expect(refusal).not.toHaveProperty('errors.0.surfaceId')
  })

  it('is left out for version 1, which does not name its surface (ADM-8)', () => {
    expect(admitPayload({ catalogVersion: '0.9.1' })).not.toHaveProperty('surfaceKey')
  })
})
