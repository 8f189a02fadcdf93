// Whatever a transport, an agent or a careless host hands over: the three doors answer, and nothing is thrown or changed.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { JsonValue } from '../../src/json/jsonValue'
import { admitDeltaFrame } from '../../src/protocol/admitDeltaFrame'
import { admitEnvelope } from '../../src/protocol/admitEnvelope'
import { admitPayload } from '../../src/protocol/admitPayload'
import { MAX_ERRORS } from '../../src/protocol/explain'
import { validatePayloadV1, validatePayloadV2 } from '../../src/protocol/generated/validators'
import { MAX_FAULTS } from '../../src/protocol/fault'
import { createSurface, envelope, frame, payloadV1, payloadV2, updateComponents } from './documents'

function refuseToBeRead(): never {
  throw new Error('trapped')
}

function revokedProxy(): object {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}

function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 0
  for (let level = 0; level < depth; level += 1) value = wrap(value)
  return value
}

const cyclic: Record<string, unknown> = {}
cyclic['self'] = [cyclic]

const hostile: readonly (readonly [string, unknown])[] = [
  ['a cycle', cyclic],
  ['a getter that throws', Object.defineProperty({}, 'surface', { get: refuseToBeRead, enumerable: true })],
  ['a Proxy that throws on get', new Proxy({ a: 1 }, { get: refuseToBeRead })],
  ['a Proxy that throws on ownKeys', new Proxy({ a: 1 }, { ownKeys: refuseToBeRead })],
  ['a Proxy that throws on getPrototypeOf', new Proxy({ a: 1 }, { getPrototypeOf: refuseToBeRead })],
  ['a Proxy that throws on descriptors', new Proxy({ a: 1 }, { getOwnPropertyDescriptor: refuseToBeRead })],
  ['a Proxy of an array that throws on get', new Proxy([1], { get: refuseToBeRead })],
  ['a revoked Proxy', revokedProxy()],
  ['a symbol', Symbol('surface')],
  ['a function', refuseToBeRead],
  ['a bigint', 1n],
  ['not a number', Number.NaN],
  ['an infinity', Number.NEGATIVE_INFINITY],
  ['a date', new Date(0)],
  ['a map', new Map([['surface', 1]])],
  ['a typed array', new Uint8Array(4)],
  ['a boxed text', new String('text')],
  ['an heir of a document', Object.create(payloadV1())],
  ['a toJSON that throws', { toJSON: refuseToBeRead }],
  ['100,000 nested lists', nested(100_000, (inner) => [inner])],
  ['100,000 nested objects', nested(100_000, (inner) => ({ a: inner }))],
  ['a text of 5 MB', 'x'.repeat(5_000_000)],
  ['a key of 5 MB', { ['k'.repeat(5_000_000)]: 1 }],
  ['own __proto__ keys', JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"prototype": 1}}')],
  ['undefined', undefined],
]

/** Every place where a value can enter, and the very document that then has to come back with a refusal. */
function enter(value: unknown): readonly (readonly [received: unknown, result: { ok: boolean; received?: unknown }])[] {
  const documents = [
    value,
    envelope({ payload: value }),
    envelope({ meta: value }),
    envelope({ schemaVersion: 2, payload: value }),
  ]
  const spoilt = { ...payloadV2(createSurface()), reasoning: value }
  const patch = { surfaceRef: 'e1', catalogVersion: '0.9.1', patch: [{ op: 'add', path: '/a', value }, value] }
  return [
    ...documents.map((document) => [document, admitEnvelope(document)] as const),
    ...[1, 2, value].map((version) => [value, admitPayload(value, version)] as const),
    [spoilt, admitPayload(spoilt, 2)],
    ...[value, patch].map((document) => [document, admitDeltaFrame(document)] as const),
  ]
}

describe('any value at all', () => {
  it.each(hostile)('gets an answer: %s (ADM-10)', (_, value) => {
    for (const [received, result] of enter(value)) {
      if (result.ok) continue
      expect(result.received).toBe(received)
      expect(result).toHaveProperty('errors.0.message')
    }
    expect(Object.prototype).not.toHaveProperty('polluted')
  })

  it('gets an answer: made at random (ADM-10)', () => {
    const anything = fc.anything({
      withBigInt: true,
      withBoxedValues: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withObjectString: true,
      withSet: true,
      withSparseArray: true,
      withTypedArray: true,
    })
    fc.assert(
      fc.property(anything, (value) => {
        for (const [received, result] of enter(value)) if (!result.ok) expect(result.received).toBe(received)
      }),
      { numRuns: 300 },
    )
  })

  it('is never taken for a property that it only inherits (ADM-10, DATA-3)', () => {
    const component = JSON.parse('{"__proto__": {"component": "text", "text": "inherited"}}') as JsonValue
    expect(admitPayload(payloadV1(component))).toMatchObject({ code: 'envelope_invalid' })
    const context = JSON.parse('{"__proto__": "own", "constructor": 1}') as JsonValue
    const action = { event: { name: 'resume', context } }
    const payload = payloadV2(updateComponents({ id: 'a', component: 'Button', child: 'b', action }))
    const admitted = admitPayload(payload, 2)
    expect(admitted.ok).toBe(true)
    expect(JSON.stringify(admitted.ok && admitted.payload)).toContain('{"__proto__":"own","constructor":1}')
  })
})

describe('a large document', () => {
  const many = <T>(entry: T): T[] => Array.from({ length: 100_000 }, () => entry)

  it.each([
    ['unknown components', payloadV1(...many({ component: 'chart' })), 1],
    ['components with several faults', payloadV1(...many({ component: 'field.select', x: 1 })), 1],
    ['bad messages', payloadV2(...many({ beginRendering: {} })), 2],
    ['bad components', payloadV2(updateComponents(...many({ id: 7, component: 'TextField', y: 1 }))), 2],
    ['unknown properties', { ...payloadV1(), ...Object.fromEntries(many(0).map((_, at) => [`k${String(at)}`, 1])) }, 1],
  ] as const)('of %s costs a bounded number of faults (ADM-8, ADM-10)', (_, payload, version) => {
    const refusal = admitPayload(payload, version)
    expect(refusal.ok ? [] : refusal.errors).toHaveLength(MAX_ERRORS + 1)
    const validator = version === 1 ? validatePayloadV1 : validatePayloadV2
    expect(validator.errors?.length).toBeGreaterThanOrEqual(MAX_FAULTS)
    expect(validator.errors?.length).toBeLessThan(2 * MAX_FAULTS)
  })

  it('of valid entries above the limit gives one error (ADM-8)', () => {
    const refusal = admitPayload(payloadV2(updateComponents(...many({ id: 'a', component: 'Divider' }))), 2)
    expect(refusal).toMatchObject({
      errors: [{ message: '"components" must have at most 512 items.' }],
    })
  })

  it('of valid version 1 components has no limit of its own (ADM-2)', () => {
    expect(admitPayload(payloadV1(...many({ component: 'text', text: '' }))).ok).toBe(true)
  })

  it('of operations is judged whole (DELTA-1)', () => {
    expect(admitDeltaFrame(frame(...many({ op: 'remove', path: '/a' }))).ok).toBe(true)
  })
})
