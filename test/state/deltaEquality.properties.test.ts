// Two subscribers of one run: the patch between any two surfaces gives one what the other gets in full (DELTA-5).
import fc from 'fast-check'
import jsonpatch from 'fast-json-patch'
import { describe, expect, it } from 'vitest'
import type { ComponentV1, PatchOperation, PayloadV1 } from '../../src/protocol/generated/types'
import { applyFrame } from '../../src/state/applyFrame'

const words = fc.constantFrom('a', 'b', '', '__proto__', 'constructor', 'a/b', '~1', '-', '0')
const component: fc.Arbitrary<ComponentV1> = fc.oneof(
  fc.record({ component: fc.constant('text' as const), text: words }),
  fc.record(
    { component: fc.constant('heading' as const), text: words, level: fc.constantFrom(1 as const, 2 as const) },
    { requiredKeys: ['component', 'text'] },
  ),
  fc.record(
    { component: fc.constant('field.text' as const), id: words, label: words, required: fc.boolean() },
    { requiredKeys: ['component', 'id', 'label'] },
  ),
  fc.record({
    component: fc.constant('field.select' as const),
    id: words,
    label: words,
    options: fc.array(fc.record({ value: words, label: words }), { minLength: 1, maxLength: 3 }),
  }),
)
const payload: fc.Arbitrary<PayloadV1> = fc
  .record({ title: words, components: fc.array(component, { maxLength: 6 }) }, { requiredKeys: ['components'] })
  .map((surface) => ({ catalogVersion: '0.9.1', surface }))

describe('the patch between two surfaces', () => {
  it('gives the second, whatever they are (DELTA-5)', () => {
    fc.assert(
      fc.property(payload, payload, (before, after) => {
        const patch = jsonpatch.compare(before, after) as PatchOperation[]
        fc.pre(patch.length > 0)
        const result = applyFrame(before, { surfaceRef: 'f', catalogVersion: '0.9.1', patch })
        expect(result).toEqual({ ok: true, payload: after })
      }),
      { numRuns: 1000 },
    )
  })
})
