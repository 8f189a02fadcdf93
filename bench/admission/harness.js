// Admission alone, in a page of its own: ours, Ajv compiled at run time from the same schema, zod as both rivals use it (each
// component of an upsert against the schema of its catalog), and a check written by hand.
import { basicCatalog } from '@a2ui/react/v0_9'
import { admitPayload } from 'a2ui-surface/core'
import { validatePayloadV2 } from 'a2ui-surface/validators'
import { Ajv2020 } from 'ajv/dist/2020.js'
import schema from '../../schemas/ui.a2ui-surface.schema.json'
import { isPayloadV2 } from './checkByHand.mjs'
import { largest, refused, smallest, usual } from './documents.mjs'

const documents = { largest, usual, smallest, refused }

/** Each makes a checker, so that what is compiled at run time can be timed. */
const checkers = {
  ours: () => (payload) => admitPayload(payload, 2).ok,
  validator: () => (payload) => validatePayloadV2(payload),
  ajv() {
    const ajv = new Ajv2020({ strict: false })
    ajv.addSchema(schema, 'surface')
    return ajv.compile({ $ref: 'surface#/$defs/payloadV2' })
  },
  zod: () => (payload) =>
    payload.messages.every(({ updateComponents }) => updateComponents?.components.every(isKnown) ?? true),
  byHand: () => isPayloadV2,
}

function isKnown({ id, component, ...properties }) {
  return id !== undefined && basicCatalog.components.get(component)?.schema.safeParse(properties).success === true
}

globalThis.bench = {
  /** What a checker says of each document, to be compared before anything is timed. */
  verdicts(name) {
    const check = checkers[name]()
    return Object.fromEntries(Object.entries(documents).map(([document, make]) => [document, check(make())]))
  },

  /**
   * The time of one judgement, `count` times. Each is of a fresh document, since no agent sends one twice; short ones are timed
   * `batch` at once. With `compile`, making the checker is part of it.
   */
  judge(name, document, { count, batch, compile }) {
    const known = checkers[name]()
    return Array.from({ length: count }, () => {
      const values = Array.from({ length: batch }, documents[document])
      const start = performance.now()
      const check = compile ? checkers[name]() : known
      for (const value of values) check(value)
      return (performance.now() - start) / batch
    })
  },
}
