// Folding a prefix gives the state at that point, and folding in one go equals folding step by step (FOLD-5), for any valid run.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { JsonValue } from '../../src/json/jsonValue'
import type { Component, Message } from '../../src/protocol/generated/types'
import type { Content } from '../../src/state/content'
import { foldV2 } from '../../src/state/foldV2'
import { envelopeV2 } from '../catalog/envelopes'
import { openStore } from '../catalog/openStore'
import {
  button,
  column,
  createSurface,
  deleteSurface,
  text,
  textField,
  updateComponents,
  updateDataModel,
} from './messages'

const id = fc.constantFrom('root', 'a', 'b', 'c')
const component: fc.Arbitrary<Component> = fc.oneof(
  id.map((own) => text(own)),
  fc.tuple(id, fc.constantFrom('/a', '/a/b', '/0')).map(([own, path]) => textField(own, path)),
  fc.tuple(id, fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 })).map(([own, ids]) => column(own, ...ids)),
  id.map((own): Component => ({ ...button(own, 'resume', { a: { path: '/a' } })[0], child: 'c' }) as Component),
)
const message: fc.Arbitrary<Message> = fc.oneof(
  { arbitrary: fc.array(component, { minLength: 1, maxLength: 4 }).map((list) => updateComponents(list)), weight: 4 },
  {
    arbitrary: fc
      .tuple(
        fc.constantFrom('/', '/a', '/a/b', '/a/0', '/0', '/a~1b', undefined),
        fc.constantFrom<JsonValue | undefined>('s', 1, null, { b: [1] }, [{ x: 1 }], undefined),
      )
      .map(([path, value]) => updateDataModel(path, value)),
    weight: 4,
  },
  { arbitrary: fc.constant(createSurface()), weight: 1 },
  { arbitrary: fc.constant(deleteSurface()), weight: 1 },
)

/** The messages of a run that can be folded where they stand; at least the first `createSurface`. */
const run = fc.array(message, { maxLength: 20 }).map((messages) => {
  const valid: Message[] = []
  let content: Content | undefined
  for (const each of [createSurface(), ...messages]) {
    const folded = foldV2(content, [each], 's')
    if (!folded.ok) continue
    valid.push(each)
    content = folded.content
  }
  return valid
})

/** A list cut into pieces, none of them empty. */
function split<Item>(list: readonly Item[], cuts: readonly number[]): Item[][] {
  const places = [...new Set(cuts.map((cut) => 1 + (cut % Math.max(1, list.length - 1))))].sort((a, b) => a - b)
  return [0, ...places].map((start, index) => list.slice(start, places[index])).filter((piece) => piece.length > 0)
}

function fold(pieces: readonly (readonly Message[])[]): Content | undefined {
  let content: Content | undefined
  for (const messages of pieces) {
    const folded = foldV2(content, messages, 's')
    if (!folded.ok) throw new Error(folded.errors[0]?.message)
    content = folded.content
  }
  return content
}

/** What a store shows after these envelopes, keys left out: they say what changed on the way. */
function shown(pieces: readonly (readonly Message[])[]): unknown {
  const { receive, surface, store } = openStore()
  receive(...pieces.map((messages) => envelopeV2(messages)))
  const { view } = surface().getState()
  const nodes = JSON.stringify(view, (name, value: unknown) => {
    if (name === 'key' || name === 'nextKey' || name === 'origin') return undefined
    return value instanceof Map ? [...(value as ReadonlyMap<unknown, unknown>)] : value
  })
  return { nodes, snapshots: store.getSurfaces() }
}

const cuts = fc.array(fc.nat(), { maxLength: 5 })

describe('any valid run', () => {
  it('folds to the same content at once and in pieces (FOLD-5)', () => {
    fc.assert(
      fc.property(run, cuts, (messages, places) => {
        expect(fold(split(messages, places))).toEqual(fold([messages]))
      }),
      { numRuns: 300 },
    )
  })

  it('folds to the state at a point when it is cut there, as a fork does (FOLD-5)', () => {
    fc.assert(
      fc.property(run, fc.nat(), (messages, length) => {
        const prefix = messages.slice(0, 1 + (length % messages.length))
        const contents: (Content | undefined)[] = []
        let content: Content | undefined
        for (const each of messages) {
          const folded = foldV2(content, [each], 's')
          content = folded.ok ? folded.content : content
          contents.push(content)
        }
        expect(fold([prefix])).toEqual(contents[prefix.length - 1])
      }),
      { numRuns: 300 },
    )
  })

  it('shows the same through a store, however it is cut into envelopes (FOLD-1, FOLD-5)', () => {
    fc.assert(
      fc.property(run, cuts, (messages, places) => {
        expect(shown(split(messages, places))).toEqual(shown([messages]))
      }),
      { numRuns: 100 },
    )
  })

  it('shows the same with refused envelopes anywhere in between (FOLD-3, STORE-3)', () => {
    fc.assert(
      fc.property(run, cuts, (messages, places) => {
        const pieces = split(messages, places)
        const disturbed = openStore()
        for (const piece of pieces) {
          disturbed.receive(envelopeV2(piece))
          const before = disturbed.surface().getState()
          const doomed = [
            updateDataModel('/a', 'never'),
            createSurface(),
            createSurface(),
            deleteSurface(),
            deleteSurface(),
          ]
          expect(disturbed.receive(envelopeV2(doomed)).status).toBe('stored')
          expect(disturbed.surface().getState()).toBe(before)
        }
        expect(disturbed.store.getSurfaces()).toEqual((shown(pieces) as { readonly snapshots: unknown }).snapshots)
      }),
      { numRuns: 100 },
    )
  })
})
