// Outputs of models for the tests of the judge: sound as they are, and meant to be spoilt in one place.
import type { JsonObject, JsonValue } from '../../src/json/jsonValue'
import { CATALOG_ID } from '../protocol/documents'

/** A version 1 payload with one text field and one button. */
export const FORM: JsonObject = {
  catalogVersion: '0.9.1',
  surface: {
    title: 'Trip',
    components: [
      { component: 'heading', text: 'Where to?' },
      { component: 'field.text', id: 'city', label: 'City', required: true },
      { component: 'action.button', id: 'send', label: 'Send', action: { target: 'resume' } },
    ],
  },
}

/** Messages of A2UI v0.9 that show one text field and one button. */
export function messages(surfaceId = 's1'): JsonObject[] {
  return [
    { version: 'v0.9', createSurface: { surfaceId, catalogId: CATALOG_ID } },
    {
      version: 'v0.9',
      updateComponents: {
        surfaceId,
        components: [
          { id: 'root', component: 'Column', children: ['city', 'send'] },
          { id: 'city', component: 'TextField', label: 'City', value: { path: '/city' } },
          {
            id: 'send',
            component: 'Button',
            child: 'word',
            action: { event: { name: 'resume', context: { city: { path: '/city' } } } },
          },
          { id: 'word', component: 'Text', text: 'Send' },
        ],
      },
    },
    { version: 'v0.9', updateDataModel: { surfaceId, path: '/city', value: 'Oslo' } },
  ]
}

export function update(surfaceId: string, ...components: readonly JsonValue[]): JsonObject {
  return { version: 'v0.9', updateComponents: { surfaceId, components } }
}

export function remove(surfaceId: string): JsonObject {
  return { version: 'v0.9', deleteSurface: { surfaceId } }
}

export function payload(surfaceId = 's1', list: readonly JsonValue[] = messages(surfaceId)): JsonObject {
  return { version: 'v0.9', catalogId: CATALOG_ID, surfaceId, messages: list }
}

export function envelope(payload: JsonValue, schemaVersion: number, more: JsonObject = {}): JsonObject {
  return {
    type: 'ui.a2ui-surface',
    schemaVersion,
    envelopeId: 'e1',
    correlationId: 'c1',
    payload,
    meta: { source: 'ai-generation', ts: '2026-01-01T00:00:00Z' },
    ...more,
  }
}

/** Messages of A2UI 0.8 that show one text field and one button. */
export function oldMessages(surfaceId = 's1'): JsonObject[] {
  return [
    {
      surfaceUpdate: {
        surfaceId,
        components: [
          { id: 'top', component: { Column: { children: { explicitList: ['city', 'send'] } } } },
          {
            id: 'city',
            weight: 2,
            component: { TextField: { label: { literalString: 'City' }, text: { path: '/city' } } },
          },
          {
            id: 'send',
            component: {
              Button: { child: 'word', action: { name: 'book', context: [{ key: 'city', value: { path: '/city' } }] } },
            },
          },
          { id: 'word', component: { Text: { text: { literalString: 'Send' } } } },
        ],
      },
    },
    { dataModelUpdate: { surfaceId, contents: [{ key: 'city', valueString: 'Oslo' }] } },
    { beginRendering: { surfaceId, root: 'top' } },
  ]
}

export function oldUpdate(surfaceId: string, ...components: readonly JsonValue[]): JsonObject {
  return { surfaceUpdate: { surfaceId, components } }
}

/** One message a line. */
export function lines(list: readonly JsonValue[]): string {
  return list.map((message) => JSON.stringify(message)).join('\n')
}

/** A fenced block. */
export function fence(text: string, language = 'json', mark = '```'): string {
  return `${mark}${language}\n${text}\n${mark}`
}
