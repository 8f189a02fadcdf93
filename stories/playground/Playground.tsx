// The Playground: any document on the left, the surface it makes in the middle, and on the right what a host gets to know.
// It uses the public entries alone, so what it can do a host can do.
import { DocumentPanel } from './DocumentPanel'
import { InspectorPanel } from './InspectorPanel'
import { OptionsPanel } from './OptionsPanel'
import './playground.css'
import './controls.css'
import './stage.css'
import './inspector.css'
import { StagePanel } from './StagePanel'
import { usePlayground } from './usePlayground'

export interface PlaygroundProps {
  /** Name of the example to begin with. */
  readonly example: string
}

export function Playground({ example }: PlaygroundProps) {
  const playground = usePlayground(example)
  return (
    <main className={`pg pg-scheme-${playground.options.colours}`}>
      <header className="pg-header">
        <h1>Playground</h1>
        <p>
          Pick a document or paste your own, fill in what it asks, and see what a host would get. Nothing leaves this
          page.
        </p>
      </header>
      <div className="pg-columns">
        <div className="pg-side">
          <DocumentPanel {...playground} />
          <OptionsPanel {...playground} />
        </div>
        <StagePanel {...playground} />
        <InspectorPanel {...playground} />
      </div>
    </main>
  )
}
