// What a host can know: all that its store holds, by the library's own inspector, and what the callbacks were given.
import { A2uiInspector } from '../../src/inspector'
import '../../src/inspector/inspector.css'
import { JsonText } from './JsonText'
import { Tabs } from './Tabs'
import type { Playground, Sent } from './usePlayground'

export function InspectorPanel(playground: Playground) {
  const { run, sent } = playground
  return (
    <section className="pg-panel pg-inspector" aria-labelledby="pg-inspector-title">
      <h2 id="pg-inspector-title">What the host knows</h2>
      <Tabs
        label="What the host knows"
        tabs={[
          { name: 'Store', content: <StoreContent {...playground} key={run.id} /> },
          { name: 'Sent', count: sent.length, content: <SentValues sent={sent} /> },
        ]}
      />
    </section>
  )
}

function StoreContent({ run: { store, documents, arrived }, asked }: Playground) {
  return (
    <>
      {asked > 0 && (
        <p className="pg-hint">
          The host was asked for the full surface {asked === 1 ? 'once' : `${String(asked)} times`}.
        </p>
      )}
      {arrived < documents.length && (
        <p className="pg-hint">{documents.length - arrived} more to come: press Next under “Surface”.</p>
      )}
      <A2uiInspector store={store} />
    </>
  )
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
