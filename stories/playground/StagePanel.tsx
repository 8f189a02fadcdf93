// The surface itself, in the width and after as many documents as one likes.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type ActionCallback, A2uiSurface } from '../../src/index'
import { documentNamed } from '../documents'
import { Choice, Segments } from './Choice'
import { answer, WIDTHS } from './options'
import type { Playground } from './usePlayground'

export function StagePanel(playground: Playground) {
  const { example, run, options, setOptions, addSent } = playground
  const { store } = run
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (panel.current !== null) panel.current.scrollTop = 0
  }, [example])
  const surfaces = useSyncExternalStore(store.subscribe, store.getSurfaces)
  const [wanted, setWanted] = useState('')
  const keys = surfaces.map(({ surfaceKey }) => surfaceKey)
  const shown = keys.includes(wanted) ? wanted : keys.at(-1)

  const take: ActionCallback = (value, action) => {
    addSent(value, action)
    return answer(options.answers)
  }
  const locale = example === '' ? undefined : documentNamed(example).locale
  return (
    <section ref={panel} className="pg-panel pg-stage" aria-labelledby="pg-stage-title">
      <div className="pg-toolbar">
        <h2 id="pg-stage-title">Surface</h2>
        <Segments
          label="Width"
          value={options.width}
          choices={WIDTHS}
          onChange={(width) => {
            setOptions({ width })
          }}
        />
      </div>
      <Stepper {...playground} />
      {keys.length > 1 && shown !== undefined && (
        <Choice label="Shown" value={shown} choices={keys.map((key) => [key, key] as const)} onChange={setWanted} />
      )}
      <div className={`pg-page pg-page-${options.width}`}>
        <div>
          <A2uiSurface
            key={run.id}
            store={store}
            {...(shown !== undefined && { surfaceKey: shown })}
            {...(options.answers !== 'none' && { onResume: take, onExchange: take })}
            {...(options.interrupt !== 'unknown' && { interrupt: { kind: options.interrupt } })}
            {...(options.dir !== 'page' && { dir: options.dir })}
            {...(locale !== undefined && { locale })}
          />
        </div>
      </div>
    </section>
  )
}

/** Plays the documents one at a time; with a single one there is only the way back to nothing and the fresh start. */
function Stepper({ run, goTo }: Playground) {
  const total = run.documents.length
  const words = `${String(run.arrived)} of ${String(total)}`
  return (
    <div className="pg-stepper" role="group" aria-label="Documents received">
      <button
        type="button"
        className="pg-button"
        disabled={run.arrived === 0}
        onClick={() => {
          goTo(run.arrived - 1)
        }}
      >
        Back
      </button>
      <input
        type="range"
        aria-label="Received so far"
        aria-valuetext={words}
        min={0}
        max={total}
        value={run.arrived}
        onChange={(event) => {
          goTo(event.target.valueAsNumber)
        }}
      />
      <button
        type="button"
        className="pg-button"
        disabled={run.arrived === total}
        onClick={() => {
          goTo(run.arrived + 1)
        }}
      >
        Next
      </button>
      <bdi className="pg-count">{words}</bdi>
      <button
        type="button"
        className="pg-button"
        onClick={() => {
          goTo(run.arrived)
        }}
      >
        Start again
      </button>
    </div>
  )
}
