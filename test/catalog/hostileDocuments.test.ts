// Any JavaScript value at all becomes a record, and nothing throws (ADM-10, STORE-1).
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PatchOperation } from '../../src/protocol/generated/types'
import { createSurface, text, updateComponents } from '../state/messages'
import { envelopeV1, envelopeV2, fieldText, frame } from './envelopes'
import { openStore } from './openStore'

const thrower = (): never => {
  throw new Error('hostile')
}

function cyclic(): object {
  const value: Record<string, unknown> = { type: 'ui.a2ui-surface' }
  value['self'] = value
  return value
}

function revoked(target: object): object {
  const { proxy, revoke } = Proxy.revocable(target, {})
  revoke()
  return proxy
}

const everyTrap = new Proxy(
  {},
  { get: thrower, has: thrower, ownKeys: thrower, getPrototypeOf: thrower, getOwnPropertyDescriptor: thrower },
)

function withGetter(name: string, target: object = {}): object {
  return Object.defineProperty(target, name, { get: thrower, enumerable: true })
}

/** Values that break who touches them; fast-check itself would, so it only picks their names. */
const TRAPS: Readonly<Record<string, () => unknown>> = {
  symbol: () => Symbol('s'),
  function: () => thrower,
  cycle: cyclic,
  proxy: () => everyTrap,
  revokedObject: () => revoked({}),
  revokedList: () => revoked([]),
  typeGetter: () => withGetter('type'),
  protoGetter: () => withGetter('__proto__'),
  toJsonGetter: () => withGetter('toJSON'),
  error: () => new Error('e'),
}

const BUILD: Readonly<Record<string, (part: string, value: unknown) => unknown>> = {
  alone: (_part, value) => value,
  envelope: (part, value) => ({ ...envelopeV2([createSurface(), updateComponents([text('root')])]), [part]: value }),
  payload: (part, value) => {
    const envelope = envelopeV2([createSurface()])
    return { ...envelope, payload: { ...(envelope['payload'] as object), [part]: value } }
  },
  component: (part, value) => envelopeV1([{ ...fieldText('a'), [part]: value }, value as never]),
  frame: (part, value) => ({ ...frame([]), [part]: value }),
  patch: (_part, value) => frame([{ op: 'add', path: '/reasoning', value } as PatchOperation]),
}

const PARTS = [
  'type',
  'schemaVersion',
  'correlationId',
  'payload',
  'meta',
  'partial',
  'messages',
  'surfaceId',
  'id',
  'surfaceRef',
  'patch',
]

const recipe = fc.record({
  build: fc.constantFrom(...Object.keys(BUILD)),
  part: fc.constantFrom(...PARTS, '__proto__'),
  trap: fc.option(fc.constantFrom(...Object.keys(TRAPS)), { nil: undefined }),
  value: fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSet: true,
    withNullPrototype: true,
    withSparseArray: true,
    withTypedArray: true,
  }),
})

describe('receive', () => {
  it('answers to any document, keeps it, and throws nothing (ADM-10, STORE-1)', () => {
    const names = Object.getOwnPropertyNames(Object.prototype)
    fc.assert(
      fc.property(fc.array(recipe, { minLength: 1, maxLength: 6 }), (recipes) => {
        const { store } = openStore()
        store.receive(envelopeV2([createSurface(), updateComponents([text('root')])]))
        store.receive(envelopeV1([fieldText('a')]))
        for (const { build, part, trap, value } of recipes) {
          const each = BUILD[build]?.(part, trap === undefined ? value : TRAPS[trap]?.())
          const record = store.receive(each)
          expect(Object.is(record.received, each)).toBe(true)
          expect(store.getRecords().at(-1)).toBe(record)
          if (record.status === 'stored') expect(record.errors.length).toBeGreaterThan(0)
        }
        expect(store.getSurfaces().length).toBeGreaterThanOrEqual(2)
        expect(store.getRecords()).toHaveLength(recipes.length + 2)
      }),
      { numRuns: 400 },
    )
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(names)
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a function', thrower],
    ['a cycle', cyclic()],
    ['a Proxy that throws at every touch', everyTrap],
    ['a Proxy that was revoked', revoked({})],
    ['a getter for its type', withGetter('type')],
    ['a getter for its surfaceRef', withGetter('surfaceRef', { patch: [] })],
    ['a class instance', new URL('https://example.test')],
    ['a text of five million characters', 'x'.repeat(5_000_000)],
    ['a list nested 100,000 deep', JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)],
  ])('stores %s (ADM-10)', (_what, value) => {
    const { receive } = openStore()
    expect(receive(value)).toMatchObject({ status: 'stored' })
  })

  it('reads a document once: what a getter says later reaches nothing (ADM-10)', () => {
    const { receive, surface } = openStore()
    const envelope = envelopeV1([fieldText('a')])
    const payload = envelope['payload']
    let asked = 0
    Object.defineProperty(envelope, 'payload', {
      enumerable: true,
      get: () => {
        asked += 1
        return asked === 1 ? payload : thrower()
      },
    })
    expect(receive(envelope).status).toBe('rendered')
    expect(surface('f').getState().view?.fields).toHaveLength(1)
  })

  it('keeps no tie to a document that changes later (ADM-10)', () => {
    const { receive, surface } = openStore()
    const component = { ...fieldText('a') }
    receive(envelopeV1([component]))
    component.component = 'heading'
    expect(surface('f').getState().content).toMatchObject({
      payload: { surface: { components: [{ component: 'field.text' }] } },
    })
  })
})
