// Decides what stands in a surface's place: the surface, a notice, or that nothing has come yet (STORE-2…4, FOLD-4).
import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { equalJson } from '../json/jsonValue'
import type { StoreInside } from '../catalog/createSurfaceStore'
import type { View } from '../catalog/node'
import { entriesOf } from '../catalog/place'
import type { Failure } from '../state/createStore'
import type { SurfaceRecord } from '../state/record'
import type { Surface } from '../state/surface'
import { SurfaceFrame } from '../widgets/SurfaceFrame'
import { present } from './present'
import type { Settings } from './scope'
import { Sent } from './Sent'
import { withSlots } from './slots'
import { StoredNotice, type Refused } from './StoredNotice'
import { SurfaceBoundary } from './SurfaceBoundary'
import { SurfaceView, type SurfaceViewProps } from './SurfaceView'

interface SurfaceSlotProps extends Omit<SurfaceViewProps, 'surface'> {
  readonly store: StoreInside
  readonly surface: Surface<View> | undefined
  /** What was stored without a surface to stand for. */
  readonly stray: Refused | undefined
}

const unchanging = () => () => undefined

export function SurfaceSlot({ store, surface, stray, ...props }: SurfaceSlotProps) {
  const { settings } = props
  const readState = (): ReturnType<Surface<View>['getState']> | undefined => surface?.getState()
  const state = useSyncExternalStore(surface?.subscribe ?? unchanging, readState, readState)
  const notice = state?.notice ?? stray
  const content = state?.content
  // New content or new widgets: what threw may not throw again.
  const attempt = useMemo(() => ({ content, settings }), [content, settings])

  const failureOf = (error: unknown): Failure & { surfaceKey?: string } => {
    const where = present({ surfaceId: surface?.key })
    const errors = [{ code: 'VALIDATION_FAILED', ...where, path: '', message: messageOf(error) } as const]
    return { code: 'render_failed', errors, ...present({ surfaceKey: surface?.key }) }
  }
  const lastRecord = (): SurfaceRecord | undefined =>
    store.getRecords().findLast((record) => record.surfaceKey === surface?.key)
  const report = (error: unknown): void => {
    const failure = failureOf(error)
    const last = lastRecord()
    // Another try that failed in the same way is no news.
    if (last?.status === 'stored' && last.code === failure.code && equalJson(last.errors, failure.errors)) return
    store.refuse(failure, last?.received, true)
  }

  const fallback = (error: unknown): ReactNode => (
    <Place {...props}>
      {/* The library's own notice: the one that threw may be the host's. */}
      <StoredNotice
        {...settings}
        record={{ ...failureOf(error), received: lastRecord()?.received }}
        slots={withSlots(undefined)}
      />
    </Place>
  )

  return (
    <SurfaceBoundary attempt={attempt} fallback={fallback} onError={report}>
      {notice !== undefined ? (
        <Place {...props}>
          <StoredNotice {...settings} record={notice} />
          <Answer submitted={props.submitted} settings={settings} />
        </Place>
      ) : surface === undefined ? (
        <Place {...props}>
          <settings.slots.Placeholder label={settings.strings.loading} />
        </Place>
      ) : (
        <SurfaceView key={surface.id} {...props} surface={surface} />
      )}
    </SurfaceBoundary>
  )
}

/** What was thrown, in words. Anything can be thrown, also what has no text. */
function messageOf(error: unknown): string {
  try {
    return String(error instanceof Error ? error.message : error)
  } catch {
    return typeof error
  }
}

/** All of a recorded answer, where there is no surface to put it into (REPLAY-1). */
function Answer({ submitted, settings }: Pick<SurfaceViewProps, 'submitted' | 'settings'>) {
  return submitted === undefined ? null : <Sent entries={entriesOf(submitted)} strings={settings.strings} />
}

interface PlaceProps {
  readonly settings: Settings
  readonly className: string | undefined
  readonly lang: string | undefined
  readonly children: ReactNode
}

/** The frame around what is no surface. */
function Place({ settings: { strings, dir }, className, lang, children }: PlaceProps) {
  return (
    <SurfaceFrame {...present({ dir, className, lang })} label={strings.surface} status="" busy={false} rootRef={null}>
      {children}
    </SurfaceFrame>
  )
}
