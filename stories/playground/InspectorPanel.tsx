// What a host can know: the verdict on each document, the data model as it changes, and what the callbacks were given.
import { useSyncExternalStore } from 'react'
import type { SurfaceSnapshot } from '../../src/core'
import { JsonText } from './JsonText'
import { Tabs } from './Tabs'
import type { Playground, Sent } from './usePlayground'
import { Verdict } from './Verdict'

export function InspectorPanel(playground: Playground) {
  const { store } = playground.run
  const surfaces = useSyncExternalStore(store.subscribe, store.getSurfaces)
  const stored = store.getRecords().filter(({ status }) => status === 'stored').length
  return (
    <section className="pg-panel pg-inspector" aria-labelledby="pg-inspector-title">
      <h2 id="pg-inspector-title">Inspector</h2>
      <Tabs
        label="What the host knows"
        tabs={[
          { name: 'Verdict', count: stored, content: <Verdict {...playground} /> },
          { name: 'Data model', content: <Models surfaces={surfaces} /> },
          { name: 'Sent', count: playground.sent.length, content: <SentValues sent={playground.sent} /> },
        ]}
      />
    </section>
  )
}

function Models({ surfaces }: { readonly surfaces: readonly SurfaceSnapshot[] }) {
  if (surfaces.length === 0) return <p className="pg-hint">No surface has begun.</p>
  return surfaces.map(({ surfaceKey, model }) => (
    <article key={surfaceKey} className="pg-entry">
      <h3>{surfaceKey}</h3>
      <JsonText value={model} />
    </article>
  ))
}

function SentValues({ sent }: { readonly sent: readonly Sent[] }) {
  if (sent.length === 0)
    return <p className="pg-hint">Nothing yet. Fill in the surface and press one of its buttons.</p>
  return (
    <ol className="pg-list">
      {sent.map(({ time, value, action }, index) => (
        <li key={index} className="pg-entry">
          <h3>
            {action.target} <span className="pg-muted">from “{action.componentId}”</span>
          </h3>
          <p className="pg-facts">
            <time dateTime={time.toISOString()}>{time.toLocaleTimeString()}</time>
            <span>{action.surfaceKey}</span>
            <span>version {action.version}</span>
          </p>
          <JsonText value={value} />
        </li>
      ))}
    </ol>
  )
}
