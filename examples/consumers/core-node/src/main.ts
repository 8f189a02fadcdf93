// A server, without React and without a bundler: it judges what an agent sent, and folds it.
import { admitPayload, createSurfaceStore } from 'a2ui-surface/core'
import { payload } from './payload.js'

const admitted = admitPayload(payload, 2)
console.log(`payload: ${admitted.ok ? `version ${String(admitted.version)}` : admitted.code}`)

const store = createSurfaceStore()
store.receive({
  type: 'ui.a2ui-surface',
  schemaVersion: 2,
  envelopeId: 'lunch-1',
  correlationId: 'run-1',
  payload,
  meta: { source: 'ai-generation', ts: '2026-03-20T10:30:00Z' },
})
console.log(
  `store: ${store
    .getSurfaces()
    .map(({ surfaceKey, status }) => `${surfaceKey} ${status}`)
    .join()}`,
)
