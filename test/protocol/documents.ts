// Small documents for the tests of admission: valid as they are, and meant to be spoilt in one place.
import type { JsonObject, JsonValue } from '../../src/json/jsonValue'

export const CATALOG_ID = 'https://a2ui.org/specification/v0_9/catalogs/basic/catalog.json'

export function payloadV1(...components: readonly JsonValue[]): JsonObject {
  return { catalogVersion: '0.9.1', surface: { components } }
}

export function payloadV2(...messages: readonly JsonValue[]): JsonObject {
  return { version: 'v0.9', catalogId: CATALOG_ID, surfaceId: 's1', messages }
}

export function createSurface(surfaceId = 's1'): JsonObject {
  return { version: 'v0.9', createSurface: { surfaceId, catalogId: CATALOG_ID } }
}

export function updateComponents(...components: readonly JsonValue[]): JsonObject {
  return { version: 'v0.9', updateComponents: { surfaceId: 's1', components } }
}

export function envelope(members: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    type: 'ui.a2ui-surface',
    envelopeId: 'e1',
    correlationId: 'c1',
    payload: payloadV1(),
    meta: { source: 'ai-generation', ts: '2026-01-01T00:00:00Z' },
    ...members,
  }
}

export function frame(...patch: readonly JsonValue[]): JsonObject {
  return { surfaceRef: 'e1', catalogVersion: '0.9.1', patch }
}

/** Freezes a value through and through, so that a write to any part of it throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const member of Object.values(value)) deepFreeze(member)
  return Object.freeze(value)
}
