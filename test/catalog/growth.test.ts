// A partial version 2 document that comes again grown, by messages or within them: it ends as if it had come at once (FOLD-5, PART-1), and
// the person's side outlives each step (DATA-7).
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFeed } from '../../src/catalog/feed'
import type { Component, Message } from '../../src/protocol/generated/types'
import {
  CATALOG_ID,
  column,
  createSurface,
  deleteSurface,
  text,
  textField,
  updateComponents,
  updateDataModel,
} from '../state/messages'
import { envelopeV2 } from './envelopes'
import { openStore, type OpenStore } from './openStore'

type Say = (messages: readonly Message[], partial?: boolean) => void

/** The ways in which a partial document comes again. */
const ways: readonly (readonly [string, (open: OpenStore) => Say])[] = [
  [
    'envelopes of one correlationId',
    ({ receive }) =>
      (messages, partial = false) => {
        receive(envelopeV2(structuredClone(messages), { correlationId: 'same', partial }))
      },
  ],
  [
    'a payload',
    ({ inside }) => {
      const feed = createFeed(inside)
      return (messages, partial = false) => {
        const payload = { version: 'v0.9', catalogId: CATALOG_ID, surfaceId: 's', messages: structuredClone(messages) }
        feed.takePayload({ payload, schemaVersion: 2, untrusted: false, partial, surfaceKey: 's' })
      }
    },
  ],
]

const form = (...ids: string[]): Message =>
  updateComponents([column('root', ...ids), ...ids.map((id) => textField(id, `/${id}`))])

describe.each(ways)('a document that grows, as %s,', (_way, openWay) => {
  it('within its last message is the same surface, edits and all (PART-1, DATA-7)', () => {
    const open = openStore()
    const say = openWay(open)
    say([createSurface(), form('a')], true)
    const surface = open.surface()
    const a = open.node('a')
    surface.edit(['a'], 'mine', 'a')
    say([createSurface(), form('a', 'b')], true)
    say([createSurface(), form('a', 'b', 'c'), updateDataModel('/c', 'agent')])
    expect(open.surface()).toBe(surface)
    expect(open.node('a')).toBe(a)
    expect(surface.getModel()).toEqual({ a: 'mine', c: 'agent' })
    expect(surface.getState()).toMatchObject({ partial: false, view: { fields: [{}, {}, {}] } })
    expect(open.store.getRecords().filter(({ status }) => status === 'stored')).toEqual([])
  })

  it('leaves nothing of what it said on the way and says no more (FOLD-5)', () => {
    const open = openStore()
    const say = openWay(open)
    say([createSurface(), form('a'), updateDataModel('/na', 'x')], true)
    say([createSurface(), form('a'), updateDataModel('/name', 'x')], true)
    expect(open.surface().getModel()).toEqual({ name: 'x' })
    say([createSurface(), form('a')])
    expect(open.surface().getModel()).toEqual({})
  })

  it('takes the look of the surface as it is said last (FOLD-5)', () => {
    const open = openStore()
    const say = openWay(open)
    const { createSurface: said, ...head } = createSurface()
    const named = (agentDisplayName: string): Message => ({
      ...head,
      createSurface: { ...said, theme: { agentDisplayName } },
    })
    say([named('Tra')], true)
    say([named('Travel'), form('a')])
    expect(open.surface().getState().content).toMatchObject({ theme: { agentDisplayName: 'Travel' } })
  })

  it('takes what it writes anew for the answer to an edit there, and leaves all others (DATA-7)', () => {
    const open = openStore()
    const say = openWay(open)
    const begun = [createSurface(), form('a', 'b', 'c')]
    say([...begun, updateDataModel('/a', 'x'), updateDataModel('/b', 'x')], true)
    for (const id of ['a', 'b', 'c']) open.surface().edit([id], 'mine', id)
    say([...begun, updateDataModel('/a', 'xy')], true)
    expect(open.surface().getModel()).toEqual({ a: 'xy', c: 'mine' })
  })

  it('may begin another surface within what it said (FOLD-2)', () => {
    const open = openStore()
    const say = openWay(open)
    say([createSurface(), form('a'), updateDataModel('/x', 1)], true)
    open.surface().edit(['a'], 'mine', 'a')
    const { key } = open.node('a')
    say([createSurface(), form('a'), deleteSurface(), createSurface(), form('a')], true)
    expect(open.node('a').key).not.toBe(key)
    expect(open.surface().getModel()).toEqual({})
  })

  it('may end the surface in place of what it said, and no edit outlives that (FOLD-2)', () => {
    const open = openStore()
    const say = openWay(open)
    say([createSurface(), form('a'), updateDataModel('/x', 1)], true)
    open.surface().edit(['a'], 'mine', 'a')
    say([createSurface(), form('a'), deleteSurface()])
    expect(open.store.getSurfaces()).toMatchObject([{ status: 'deleted' }])
    expect(open.surface().getModel()).toEqual({})
  })

  it('is stored where it cannot be folded any more, and the surface stays (FOLD-3, FOLD-8)', () => {
    const open = openStore()
    const say = openWay(open)
    say([createSurface(), form('a'), updateDataModel('/x', 1)], true)
    const before = open.surface().getState()
    say([createSurface(), form('a', 'b'), updateDataModel('/x', 1), updateDataModel('/x/y', 1)], true)
    expect(open.store.getRecords().at(-1)).toMatchObject({ status: 'stored', code: 'envelope_invalid' })
    expect(open.surface().getState()).toBe(before)
  })

  it('ends as it would have come at once, through whatever it said before (FOLD-5)', () => {
    const message: fc.Arbitrary<Message> = fc.oneof(
      fc
        .array(fc.tuple(fc.constantFrom('root', 'a', 'b'), fc.constantFrom('x', 'y')), { minLength: 1, maxLength: 3 })
        .map((texts) => updateComponents(texts.map(([id, said]): Component => text(id, said)))),
      fc
        .tuple(fc.constantFrom('/a', '/b', '/'), fc.constantFrom('x', 'y'))
        .map(([path, said]) => updateDataModel(path, { said })),
    )
    const tail = fc.array(
      fc.oneof(
        message.map((it) => [it]),
        fc.constant([deleteSurface(), createSurface()]),
      ),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(fc.array(tail, { minLength: 1, maxLength: 5 }), (steps) => {
        const grown = openStore()
        const say = openWay(grown)
        const runs = steps.map((step) => [createSurface(), ...step.flat()])
        runs.forEach((run, index) => {
          say(run, index < runs.length - 1)
        })
        const whole = openStore()
        openWay(whole)(runs.at(-1) ?? [])
        expect(grown.surface().getState().content).toEqual(whole.surface().getState().content)
        expect(grown.surface().getModel()).toEqual(whole.surface().getModel())
      }),
      { numRuns: 200 },
    )
  })
})

describe('an envelope that grows', () => {
  it('goes on from what was there, where it brings the rest alone and says that anew (PART-1, FOLD-5)', () => {
    const { receive, surface } = openStore()
    const say = (...messages: Message[]) => receive(envelopeV2(messages, { correlationId: 'same', partial: true }))
    say(createSurface(), form('a'), updateDataModel('/a', 1))
    say(updateDataModel('/b', 1), updateDataModel('/c', 'x'))
    expect(say(updateDataModel('/b', 1), updateDataModel('/d', 'x')).status).toBe('rendered')
    expect(surface().getModel()).toEqual({ a: 1, b: 1, d: 'x' })
  })

  it('leaves what other documents said meanwhile (FOLD-1)', () => {
    const { receive, surface } = openStore()
    const say = (messages: readonly Message[], partial: boolean) =>
      receive(envelopeV2(messages, { correlationId: 'same', partial }))
    say([createSurface(), form('a')], true)
    receive(envelopeV2([updateDataModel('/other', 1)]))
    expect(say([createSurface(), form('a', 'b')], true).status).toBe('rendered')
    expect(say([createSurface(), form('a', 'b', 'c')], false).status).toBe('rendered')
    expect(surface().getModel()).toEqual({ other: 1 })
    expect(surface().getState().view?.fields).toHaveLength(3)
  })
})
