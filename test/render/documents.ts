// What agents send, in few words: payloads of both versions, and the envelopes around them. Loosely typed on purpose, since half of
// what these tests send is wrong.

export const CATALOG_ID = 'https://a2ui.org/specification/v0_9/catalogs/basic/catalog.json'

type Json = Readonly<Record<string, unknown>>

export interface Circumstances {
  readonly untrusted?: boolean
  readonly partial?: boolean
  /** Tells one run's envelopes from another's. */
  readonly run?: string
  readonly surfaceId?: string
}

/** A version 1 payload. */
export function payloadV1(components: readonly Json[], title?: string): Json {
  return { catalogVersion: '0.9.1', surface: { ...(title !== undefined && { title }), components } }
}

/** A version 1 button. */
export function buttonV1(target: 'resume' | 'exchange', label: string, id = label.toLowerCase()): Json {
  return { component: 'action.button', id, label, action: { target } }
}

/** A version 1 field of any kind. */
export function fieldV1(kind: 'text' | 'date' | 'select' | 'checkbox', id: string, more: Json = {}): Json {
  const options = kind === 'select' && { options: [{ value: 'x', label: 'X' }] }
  return { component: `field.${kind}`, id, label: id.toUpperCase(), ...options, ...more }
}

export function createSurface(theme?: Json, surfaceId = 's1'): Json {
  return { version: 'v0.9', createSurface: { surfaceId, catalogId: CATALOG_ID, ...(theme && { theme }) } }
}

export function updateComponents(components: readonly Json[], surfaceId = 's1'): Json {
  return { version: 'v0.9', updateComponents: { surfaceId, components } }
}

/** Without a value: a removal. Without a path: of the whole model. */
export function updateDataModel(path?: string, value?: unknown, surfaceId = 's1'): Json {
  return { version: 'v0.9', updateDataModel: { surfaceId, ...(path !== undefined && { path }), ...valueOf(value) } }
}

function valueOf(value: unknown): Json {
  return value === undefined ? {} : { value }
}

export function deleteSurface(surfaceId = 's1'): Json {
  return { version: 'v0.9', deleteSurface: { surfaceId } }
}

/** A version 2 payload. */
export function payloadV2(messages: readonly Json[], surfaceId = 's1'): Json {
  return { version: 'v0.9', catalogId: CATALOG_ID, surfaceId, messages }
}

/** A version 2 payload of one message run: the surface, its data where there is some, its components. */
export function surfaceV2(components: readonly Json[], model?: unknown, theme?: Json): Json {
  const data = model === undefined ? [] : [updateDataModel('/', model)]
  return payloadV2([createSurface(theme), ...data, updateComponents(components)])
}

/** An envelope around any payload. */
export function envelope(payload: unknown, schemaVersion: unknown, name: string, how: Circumstances = {}): Json {
  return {
    type: 'ui.a2ui-surface',
    schemaVersion,
    envelopeId: name,
    correlationId: `answer-${name}`,
    payload,
    meta: {
      source: 'ai-generation',
      ts: '2026-03-20T10:30:00Z',
      ...(how.untrusted && { contentTrust: 'untrusted' }),
    },
    ...(how.partial && { partial: { isPartial: true, index: 0, total: -1 } }),
  }
}

/** One envelope for each message, in order: what a streaming agent sends. */
export function envelopesOf(messages: readonly Json[], how: Circumstances = {}): Json[] {
  const { run = 'e', surfaceId = 's1' } = how
  return messages.map((message, index) => envelope(payloadV2([message], surfaceId), 2, `${run}${String(index)}`, how))
}

export function text(id: string, content: unknown = id, more: Json = {}): Json {
  return { id, component: 'Text', text: content, ...more }
}

export function column(id: string, ...children: string[]): Json {
  return { id, component: 'Column', children }
}

/** A text field that is bound to `/<id>` and labelled with its id in capitals. */
export function textField(id: string, more: Json = {}): Json {
  return { id, component: 'TextField', label: id.toUpperCase(), value: { path: `/${id}` }, ...more }
}

/** A button and the text on it. */
export function button(target: 'resume' | 'exchange', label: string, more: Json = {}, context?: Json): Json[] {
  const id = label.toLowerCase()
  const event = { name: target, ...(context && { context }) }
  return [{ id, component: 'Button', child: `${id}-text`, action: { event }, ...more }, text(`${id}-text`, label)]
}

/** The rule that a path must hold a value. */
export function required(path: string, message: string): Json {
  return { condition: { call: 'required', args: { value: { path } } }, message }
}
