// One surface at one step: what holds of it, its components, its data, and what its buttons would send.
import { collect } from '../catalog/collect'
import { firstFailing } from '../catalog/checks'
import type { ButtonNode, View } from '../catalog/node'
import { toText } from '../catalog/coerce'
import { readSource } from '../catalog/reader'
import { rawText } from '../json/rawText'
import type { Surface } from '../state/surface'
import { NodeTree } from './NodeTree'
import type { Steps } from './useSteps'

interface SurfaceDetailsProps extends Steps {
  readonly surfaceKey: string
  /** The surface as it is on the page now, if it is there. */
  readonly live: Surface<View> | undefined
}

export function SurfaceDetails({ store, inside, surfaceKey, live }: SurfaceDetailsProps) {
  const surface = inside.getSurface(surfaceKey)
  const snapshot = store.getSurfaces().find((each) => each.surfaceKey === surfaceKey)
  if (surface === undefined || snapshot === undefined) return null
  const { view } = surface.getState()
  const { version, status, untrusted, partial } = snapshot
  return (
    <>
      <h3>{surfaceKey}</h3>
      <p className="a2i-facts">
        <span className="a2i-mark">{status}</span>
        {version !== undefined && <span className="a2i-mark">version {version}</span>}
        <span className="a2i-mark">{untrusted ? 'untrusted' : 'trusted'}</span>
        {partial && <span className="a2i-mark">partial</span>}
      </p>
      <h4>Components</h4>
      {view?.root === undefined ? (
        <p className="a2i-hint">Nothing to show yet.</p>
      ) : (
        <NodeTree root={view.root} surface={surface} live={live} />
      )}
      <h4>Data model</h4>
      {/* A box that scrolls has to take the focus, or no key can scroll it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} role="group" aria-label="Data model">
        {rawText(surface.getModel())}
      </pre>
      <Outgoing surface={surface} buttons={view?.buttons ?? []} />
    </>
  )
}

function Outgoing({ surface, buttons }: { surface: Surface<View>; buttons: readonly ButtonNode[] }) {
  if (buttons.length === 0) return null
  const { activity, view } = surface.getState()
  const pressed = 'componentId' in activity ? activity : undefined
  const failing = firstFailing(view?.fields ?? [], surface)
  return (
    <>
      <h4>What a press sends</h4>
      <ul className="a2i-list">
        {buttons.map((button) => {
          const isLast = pressed?.componentId === button.componentId
          const held = button.target === 'resume' && failing !== undefined && activity.phase !== 'settled'
          return (
            <li key={button.key} className="a2i-entry">
              <p className="a2i-facts">
                <b>{button.content.map((source) => toText(readSource(surface, source))).join(' ')}</b>
                <span>{button.componentId}</span>
                <span className="a2i-mark">{button.target}</span>
                {isLast && <span className="a2i-mark a2i-mark-rendered">pressed last: {pressed.phase}</span>}
              </p>
              {held && <p>Waits for the field “{failing.componentId}”.</p>}
              <pre>{rawText(collect(button, isLast && 'model' in pressed ? pressed.model : surface.getModel()))}</pre>
            </li>
          )
        })}
      </ul>
    </>
  )
}
