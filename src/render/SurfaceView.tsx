// One surface on the page: its frame, its nodes, and what is said about it. It holds the scope that its nodes reach.
import { useMemo, useRef, useSyncExternalStore } from 'react'
import type { JsonValue } from '../json/jsonValue'
import { readAt } from '../json/edit'
import type { Circumstances, Interrupt } from '../catalog/availability'
import { firstFailing } from '../catalog/checks'
import type { FieldNode, Node, View } from '../catalog/node'
import { place, type Placed } from '../catalog/place'
import { type ActionCallback, press } from '../catalog/press'
import type { Reader } from '../catalog/reader'
import type { ActionTarget } from '../state/activity'
import type { Surface } from '../state/surface'
import { focusControl } from './focusControl'
import { type Scope, ScopeProvider, type Settings } from './scope'
import { Shell } from './Shell'
import { useIdPrefix } from './useIdPrefix'
import { useLatest } from './useStable'
import { useSurfaceElement } from './surfaceElements'
import { useReports } from './useReports'

export interface SurfaceViewProps {
  readonly surface: Surface<View>
  readonly settings: Settings
  readonly callbacks: Readonly<Record<ActionTarget, ActionCallback | undefined>>
  readonly interrupt: Interrupt | undefined
  /** The recorded answer to show; absent for a live surface. */
  readonly submitted: JsonValue | undefined
  readonly submittedBy: string | undefined
  readonly agentTheme: 'accent' | 'none'
  readonly className: string | undefined
  readonly lang: string | undefined
}

export function SurfaceView({ surface, settings, interrupt, submitted, submittedBy, ...props }: SurfaceViewProps) {
  const root = useRef<HTMLDivElement>(null)
  const prefix = useIdPrefix()
  const callbacks = useLatest(props.callbacks)
  const { content, view } = useSyncExternalStore(surface.subscribe, surface.getState, surface.getState)

  const replayed = submitted !== undefined
  const placed = useMemo(
    () => (submitted === undefined || !content || !view ? undefined : place(content, view, submitted, submittedBy)),
    [submitted, submittedBy, content, view],
  )
  const reader = useMemo<Reader>(() => (placed ? recordedReader(placed) : surface), [placed, surface])

  const canResume = props.callbacks.resume !== undefined
  const canExchange = props.callbacks.exchange !== undefined
  const interruptKind = interrupt?.kind
  const circumstances = useMemo<Circumstances>(
    () => ({
      interrupt: interruptKind === undefined ? undefined : { kind: interruptKind },
      canSend: { resume: canResume, exchange: canExchange },
      replayed,
    }),
    [interruptKind, canResume, canExchange, replayed],
  )

  const scope = useMemo<Scope>(() => {
    const idOf = (node: Node): string => `${prefix}-${String(node.key)}`
    const onInvalid = (field: FieldNode): void => {
      focusControl(root.current, idOf(field))
    }
    return {
      surface,
      reader,
      settings,
      circumstances,
      idOf,
      idOfReason: (block) => `${prefix}-${block}`,
      isIncomplete: rememberIncomplete(surface, reader),
      press: (button) => void press(surface, button, circumstances, { callbacks: callbacks.current, onInvalid }),
    }
  }, [surface, reader, settings, circumstances, prefix, callbacks])

  useReports(surface, circumstances)
  useSurfaceElement(surface, root)

  if (content?.version === 2 && content.status === 'deleted') return null
  return (
    <ScopeProvider value={scope}>
      <Shell
        rootRef={root}
        view={view}
        content={content}
        unplaced={placed?.unplaced}
        accent={props.agentTheme === 'accent'}
        className={props.className}
        lang={props.lang}
      />
    </ScopeProvider>
  )
}

function recordedReader({ model }: Placed): Reader {
  return { read: (pointer) => readAt(model, pointer), readLocal: (_, literal) => literal }
}

/** Whether some field keeps `resume` from being sent; worked out once for each change, however many buttons ask. */
function rememberIncomplete(surface: Surface<View>, reader: Reader): () => boolean {
  let revision = -1
  let incomplete = false
  return () => {
    if (revision !== surface.getRevision()) {
      revision = surface.getRevision()
      incomplete = firstFailing(surface.getState().view?.fields ?? [], reader) !== undefined
    }
    return incomplete
  }
}
