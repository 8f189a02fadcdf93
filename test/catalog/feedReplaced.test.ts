// What a host passes next, and what becomes of what it passed before (FOLD-5, PART-2, REPLAY-2, STORE-1, STORE-3).
import { describe, expect, it } from 'vitest'
import type { PayloadInput } from '../../src/catalog/feed'
import { CATALOG_ID, createSurface, text, updateComponents, updateDataModel } from '../state/messages'
import { envelopeV1, envelopeV2, fieldText, payloadV1 } from './envelopes'
import { openFeed, start } from './openFeed'

const form = payloadV1([fieldText('a')])
/** A payload of version 2 that no admission takes: it names its surface, and begins with these messages. */
const broken = (surfaceId: string, ...messages: unknown[]) => ({
  version: 'v0.9',
  catalogId: CATALOG_ID,
  surfaceId,
  messages: [...messages, { wrong: true }],
})

describe('a payload of version 2 that comes again whole', () => {
  it('and longer goes on, and the edits stay (FOLD-5, DATA-7)', () => {
    const { passV2, surface } = openFeed()
    passV2(start)
    surface().edit(['a'], 'mine', 'x')
    passV2([...start, updateDataModel('/b', 1)])
    expect(surface().getModel()).toEqual({ a: 'mine', b: 1 })
  })

  it('and with another past starts over, edits and all (FOLD-5, REPLAY-2)', () => {
    const { passV2, surface } = openFeed()
    passV2([...start, updateDataModel('/a', 1)])
    surface().edit(['mine'], 'typed', 'x')
    passV2([...start, updateDataModel('/b', 1)])
    expect(surface().getModel()).toEqual({ b: 1 })
  })

  it('goes on after one that could not be folded, which left no trace (FOLD-3, STORE-3)', () => {
    const { passV2, surface, statuses } = openFeed()
    passV2(start)
    surface().edit(['a'], 'mine', 'x')
    passV2([...start, createSurface()])
    passV2([...start, updateDataModel('/b', 1)])
    expect(surface().getModel()).toEqual({ a: 'mine', b: 1 })
    expect(statuses()).toEqual(['rendered', 'envelope_invalid', 'rendered'])
  })

  it('has to begin its surface, though what it replaces was partial (FOLD-3)', () => {
    const { passV2, surface, statuses } = openFeed()
    passV2(start, { partial: true })
    passV2([updateDataModel('/b', 1)])
    expect(statuses()).toEqual(['envelope_invalid'])
    expect(surface().getState().notice).toMatchObject({ code: 'envelope_invalid' })
  })
})

describe('another surface', () => {
  it('takes the place of the one before, even of a partial one (REPLAY-2)', () => {
    const { pass, passV2, inside } = openFeed()
    passV2(start, { partial: true })
    const messages = [createSurface('t'), updateComponents([text('root')], 't')]
    pass({ version: 'v0.9', catalogId: CATALOG_ID, surfaceId: 't', messages }, 2)
    expect(inside.getKeys()).toEqual(['t'])
  })

  it('takes it in version 1, where the key says which it is (REPLAY-2)', () => {
    const { pass, inside } = openFeed()
    pass(form, 1)
    pass(form, 1, { surfaceKey: 'g' })
    expect(inside.getKeys()).toEqual(['g'])
  })

  it('takes it under the same key, where it is of the other version (V1-5)', () => {
    const { pass, passV2, store } = openFeed()
    passV2(start)
    pass(form, 1, { surfaceKey: 's' })
    expect(store.getSurfaces()).toMatchObject([{ surfaceKey: 's', version: 1, status: 'live' }])
  })

  it('takes it between envelopes and a payload, both ways (REPLAY-2)', () => {
    const { feed, pass, passV2, inside, statuses } = openFeed()
    feed.takeEnvelopes([envelopeV1([fieldText('a')])])
    pass(form, 1)
    expect(statuses()).toEqual(['rendered'])
    feed.takeEnvelopes([envelopeV2(start)])
    expect(inside.getKeys()).toEqual(['s'])
    passV2(start)
    expect(statuses()).toEqual(['rendered'])
  })
})

describe('a payload that is refused', () => {
  it('shows its notice under the surface that it names, or the one that is shown (STORE-3)', () => {
    const { pass, surface, inside } = openFeed()
    pass(broken('s'), 2)
    expect(inside.getKeys()).toEqual(['s'])
    pass({ wrong: true }, 2)
    expect(inside.getKeys()).toEqual(['s'])
    expect(surface().getState().notice?.received).toEqual({ wrong: true })
  })

  it('takes the place of another surface, unless it is merely unfinished (STORE-3, PART-2)', () => {
    const { pass, passV2, inside, surface } = openFeed()
    passV2(start)
    pass(broken('t'), 2, { partial: true })
    expect(inside.getKeys()).toEqual(['s'])
    expect(surface().getState().notice).toBeUndefined()
    pass(broken('t'), 2)
    expect(inside.getKeys()).toEqual(['t'])
  })

  it('leaves a surface that it only adds to, and hides one that it says otherwise (STORE-3)', () => {
    const { pass, passV2, surface } = openFeed()
    passV2([...start, updateDataModel('/a', 1)])
    pass(broken('s', ...start, updateDataModel('/a', 1)), 2)
    expect(surface().getState()).toMatchObject({ content: { model: { a: 1 } } })
    expect(surface().getState().notice).toBeUndefined()
    pass(broken('s', ...start), 2)
    expect(surface().getState().notice).toMatchObject({ code: 'envelope_invalid' })
  })

  it('is stored once for each fault, though it cannot be compared (STORE-1, ADM-10)', () => {
    const { pass, statuses } = openFeed()
    const cycle = () => {
      const self: unknown[] = []
      self.push(self)
      return self
    }
    const payloads = [
      () => ({ a: cycle() }),
      () => ({ b: cycle() }),
      () => ({ b: [() => undefined] }),
      () => ({ b: 1 }),
      () => ({ b: cycle() }),
    ]
    for (const [index, make] of payloads.entries()) {
      pass(make(), 1)
      pass(make(), 1)
      expect(statuses(), String(make)).toHaveLength(index + 1)
    }
  })
})

describe('the same payload', () => {
  it.each<[string, Partial<PayloadInput>, Record<string, unknown>]>([
    ['untrusted (TRUST-1)', { untrusted: true }, { untrusted: true, partial: false }],
    ['partial (PART-1)', { partial: true }, { untrusted: false, partial: true }],
    ['under another key (V1-1)', { surfaceKey: 'g' }, { surfaceKey: 'g' }],
    ['in another version (ADM-1)', { schemaVersion: 2 }, { surfaceKey: 'f', status: 'stored' }],
  ])('is taken anew where it is said to be %s', (_what, said, expected) => {
    for (const again of [form, structuredClone(form)]) {
      const { pass, store } = openFeed()
      pass(form, 1)
      pass(again, 1, said)
      expect(store.getSurfaces()).toMatchObject([expected])
      expect(store.getSurfaces()).toHaveLength(1)
    }
  })
})
