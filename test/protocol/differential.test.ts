// The validators are compiled from rewritten schemas. Here they meet plain Ajv on the schemas as they are published: whatever
// the document, both must say the same. Without this a slip in schemas/toSwitches.mjs would open or close a door unseen.
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  validateDeltaFrame,
  validateEnvelope,
  validatePayloadV1,
  validatePayloadV2,
} from '../../src/protocol/generated/validators'
import { validateMessageV08 } from '../../src/protocol/generated/validatorsV08'
import { explain, MAX_ERRORS } from '../../src/protocol/explain'
import type { Fault } from '../../src/protocol/fault'
import { fullDocuments } from './fullDocuments'
import { everyChange, mutated } from './mutations'
import { anyJson, definition, readSchema, type Schema, validDocuments } from './schemaArbitraries'

const ajv = new Ajv2020({ strict: false })

type Verdict = ((data: unknown) => unknown) & { readonly errors?: readonly Fault[] | null }

interface Subject {
  readonly name: string
  readonly ours: Verdict
  readonly root: Schema
  readonly pointer: string
}

const surface = readSchema('ui.a2ui-surface')
const alone = readSchema('ui.a2ui-surface.v2')
const deltaFrame = readSchema('a2ui-surface-delta-frame')
const envelope = readSchema('ai-envelope')
const messages08 = readSchema('a2ui-0.8-messages')
const subjects: readonly Subject[] = [
  { name: 'version 1 payload', ours: validatePayloadV1, root: surface, pointer: '#/$defs/payloadV1' },
  { name: 'version 2 payload', ours: validatePayloadV2, root: surface, pointer: '#/$defs/payloadV2' },
  { name: 'version 2 payload, of whose schema there is a cut-out', ours: validatePayloadV2, root: alone, pointer: '#' },
  { name: 'delta frame', ours: validateDeltaFrame, root: deltaFrame, pointer: '#' },
  { name: 'envelope', ours: validateEnvelope, root: envelope, pointer: '#' },
  { name: 'message of A2UI 0.8', ours: validateMessageV08, root: messages08, pointer: '#/$defs/message' },
]

// The time is for slow machines only; alone it takes a few seconds.
describe.each(subjects)('the generated validator of a $name', { timeout: 120_000 }, ({ ours, root, pointer }) => {
  const plain = ajv.compile(pointer === '#' ? root : { $ref: pointer, $defs: root.$defs })
  const schema = pointer === '#' ? root : definition(root, pointer)
  const valid = validDocuments(schema, root)

  it('accepts what the schema describes (ADM-2)', () => {
    fc.assert(
      fc.property(valid, (document) => {
        expect([ours(document), plain(document)]).toEqual([true, true])
      }),
      { numRuns: 300 },
    )
  })

  it('agrees with plain Ajv on every single change to all that the schema knows (ADM-2)', () => {
    for (const document of fullDocuments(schema, root)) {
      expect([ours(document), plain(document)]).toEqual([true, true])
      for (const changed of everyChange(document)) {
        const verdict = ours(changed)
        if (verdict !== plain(changed)) expect.fail(`${String(verdict)} for ${JSON.stringify(changed).slice(0, 2_000)}`)
      }
    }
  })

  it('agrees with plain Ajv on spoilt documents, and explains each refusal (ADM-2, ADM-8)', () => {
    let refused = 0
    let accepted = 0
    fc.assert(
      fc.property(
        fc.oneof({ weight: 19, arbitrary: mutated(valid) }, { weight: 1, arbitrary: anyJson }),
        (document) => {
          const verdict = ours(document)
          expect(verdict).toBe(plain(document))
          if (verdict === true) {
            accepted += 1
            return
          }
          refused += 1
          const told = explain(ours.errors ?? [], document, 'document')
          expect(told.length).toBeGreaterThan(0)
          expect(told.length).toBeLessThanOrEqual(MAX_ERRORS + 1)
          for (const { path, message } of told) {
            expect(path).toMatch(/^(?:\/|$)/)
            expect(message).toMatch(/^["A-Z0-9].*\.$/su)
            expect(message).not.toMatch(/undefined|NaN|\[object/)
          }
        },
      ),
      { numRuns: 1_500 },
    )
    // Mutations that never, or only ever, broke the rules would prove little.
    expect(refused).toBeGreaterThan(200)
    expect(accepted).toBeGreaterThan(20)
  })
})
