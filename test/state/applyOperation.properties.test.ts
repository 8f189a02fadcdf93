// Against fast-json-patch, which is loose where RFC 6902 is strict: whatever we take, it takes with the same result.
import fc from 'fast-check'
import jsonpatch, { type Operation } from 'fast-json-patch'
import { describe, expect, it } from 'vitest'
import type { JsonValue } from '../../src/json/jsonValue'
import type { PatchOperation } from '../../src/protocol/generated/types'
import { applyOperation } from '../../src/state/applyOperation'

const key = fc.constantFrom('a', 'b', '', 'a/b', '~', '0', '1', '-')
const { document } = fc.letrec<{ document: JsonValue }>((tie) => ({
  document: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<JsonValue>(0, 'text', null, false),
    fc.array(tie('document'), { maxLength: 3 }),
    fc.dictionary(key, tie('document'), { maxKeys: 3 }),
  ),
}))
const token = fc.oneof(
  key.map((name) => name.replaceAll('~', '~0').replaceAll('/', '~1')),
  fc.constantFrom('2', '01', '-1', 'length', 'toString'),
)
const path = fc.array(token, { maxLength: 3 }).map((tokens) => tokens.map((name) => `/${name}`).join(''))
const operation = fc.record(
  { op: fc.constantFrom('add', 'remove', 'replace', 'move', 'copy'), path, from: path, value: document },
  { requiredKeys: ['op', 'path'] },
) as fc.Arbitrary<PatchOperation>

describe('an operation on any document', () => {
  it('gives what fast-json-patch gives, or is refused (DELTA-5)', () => {
    let applied = 0
    fc.assert(
      fc.property(document, operation, (before, given) => {
        const result = applyOperation(structuredClone(before), given)
        if (!result.ok) return
        applied += 1
        const theirs = jsonpatch.applyOperation(structuredClone(before), structuredClone(given) as Operation, true)
        expect(result.value).toEqual(theirs.newDocument)
      }),
      { numRuns: 5000 },
    )
    expect(applied).toBeGreaterThan(500)
  })
})
