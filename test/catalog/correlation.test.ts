// Re-emissions and other kinds of envelope (ADM-6, ADM-7), and envelopes that become whole under one correlationId (PART-1).
import { describe, expect, it } from 'vitest'
import type { Message } from '../../src/protocol/generated/types'
import { createSurface, text, updateComponents, updateDataModel } from '../state/messages'
import { envelopeV1, envelopeV2, fieldText } from './envelopes'
import { openStore, stored } from './openStore'

const start = [createSurface(), updateComponents([text('root')])]

describe('envelopes of another kind', () => {
  const other = { ...envelopeV2(start), type: 'vendor.acme.chart', payload: { anything: true } }

  it('are stored, and make no surface (ADM-6)', () => {
    const { receive, store } = openStore()
    expect(receive(other)).toMatchObject({ status: 'stored', code: 'unknown_envelope_kind', received: other })
    expect(store.getSurfaces()).toEqual([])
    expect(receive(envelopeV2(start)).status).toBe('rendered')
  })

  it('conflict with an accepted envelope of the same correlationId, and change nothing (ADM-7)', () => {
    const { receive, surface } = openStore()
    receive(envelopeV2(start, { correlationId: 'same' }))
    const before = surface().getState()
    const record = stored(receive({ ...other, correlationId: 'same' }))
    expect(record.code).toBe('envelope_correlation_conflict')
    expect(record.errors[0]).toMatchObject({ path: '/correlationId', code: 'VALIDATION_FAILED' })
    expect(surface().getState()).toBe(before)
  })

  it('are all that conflicts: an envelope of this kind is refused for its own fault (ADM-7, ADM-2)', () => {
    const { receive } = openStore()
    receive(envelopeV2(start, { correlationId: 'same' }))
    const wrong = { ...envelopeV2(start, { correlationId: 'same' }), payload: {} }
    expect(receive(wrong)).toMatchObject({ status: 'stored', code: 'envelope_invalid' })
  })

  it('take no correlationId away, since they were not accepted (ADM-7)', () => {
    const { receive } = openStore()
    receive({ ...other, correlationId: 'same' })
    expect(receive(envelopeV2(start, { correlationId: 'same' })).status).toBe('rendered')
  })
})

describe('a re-emission', () => {
  it('changes nothing, whatever its payload is now (ADM-7)', () => {
    const { receive, surface } = openStore()
    receive(envelopeV2([...start, updateDataModel('/a', 1)], { correlationId: 'same' }))
    const before = surface().getState()
    const again = envelopeV2([updateDataModel('/a', 2)], { correlationId: 'same' })
    expect(receive(again)).toMatchObject({ status: 'repeated', surfaceKey: 's', received: again })
    expect(surface().getState()).toBe(before)
    expect(surface().getModel()).toEqual({ a: 1 })
  })

  it('is not what comes after a refusal: that is judged afresh (ADM-7)', () => {
    const { receive } = openStore()
    const broken = envelopeV2([updateDataModel('/a', 1)], { correlationId: 'same' })
    expect(receive(broken)).toMatchObject({ status: 'stored', code: 'envelope_invalid' })
    expect(receive(envelopeV2(start, { correlationId: 'same' })).status).toBe('rendered')
  })

  it('is known by its correlationId, not by its envelopeId or content (ADM-7)', () => {
    const { receive } = openStore()
    receive(envelopeV1([fieldText('a')], { correlationId: 'one' }))
    expect(receive(envelopeV1([fieldText('a')], { correlationId: 'two' })).status).toBe('rendered')
  })
})

describe('an envelope that is partial at first', () => {
  const partial = { isPartial: true, index: 0, total: -1 }

  it('goes on under its correlationId, and ends partial no more (PART-1, ADM-7)', () => {
    const { receive, surface } = openStore()
    const grow = (messages: readonly Message[], isPartial: boolean) =>
      receive(envelopeV2(messages, { correlationId: 'same', partial: { ...partial, isPartial } }))
    expect(grow(start, true).status).toBe('rendered')
    expect(grow(start, true).status).toBe('repeated')
    const grown = [...start, updateDataModel('/a', 1)]
    expect(grow(grown, true).status).toBe('rendered')
    expect(grow(start, true).status).toBe('repeated')
    expect(surface().getState().partial).toBe(true)
    surface().edit(['a'], 'mine', 'x')
    expect(grow(grown, false).status).toBe('rendered')
    expect(surface().getState().partial).toBe(false)
    expect(surface().getModel()).toEqual({ a: 'mine' })
    expect(grow([...grown, updateDataModel('/a', 2)], false).status).toBe('repeated')
  })

  it('may bring the rest alone (PART-1, ADM-7)', () => {
    const { receive, surface } = openStore()
    receive(envelopeV2(start, { correlationId: 'same', partial: true }))
    expect(receive(envelopeV2([updateDataModel('/a', 1)], { correlationId: 'same', partial: false })).status).toBe(
      'rendered',
    )
    expect(surface().getState()).toMatchObject({ partial: false, content: { model: { a: 1 } } })
  })

  it('is a whole surface every time in version 1 (PART-1, ADM-7)', () => {
    const { receive, surface } = openStore()
    receive(envelopeV1([fieldText('a')], { correlationId: 'same', partial: true }))
    receive(envelopeV1([fieldText('b')], { correlationId: 'same', partial: true }))
    expect(surface('f').getModel()).toEqual({ b: '' })
    receive(envelopeV1([fieldText('a'), fieldText('b')], { correlationId: 'same' }))
    expect(surface('f').getState().partial).toBe(false)
    expect(surface('f').getModel()).toEqual({ a: '', b: '' })
  })

  it.each([
    [envelopeV1([fieldText('a')], { envelopeId: 's' }), envelopeV2(start)],
    [envelopeV2(start), envelopeV1([fieldText('a')], { envelopeId: 's' })],
  ])('is not continued in the other version (ADM-1, STORE-3)', (one, other) => {
    const { receive, surface } = openStore()
    const head = { correlationId: 'same', partial: true }
    receive({ ...one, ...head })
    const before = surface().getState()
    expect(receive({ ...other, ...head })).toMatchObject({
      code: 'envelope_invalid',
      errors: [{ surfaceId: 's', message: expect.stringContaining('live surface of version') as string }],
    })
    expect(surface().getState()).toBe(before)
  })

  it.each([
    [true, 'waits'],
    [partial, 'waits'],
    [false, 'stored'],
    [{ ...partial, isPartial: false }, 'stored'],
    [undefined, 'stored'],
  ])('shows no notice at first, and one that is whole does: %j (PART-2, STORE-3)', (said, expected) => {
    const { receive, store } = openStore()
    receive({ ...envelopeV1([], said === undefined ? {} : { partial: said }), payload: {} })
    expect(store.getSurfaces().map(({ status }) => status)).toEqual(expected === 'waits' ? [] : ['stored'])
  })

  it('is stored and shows no notice while what came of it does not validate yet (PART-2)', () => {
    const { receive, store, inside } = openStore()
    const unfinished = { ...envelopeV1([], { partial: true }), payload: { catalogVersion: '0.9.1' } }
    expect(receive(unfinished)).toMatchObject({ status: 'stored', code: 'envelope_invalid' })
    expect(store.getSurfaces()).toEqual([])
    receive(envelopeV1([fieldText('a')], { partial: true }))
    receive(unfinished)
    expect(inside.getSurface('f')?.getState()).toMatchObject({
      partial: true,
      view: { fields: [{ componentId: 'a' }] },
    })
    expect(inside.getSurface('f')?.getState().notice).toBeUndefined()
  })
})

describe('partial', () => {
  it.each([
    [true, true],
    [false, false],
    [{ isPartial: true, index: 3, total: 5 }, true],
    [{ isPartial: false, index: 4, total: 5 }, false],
    [undefined, false],
  ])('%j of the envelope that touched the surface last decides (PART-1)', (said, expected) => {
    const { receive, surface } = openStore()
    receive(envelopeV2(start, { partial: !expected }))
    receive(envelopeV2([updateDataModel('/a', 1)], said === undefined ? {} : { partial: said }))
    expect(surface().getState().partial).toBe(expected)
  })

  it('is untouched by an envelope that was refused (PART-1, STORE-3)', () => {
    const { receive, surface } = openStore()
    receive(envelopeV2(start, { partial: true }))
    receive(envelopeV2([createSurface()]))
    expect(surface().getState().partial).toBe(true)
  })
})
