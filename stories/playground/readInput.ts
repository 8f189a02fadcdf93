// Says what pasted JSON is, and makes of each value a document that a store takes: payloads and bare messages get an envelope.
import { type JsonFault, splitJson } from './splitJson'

/** What one value is taken for. */
export type Kind = 'envelope' | 'frame' | 'payloadV1' | 'payloadV2' | 'message'

/** How the whole text is read: each value by its own looks, or all of them as one kind. */
export type ReadAs = 'automatic' | Exclude<Kind, 'frame'>

export interface Received {
  readonly label: string
  readonly document: unknown
}

export type Reading =
  | { readonly ok: true; readonly summary: string; readonly documents: readonly Received[] }
  | { readonly ok: false; readonly fault: JsonFault }

const NAMES: Readonly<Record<Kind, readonly [one: string, many: string]>> = {
  envelope: ['envelope', 'envelopes'],
  frame: ['delta frame', 'delta frames'],
  payloadV1: ['payload of version 1', 'payloads of version 1'],
  payloadV2: ['payload of version 2', 'payloads of version 2'],
  message: ['message of A2UI 0.9', 'messages of A2UI 0.9'],
}

const LABELS: Readonly<Record<Kind, string>> = {
  envelope: 'Envelope',
  frame: 'Delta frame',
  payloadV1: 'Payload, version 1',
  payloadV2: 'Payload, version 2',
  message: 'Message',
}

/** One list, whether the text is a list, several values in a row, or a single one. */
export function readInput(text: string, readAs: ReadAs): Reading {
  const split = splitJson(text)
  if (!split.ok) return split
  const [first] = split.values
  const values: readonly unknown[] = split.values.length === 1 && Array.isArray(first) ? first : split.values
  const kinds = values.map((value) => (readAs === 'automatic' ? kindOf(value) : readAs))
  const documents = values.map((value, index) => {
    const kind = kinds[index] ?? 'envelope'
    return { label: LABELS[kind], document: toDocument(value, kind, index) }
  })
  return { ok: true, summary: summarize(kinds), documents }
}

const MESSAGE_NAMES = ['createSurface', 'updateComponents', 'updateDataModel', 'deleteSurface']
const OLD_MESSAGE_NAMES = ['beginRendering', 'surfaceUpdate', 'dataModelUpdate']

function kindOf(value: unknown): Kind {
  const hasOne = (...names: readonly string[]): boolean => names.some((name) => getOwn(value, name) !== undefined)
  if (hasOne('type', 'envelopeId', 'correlationId')) return 'envelope'
  if (hasOne('surfaceRef', 'patch')) return 'frame'
  if (hasOne('messages', 'catalogId')) return 'payloadV2'
  if (hasOne('catalogVersion', 'surface')) return 'payloadV1'
  if (hasOne(...MESSAGE_NAMES, ...OLD_MESSAGE_NAMES)) return 'message'
  return 'envelope'
}

function toDocument(value: unknown, kind: Kind, index: number): unknown {
  switch (kind) {
    case 'envelope':
    case 'frame':
      return value
    case 'payloadV1':
      return enclose(value, 1, index)
    case 'payloadV2':
      return enclose(value, 2, index)
    case 'message':
      return enclose(payloadOf(value), 2, index)
  }
}

function enclose(payload: unknown, schemaVersion: 1 | 2, index: number): unknown {
  return {
    type: 'ui.a2ui-surface',
    schemaVersion,
    envelopeId: 'pasted',
    correlationId: `pasted-${String(index + 1)}`,
    payload,
    meta: { source: 'ai-generation', ts: '2026-11-30T09:00:00Z' },
  }
}

function payloadOf(message: unknown): unknown {
  const body = MESSAGE_NAMES.map((name) => getOwn(message, name)).find((candidate) => candidate !== undefined)
  return {
    version: 'v0.9',
    catalogId: 'https://a2ui.org/specification/v0_9/catalogs/basic/catalog.json',
    surfaceId: getOwn(body, 'surfaceId') ?? 'pasted',
    messages: [message],
  }
}

function summarize(kinds: readonly Kind[]): string {
  if (kinds.length === 0) return 'Nothing to read yet.'
  const counts = [...new Set(kinds)].map((kind) => {
    const count = kinds.filter((other) => other === kind).length
    return `${String(count)} ${NAMES[kind][count === 1 ? 0 : 1]}`
  })
  return `Read as ${counts.join(', ')}.`
}

function getOwn(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return (value as Readonly<Record<string, unknown>>)[name]
}
