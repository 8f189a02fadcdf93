// A person edits while the agent updates: every edit that no later update overlaps stays, all else is the agent's (DATA-7).
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Edit, readAt, removeAt, writeAt } from '../../src/json/edit'
import type { JsonValue } from '../../src/json/jsonValue'
import { formatPointer, overlaps, type Pointer } from '../../src/json/pointer'
import { createSurface, text, updateComponents, updateDataModel } from '../state/messages'
import { envelopeV2 } from './envelopes'
import { openStore } from './openStore'

const token = fc.constantFrom('a', 'b', '0', '__proto__', 'constructor')
const pointer: fc.Arbitrary<Pointer> = fc.array(token, { minLength: 1, maxLength: 3 })
const step = fc.oneof(
  fc.record({ by: fc.constant('person' as const), pointer, value: fc.string() }),
  fc.record({
    by: fc.constant('agent' as const),
    pointer: fc.oneof(pointer, fc.constant<Pointer>([])),
    value: fc.option(fc.oneof(fc.string(), fc.constantFrom<JsonValue>({}, { a: { b: 1 } }, { b: 's' })), {
      nil: undefined,
    }),
  }),
)

const isBelow = (path: Pointer, other: Pointer): boolean => path.length >= other.length && overlaps(path, other)

describe('edits among updates', () => {
  it('stay until an update overlaps them, whatever else comes (DATA-5, DATA-7)', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const { receive, surface } = openStore()
        receive(envelopeV2([createSurface(), updateComponents([text('root')])]))
        let agent: JsonValue = {}
        let edits: { readonly pointer: Pointer; readonly value: string }[] = []

        for (const each of steps) {
          if (each.by === 'person') {
            const fits = writeAt(surface().getModel(), each.pointer, each.value).ok
            surface().edit(each.pointer, each.value, 'x')
            if (fits) edits = [...edits.filter((edit) => !isBelow(edit.pointer, each.pointer)), each]
          } else {
            const path = each.pointer.length === 0 ? '/' : formatPointer(each.pointer)
            const { status } = receive(envelopeV2([updateDataModel(path, each.value)]))
            const { value } = each
            const edit: Edit = value === undefined ? removeAt(agent, each.pointer) : writeAt(agent, each.pointer, value)
            expect(status).toBe(edit.ok ? 'rendered' : 'stored')
            if (edit.ok) {
              agent = edit.value ?? {}
              let laid: JsonValue | undefined = agent
              edits = edits.filter((mine) => {
                if (overlaps(mine.pointer, each.pointer)) return false
                // What is a list now has no place for a word, whatever it was before.
                const fitted = writeAt(laid, mine.pointer, mine.value)
                if (fitted.ok) laid = fitted.value
                return fitted.ok
              })
            }
          }
          for (const edit of edits) {
            const isDivided = edits.some((other) => other !== edit && isBelow(other.pointer, edit.pointer))
            if (!isDivided) expect(surface().read(edit.pointer)).toBe(edit.value)
          }
        }
        for (const path of [['a'], ['b'], ['a', 'b'], ['a', 'a'], ['b', 'a', 'b']]) {
          if (edits.some((edit) => overlaps(edit.pointer, path))) continue
          expect(surface().read(path)).toEqual(readAt(agent, path))
        }
      }),
      { numRuns: 500 },
    )
  })
})
