// The library as a host with an agent's stream uses it: a store, and the component that shows it.
import { A2uiSurface } from 'a2ui-surface'
import { createSurfaceStore } from 'a2ui-surface/core'
import 'a2ui-surface/styles.css'
import { createRoot } from 'react-dom/client'

const ignore = () => {}

export function mount(container, messages) {
  const store = createSurfaceStore()
  let sent = 0
  const send = (next) => {
    const record = store.receive(envelope((sent += 1), next))
    if (record.status !== 'rendered') throw new Error(JSON.stringify(record.errors))
  }
  send(messages)
  const root = createRoot(container)
  root.render(<A2uiSurface store={store} onResume={ignore} onExchange={ignore} headingLevel={1} />)
  return {
    send,
    unmount: () => root.unmount(),
  }
}

function envelope(number, messages) {
  return {
    type: 'ui.a2ui-surface',
    schemaVersion: 2,
    envelopeId: `e${number}`,
    correlationId: `c${number}`,
    payload: {
      version: 'v0.9',
      catalogId: 'https://a2ui.org/specification/v0_9/catalogs/basic/catalog.json',
      surfaceId: 'bench',
      messages,
    },
    meta: { source: 'ai-generation', ts: '2027-01-01T00:00:00Z' },
  }
}
