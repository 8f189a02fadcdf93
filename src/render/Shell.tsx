// What stands around a surface's nodes: who speaks, whether that can be trusted, what is going on (TRUST-3, TRUST-4, ACT-4), and in
// place of nodes that have not come yet, that they have not (FOLD-4).
import type { ReactNode, Ref } from 'react'
import type { JsonValue } from '../json/jsonValue'
import type { View } from '../catalog/node'
import type { Activity } from '../state/activity'
import type { Content } from '../state/content'
import { Cell } from '../widgets/Cell'
import { SurfaceFrame } from '../widgets/SurfaceFrame'
import { confineClick, confineKey } from './confine'
import { useLastingBlocks } from './lastingBlocks'
import { NodeView } from './NodeView'
import { present } from './present'
import { useScope } from './scope'
import { Sent } from './Sent'
import type { Strings } from './strings'
import { useJudged, useSurfaceState } from './useBound'
import { useUpdated } from './useUpdated'

interface ShellProps {
  readonly rootRef: Ref<HTMLDivElement>
  readonly content: Content | undefined
  readonly view: View | undefined
  /** What was sent and has no field to stand in (REPLAY-1). */
  readonly unplaced: readonly (readonly [name: string, value: JsonValue])[] | undefined
  /** Whether the agent's colour may tint the surface. */
  readonly accent: boolean
  readonly className: string | undefined
  readonly lang: string | undefined
}

const EVERYTHING = [{ pointer: [] }] as const
const NO_NODE = -1

export function Shell({ rootRef, content, view, unplaced, accent, className, lang }: ShellProps) {
  const { settings, circumstances, isIncomplete, idOfReason } = useScope()
  const { strings, slots, dir } = settings
  const untrusted = useSurfaceState((state) => state.untrusted)
  const partial = useSurfaceState((state) => state.partial)
  const activity = useSurfaceState((state) => state.activity)
  const errorsShown = useSurfaceState((state) => state.errorsShown)
  const incomplete = useJudged(EVERYTHING, NO_NODE, isIncomplete)

  const blocks = useLastingBlocks()
  const updated = useUpdated(content, view?.root !== undefined, partial)

  const theme = content?.version === 2 ? content.theme : {}
  const title = content?.version === 1 ? content.payload.surface.title : undefined
  const settled = circumstances.replayed || activity.phase === 'settled'
  const root = view?.root
  const happening = settled ? strings.settled : statusOf(activity.phase, strings)
  const frame = present({
    attribution: theme.agentDisplayName ? strings.attribution(theme.agentDisplayName) : undefined,
    untrusted: untrusted ? strings.untrusted : undefined,
    alert: activity.phase === 'failed' && !settled ? strings.failed : undefined,
    errorSummary: errorsShown && incomplete && !settled ? strings.errorSummary : undefined,
    accent: accent && !untrusted ? theme.primaryColor : undefined,
    dir,
    className,
    lang,
  })

  return (
    <SurfaceFrame
      {...frame}
      rootRef={rootRef}
      reasons={blocks.map((block) => ({ id: idOfReason(block), text: strings.blocks[block] }))}
      label={title?.trim() ? title : strings.surface}
      status={happening ?? (updated ? strings.updated : '')}
      quiet={happening === undefined && updated}
      busy={activity.phase === 'sending' || (partial && !settled)}
    >
      <Confined>
        {root === undefined ? (
          <Cell kind="leaf">
            <slots.Placeholder label={strings.loading} />
          </Cell>
        ) : (
          <NodeView key={root.key} node={root} />
        )}
        {unplaced !== undefined && <Sent entries={unplaced} strings={strings} />}
      </Confined>
    </SurfaceFrame>
  )
}

/** Only listens to what bubbles up, to keep it from the host's form; what can be pressed lies inside. */
function Confined({ children }: { children: ReactNode }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="a2s-confined" onClick={confineClick} onKeyDown={confineKey}>
      {children}
    </div>
  )
}

/** What is going on with the person's answer, if anything is. */
function statusOf(phase: Activity['phase'], strings: Strings): string | undefined {
  if (phase === 'sending') return strings.sending
  return phase === 'sent' ? strings.sent : undefined
}
