// Any JavaScript value at all, in every way in: never an exception out of the component, always a record and a notice (ADM-10).
import { act, cleanup, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { A2uiSurface, type A2uiSurfaceProps } from '../../src/A2uiSurface'
import { createSurfaceStore } from '../../src/core'
import type { StoredRecord } from '../../src/state/record'
import { createSurface, envelope, payloadV1, payloadV2, surfaceV2, text } from './documents'

const cyclic: Record<string, unknown> = {}
cyclic['self'] = cyclic
const throwing = {
  get type(): never {
    throw new Error('A getter that throws.')
  },
}
const proxy = new Proxy(
  {},
  {
    ownKeys() {
      throw new Error('A trap that throws.')
    },
    get() {
      throw new Error('A trap that throws.')
    },
    has() {
      throw new Error('A trap that throws.')
    },
    getPrototypeOf() {
      throw new Error('A trap that throws.')
    },
  },
)
const { proxy: revoked, revoke } = Proxy.revocable({}, {})
revoke()
const deep = Array.from({ length: 20_000 }).reduce<unknown>((inner) => [inner], null)
const shared = Array.from({ length: 60 }).reduce<unknown>((part) => [part, part], 'x')

/** A value behind a function: fast-check itself looks into what it passes around, and some of these do not bear that. */
type Make = () => unknown

/** Values that no JSON text can give. */
const odd = fc.constantFrom<Make>(
  () => cyclic,
  () => throwing,
  () => proxy,
  () => revoked,
  () => deep,
  () => shared,
  () => () => 1,
  () => Symbol('s'),
  () => 1n,
  () => Number.NaN,
  () => new Date(0),
  () => new Map([['a', 1]]),
  () => Object.create(null) as unknown,
  () => JSON.parse('{"__proto__":{"polluted":true},"constructor":1,"toJSON":null}') as unknown,
  () => ({
    toJSON: () => {
      throw new Error('No JSON.')
    },
  }),
  () => '',
  () => 'x'.repeat(1_000_000),
)

const anything = fc.oneof(
  odd,
  fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }).map(
    (value): Make =>
      () =>
        value,
  ),
)

/** Sound documents with something odd in one place. */
const nearly = fc
  .tuple(
    anything,
    fc.constantFrom<(value: unknown) => unknown>(
      (value) => ({ ...payloadV1([]), surface: value }),
      (value) => payloadV1([value as Readonly<Record<string, unknown>>]),
      (value) => ({ ...payloadV2([createSurface()]), messages: value }),
      (value) => surfaceV2([text('root', value)]),
      (value) => envelope(value, 1, 'e'),
      (value) => envelope(payloadV1([]), value, 'e'),
      (value) => ({ ...envelope(payloadV1([]), 1, 'e'), meta: value }),
      (value) => ({ ...envelope(payloadV1([]), 1, 'e'), partial: value }),
      (value) => ({ surfaceRef: 'e', catalogVersion: '0.9.1', patch: value }),
      (value) => ({ surfaceRef: value, patch: [] }),
    ),
  )
  .map(
    ([make, around]): Make =>
      () =>
        around(make()),
  )

const value = fc.oneof(anything, nearly)

/** Mounts, renders again, and takes down; gives the records that the host heard of. */
function survive(props: A2uiSurfaceProps, feed?: () => void): { told: unknown[]; text: string } {
  const onStored = vi.fn<(record: StoredRecord) => void>()
  const { rerender, container } = render(<A2uiSurface {...props} onStored={onStored} />)
  act(() => feed?.())
  rerender(<A2uiSurface {...props} onStored={onStored} className="again" />)
  const text = container.textContent
  cleanup()
  return { told: onStored.mock.calls.map(([{ received }]) => received), text }
}

const NOTICE = 'This cannot be shown.'

describe('any value', () => {
  it('as a payload is shown, or told once and replaced by a notice (ADM-10, STORE-1, STORE-2)', () => {
    fc.assert(
      fc.property(value, fc.constantFrom<unknown>(undefined, 1, 2, 3), (make, schemaVersion) => {
        const payload = make()
        fc.pre(payload !== undefined)
        const { told, text: shown } = survive({ payload, schemaVersion })
        expect(told.length > 0).toBe(shown.includes(NOTICE))
        for (const received of told) expect(Object.is(received, payload)).toBe(true)
        expect(told.length).toBeLessThanOrEqual(1)
      }),
      { numRuns: 80 },
    )
  })

  it('as a schemaVersion is a version or a refusal (ADM-1, ADM-10)', () => {
    fc.assert(
      fc.property(value, (make) => {
        const { told, text: shown } = survive({ payload: payloadV1([]), schemaVersion: make() })
        expect(told.length === 1).toBe(shown.includes(NOTICE))
      }),
      { numRuns: 50 },
    )
  })

  it('among the envelopes leaves the others as they are (ADM-10, STORE-3)', () => {
    const good = envelope(payloadV1([{ component: 'text', text: 'good' }]), 1, 'good')
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 4 }), (makes) => {
        const values = makes.map((make) => make())
        const { told } = survive({ envelopes: [good, ...values], surfaceKey: 'good' })
        for (const received of told) expect(values.some((each) => Object.is(each, received))).toBe(true)
        const alone = survive({ envelopes: values })
        expect(alone.told.length).toBeGreaterThanOrEqual(alone.text.includes(NOTICE) ? 1 : 0)
      }),
      { numRuns: 30 },
    )
  })

  it('fed into a store becomes one record of what was received (ADM-10, STORE-1)', () => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 4 }), (makes) => {
        const documents = makes.map((make) => make())
        const store = createSurfaceStore()
        survive({ store }, () => {
          documents.forEach(store.receive)
        })
        const received = store.getRecords().map((record) => record.received)
        expect(received).toHaveLength(documents.length)
        received.forEach((each, index) => {
          expect(Object.is(each, documents[index])).toBe(true)
        })
      }),
      { numRuns: 30 },
    )
  })

  it('as a recorded answer leaves the surface settled (REPLAY-1, ADM-10)', () => {
    const payload = payloadV1([{ component: 'field.text', id: 'a', label: 'A' }])
    fc.assert(
      fc.property(value, (make) => {
        const submitted = make()
        fc.pre(submitted !== undefined)
        render(<A2uiSurface payload={payload} submitted={submitted} />)
        expect(screen.getByRole('textbox')).toHaveAttribute('readonly')
        cleanup()
      }),
      { numRuns: 30 },
    )
  })

  it('pollutes no prototype (DATA-3)', () => {
    survive({ payload: JSON.parse('{"__proto__":{"polluted":true},"catalogVersion":"0.9.1"}') as unknown })
    expect('polluted' in {}).toBe(false)
  })
})
