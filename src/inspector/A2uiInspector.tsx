// Everything a store knows, to be read beside the page that shows it. It reads and never writes: nothing a person does here reaches
// a surface or a host.
import { useId, useState } from 'react'
import { insideOf, type SurfaceStore } from '../catalog/createSurfaceStore'
import { START } from '../state/journal'
import type { Diagnostic } from '../state/diagnostic'
import { MessageList } from './MessageList'
import { StepControl } from './StepControl'
import { SurfaceDetails } from './SurfaceDetails'
import { useSteps } from './useSteps'

/** Props of the inspector. */
export interface A2uiInspectorProps {
  /** The store to look into: one that `createSurfaceStore()` made, and that surfaces on the page are shown from. */
  store: SurfaceStore
  /** The surface to begin with. Default: the one that began last. */
  surfaceKey?: string
  /** Added to the class of the outermost element, which is `a2i-inspector`. */
  className?: string
}

/**
 * Shows what a store received, message by message with its verdict, and for each surface its state, its tree of components, its data
 * model and what each of its buttons would hand over now. Any earlier step can be looked at: the messages up to it are folded again
 * (FOLD-5), while the page stays as it is. A component that is pointed at, or has the focus, is outlined on the page.
 *
 * A tool for development, in English; it wants `a2ui-surface/inspector.css`. Throws if `store` is no store of this library.
 */
export function A2uiInspector({ store, surfaceKey, className }: A2uiInspectorProps) {
  const id = useId()
  const steps = useSteps(store)
  const [chosen, setChosen] = useState(surfaceKey)
  const keys = steps.inside.getKeys()
  const shown = chosen !== undefined && keys.includes(chosen) ? chosen : keys.at(-1)
  const diagnostics: Diagnostic[] = []
  steps.inside.since(START, (entry) => {
    if ('message' in entry) diagnostics.push(entry)
  })

  return (
    <section className={`a2i-inspector ${className ?? ''}`.trim()} aria-label="Inspector" dir="ltr" lang="en">
      <StepControl {...steps} />
      <div className="a2i-columns">
        <div className="a2i-part">
          <h3>Messages</h3>
          <MessageList {...steps} />
          {diagnostics.length > 0 && <Diagnostics diagnostics={diagnostics} />}
        </div>
        <div className="a2i-part">
          {keys.length > 1 && (
            <label htmlFor={`${id}-surface`} className="a2i-choice">
              Surface
              <select
                id={`${id}-surface`}
                value={shown}
                onChange={(event) => {
                  setChosen(event.target.value)
                }}
              >
                {keys.map((key) => (
                  <option key={key}>{key}</option>
                ))}
              </select>
            </label>
          )}
          {shown === undefined ? (
            <p className="a2i-hint">No surface has begun.</p>
          ) : (
            <SurfaceDetails {...steps} surfaceKey={shown} live={insideOf(store).getSurface(shown)} />
          )}
        </div>
      </div>
    </section>
  )
}

function Diagnostics({ diagnostics }: { diagnostics: readonly Diagnostic[] }) {
  return (
    <>
      <h3>Diagnostics</h3>
      <ul className="a2i-list">
        {diagnostics.map(({ code, surfaceKey, componentId, message }, index) => (
          <li key={index} className="a2i-entry">
            <p>
              <code>{code}</code> {surfaceKey}
              {componentId !== undefined && <> › {componentId}</>}
            </p>
            <p>{message}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
