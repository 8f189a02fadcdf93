// Recorded documents of both versions, in few words; every envelope has a correlationId of its own unless one is given.
import type { ComponentV1, Envelope, Message, PatchOperation, PayloadV1 } from '../../src/protocol/generated/types'
import { CATALOG_ID } from '../state/messages'

type Head = Partial<Omit<Envelope, 'payload'>>

function envelope(payload: unknown, schemaVersion: number, { meta, ...head }: Head): Record<string, unknown> {
  return {
    type: 'ui.a2ui-surface',
    schemaVersion,
    envelopeId: 'e',
    correlationId: crypto.randomUUID(),
    payload,
    meta: { source: 'ai-generation', ts: '2026-03-20T10:30:00Z', ...meta },
    ...head,
  }
}

/** An envelope of version 2 for the surface of its first message. */
export function envelopeV2(messages: readonly Message[], head: Head = {}): Record<string, unknown> {
  const surfaceId = messages.slice(0, 1).map(surfaceIdOf)[0] ?? 's'
  return envelope({ version: 'v0.9', catalogId: CATALOG_ID, surfaceId, messages }, 2, head)
}

function surfaceIdOf(message: Message): string {
  if ('createSurface' in message) return message.createSurface.surfaceId
  if ('updateComponents' in message) return message.updateComponents.surfaceId
  if ('updateDataModel' in message) return message.updateDataModel.surfaceId
  return message.deleteSurface.surfaceId
}

/** An envelope of version 1; its `envelopeId`, and so the surface's key, is `f` unless another is given. */
export function envelopeV1(
  components: readonly ComponentV1[],
  head: Head = {},
  title?: string,
): Record<string, unknown> {
  return envelope(payloadV1(components, title), 1, { envelopeId: 'f', ...head })
}

export function payloadV1(components: readonly ComponentV1[], title?: string): PayloadV1 {
  return { catalogVersion: '0.9.1', surface: { ...(title !== undefined && { title }), components: [...components] } }
}

export function frame(patch: readonly PatchOperation[], surfaceRef = 'f', catalogVersion = '0.9.1') {
  return { surfaceRef, catalogVersion, patch: [...patch] }
}

export const UNTRUSTED: Head = {
  meta: { source: 'ai-generation', ts: '2026-03-20T10:30:00Z', contentTrust: 'untrusted' },
}

export function fieldText(id: string, required?: boolean): ComponentV1 {
  return { component: 'field.text', id, label: `Label of ${id}`, ...(required !== undefined && { required }) }
}

export function fieldCheckbox(id: string, checked?: boolean): ComponentV1 {
  return {
    component: 'field.checkbox',
    id,
    label: `Label of ${id}`,
    ...(checked !== undefined && { default: checked }),
  }
}

export function buttonV1(id: string, target: 'resume' | 'exchange' = 'resume'): ComponentV1 {
  return { component: 'action.button', id, label: `Label of ${id}`, action: { target } }
}
