// The built core in plain Node, under --disallow-code-generation-from-strings: what a strict Content-Security-Policy forbids
// throws here too (ADM-9). It is imported by the package's own name, so package.json's exports are used as a host uses them.
import assert from 'node:assert/strict'
import { createSurfaceStore } from 'a2ui-surface/core'

const text = 'return 1'
assert.throws(() => new Function(text), EvalError, 'Run this with --disallow-code-generation-from-strings.')

const CATALOG = 'https://a2ui.org/specification/v0_9/catalogs/basic/catalog.json'
const heading = { component: 'heading', text: 'Where to?' }
const form = {
  catalogVersion: '0.9.1',
  surface: { components: [heading, { component: 'field.text', id: 'city', label: 'City' }] },
}
const messages = [
  { version: 'v0.9', createSurface: { surfaceId: 'trip', catalogId: CATALOG } },
  {
    version: 'v0.9',
    updateComponents: { surfaceId: 'trip', components: [{ id: 'root', component: 'Text', text: 'Hello' }] },
  },
]

let count = 0
const envelope = (schemaVersion, payload) => {
  count += 1
  const id = `envelope-${count}`
  return {
    type: 'ui.a2ui-surface',
    schemaVersion,
    envelopeId: id,
    correlationId: id,
    payload,
    meta: { source: 'ai-generation', ts: '2026-01-01T00:00:00Z' },
  }
}

const store = createSurfaceStore()
const receive = (document, status, code) => {
  const record = store.receive(document)
  assert.equal(record.status, status, JSON.stringify(record))
  assert.equal(record.code, code)
}

receive(envelope(1, form), 'rendered')
receive(envelope(2, { version: 'v0.9', catalogId: CATALOG, surfaceId: 'trip', messages }), 'rendered')
receive(envelope(2, form), 'stored', 'envelope_invalid')
receive(envelope(3, form), 'stored', 'unknown_schema_version')
const patch = [{ op: 'replace', path: '/surface/components/0/text', value: 'Where from?' }]
receive({ surfaceRef: 'envelope-1', catalogVersion: '0.9.1', patch }, 'rendered')
receive({ surfaceRef: 'nowhere', catalogVersion: '0.9.1', patch }, 'stored', 'unknown_surface')
