// What the Playground takes pasted JSON for.
import { describe, expect, it } from 'vitest'
import { createSurfaceStore } from '../../src/core'
import { documents } from '../../stories/documents'
import { readInput, type ReadAs } from '../../stories/playground/readInput'

const message = { version: 'v0.9', createSurface: { surfaceId: 's', catalogId: 'c' } }
const frame = { surfaceRef: 's', catalogVersion: '0.9.1', patch: [{ op: 'remove', path: '/a' }] }
const payloadV1 = { catalogVersion: '0.9.1', surface: { components: [] } }
const payloadV2 = { version: 'v0.9', catalogId: 'c', surfaceId: 's', messages: [message] }
const envelope = { type: 'ui.a2ui-surface', payload: payloadV1 }

function summaryOf(text: string, readAs: ReadAs = 'automatic'): string {
  const reading = readInput(text, readAs)
  return reading.ok ? reading.summary : reading.fault.message
}

describe('readInput', () => {
  it.each<[string, unknown]>([
    ['Read as 1 payload of version 1.', payloadV1],
    ['Read as 1 payload of version 2.', payloadV2],
    ['Read as 1 envelope.', envelope],
    ['Read as 2 envelopes.', [envelope, envelope]],
    ['Read as 2 messages of A2UI 0.9.', [message, { version: 'v0.9', deleteSurface: { surfaceId: 's' } }]],
    ['Read as 1 delta frame.', frame],
    ['Read as 1 envelope, 1 delta frame.', [envelope, frame]],
    ['Read as 1 envelope.', { something: 'else' }],
    ['Nothing to read yet.', []],
  ])('says %s', (summary, value) => {
    expect(summaryOf(JSON.stringify(value))).toBe(summary)
  })

  it('reads JSON Lines as a list', () => {
    expect(summaryOf([envelope, frame].map((value) => JSON.stringify(value)).join('\n'))).toBe(
      'Read as 1 envelope, 1 delta frame.',
    )
  })

  it('reads everything as what it is told', () => {
    expect(summaryOf(JSON.stringify(payloadV1), 'payloadV2')).toBe('Read as 1 payload of version 2.')
  })

  it('gives bare messages what makes them renderable', () => {
    const run = documents.find(({ name }) => name === 'newsletter-v2')
    const [first] = run?.envelopes ?? []
    const { messages } = (first as { payload: { messages: unknown[] } }).payload
    const reading = readInput(JSON.stringify(messages), 'automatic')
    const store = createSurfaceStore()
    if (reading.ok) for (const { document } of reading.documents) store.receive(document)
    expect(store.getRecords().map(({ status }) => status)).toEqual(['rendered', 'rendered', 'rendered'])
    expect(store.getSurfaces()).toMatchObject([{ surfaceKey: 'garden-letter', status: 'live' }])
  })

  it.each(documents.map(({ name, envelopes }) => [name, envelopes] as const))(
    'keeps the verdicts of %s',
    (_, envelopes) => {
      const reading = readInput(JSON.stringify(envelopes, null, 2), 'automatic')
      const verdictsOn = (received: readonly unknown[]) => {
        const store = createSurfaceStore()
        return received.map((document) => store.receive(document).status)
      }
      expect(reading.ok && verdictsOn(reading.documents.map(({ document }) => document))).toEqual(verdictsOn(envelopes))
    },
  )
})
