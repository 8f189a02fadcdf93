// A store kept equal to what a host passes as props (FOLD-5, DATA-7, STORE-1, STORE-3, REPLAY-2).
import { describe, expect, it, vi } from 'vitest'
import { updateDataModel } from '../state/messages'
import { envelopeV2, fieldText, payloadV1 } from './envelopes'
import { openFeed, start } from './openFeed'

describe('envelopes', () => {
  it('that were appended are folded in, and the edits stay (FOLD-5, DATA-7)', () => {
    const { feed, surface, statuses } = openFeed()
    const list = [envelopeV2(start)]
    feed.takeEnvelopes(list)
    surface().edit(['a'], 'mine', 'x')
    feed.takeEnvelopes([...list])
    feed.takeEnvelopes([...structuredClone(list), envelopeV2([updateDataModel('/b', 1)])])
    expect(surface().getModel()).toEqual({ a: 'mine', b: 1 })
    expect(statuses()).toEqual(['rendered', 'rendered'])
  })

  it('that are others than before start over (REPLAY-2)', () => {
    const { feed, surface, statuses } = openFeed()
    feed.takeEnvelopes([envelopeV2(start), envelopeV2([updateDataModel('/a', 1)])])
    surface().edit(['b'], 'mine', 'x')
    feed.takeEnvelopes([envelopeV2([...start, updateDataModel('/c', 1)])])
    expect(surface().getModel()).toEqual({ c: 1 })
    feed.takeEnvelopes([])
    expect(statuses()).toEqual([])
  })

  it('that are others from somewhere on start over, and so does a list that is shorter (REPLAY-2)', () => {
    const { feed, surface, statuses } = openFeed()
    const [first, second] = [envelopeV2(start), envelopeV2([updateDataModel('/a', 1)])]
    feed.takeEnvelopes([first, second])
    feed.takeEnvelopes([first, envelopeV2([updateDataModel('/b', 1)])])
    expect(surface().getModel()).toEqual({ b: 1 })
    feed.takeEnvelopes([first, undefined])
    expect(statuses()).toEqual(['rendered', 'invalid_envelope_shape'])
    feed.takeEnvelopes([first])
    expect(statuses()).toEqual(['rendered'])
  })

  it('that cannot be read are stored once, however often they are passed (STORE-1)', () => {
    const { feed, statuses } = openFeed()
    const makeCycle = () => {
      const cycle: unknown[] = []
      return [cycle.push(cycle), cycle]
    }
    for (let render = 0; render < 3; render += 1) feed.takeEnvelopes(makeCycle())
    expect(statuses()).toEqual(['invalid_envelope_shape', 'invalid_envelope_shape'])
  })
})

describe('a payload', () => {
  it('that says the same again changes nothing (STORE-1)', () => {
    const { passV2, surface, statuses } = openFeed()
    passV2(start)
    const before = surface().getState()
    passV2(start)
    expect(surface().getState()).toBe(before)
    expect(statuses()).toEqual(['rendered'])
  })

  it('of version 2 that grew goes on, and the edits stay (FOLD-5, DATA-7)', () => {
    const { passV2, surface } = openFeed()
    passV2(start, { partial: true })
    surface().edit(['a'], 'mine', 'x')
    passV2([...start, updateDataModel('/b', 1)])
    expect(surface().getModel()).toEqual({ a: 'mine', b: 1 })
    expect(surface().getState().partial).toBe(false)
  })

  it('of version 2 with another past starts over (FOLD-5)', () => {
    const { passV2, surface } = openFeed()
    passV2([...start, updateDataModel('/a', 1)])
    passV2([...start, updateDataModel('/b', 1)])
    expect(surface().getModel()).toEqual({ b: 1 })
  })

  it('of version 1 replaces the one before, and fields that stay keep what was entered (V1-5, DATA-7)', () => {
    const { pass, surface } = openFeed()
    pass(payloadV1([fieldText('a'), fieldText('b')]), 1)
    surface('f').edit(['a'], 'mine', 'a')
    pass(payloadV1([fieldText('a'), fieldText('c')]), 1)
    expect(surface('f').getModel()).toEqual({ a: 'mine', c: '' })
  })

  it('of the other version takes the place of the one before (V1-5)', () => {
    const { pass, passV2, inside } = openFeed()
    passV2(start)
    pass(payloadV1([fieldText('a')]), 1)
    expect(inside.getKeys()).toEqual(['f'])
    passV2(start)
    expect(inside.getKeys()).toEqual(['s'])
  })

  it('that is refused is stored once, with a notice; what is right heals it, edits and all (STORE-3)', () => {
    const { pass, surface, statuses } = openFeed()
    pass(payloadV1([fieldText('a')]), 1)
    surface('f').edit(['a'], 'mine', 'a')
    pass({ wrong: true }, 1)
    pass({ wrong: true }, 1)
    expect(surface('f').getState().notice).toMatchObject({ code: 'envelope_invalid', received: { wrong: true } })
    pass(payloadV1([fieldText('a')]), 1)
    expect(surface('f').getState().notice).toBeUndefined()
    expect(surface('f').getModel()).toEqual({ a: 'mine' })
    expect(statuses()).toEqual(['rendered', 'envelope_invalid', 'rendered'])
  })

  it('that is merely unfinished shows no notice (PART-2)', () => {
    const { pass, surface } = openFeed()
    pass(payloadV1([fieldText('a')]), 1, { partial: true })
    pass({ catalogVersion: '0.9.1' }, 1, { partial: true })
    expect(surface('f').getState()).toMatchObject({ partial: true })
    expect(surface('f').getState().notice).toBeUndefined()
  })

  it('taints its surface for good (TRUST-1)', () => {
    const { passV2, surface } = openFeed()
    passV2(start, { untrusted: true })
    passV2([...start, updateDataModel('/a', 1)])
    passV2([...start, updateDataModel('/b', 1)])
    expect(surface().getState().untrusted).toBe(true)
  })
})

describe('nothing', () => {
  it('forgets what there was (REPLAY-2)', () => {
    const { feed, passV2, store, inside } = openFeed()
    passV2(start)
    feed.takeNothing()
    expect([store.getRecords(), inside.getKeys()]).toEqual([[], []])
    feed.takeEnvelopes([envelopeV2(start)])
    feed.takeNothing()
    expect(store.getSurfaces()).toEqual([])
    passV2(start, { partial: true })
    feed.takeNothing()
    passV2(start)
    expect(store.getSurfaces()).toMatchObject([{ status: 'live', partial: false }])
  })

  it('is no news where there was nothing (REPLAY-2)', () => {
    const { feed, store } = openFeed()
    const listener = vi.fn()
    store.subscribe(listener)
    feed.takeNothing()
    expect(listener).not.toHaveBeenCalled()
  })
})
