// The three ways in: one payload, the recorded envelopes, or a store. Whichever it is, from here on there is a store.
import { useState, useSyncExternalStore } from 'react'
import { createFeed, type Feed } from '../catalog/feed'
import { createSurfaceStore, insideOf, type StoreInside, type SurfaceStore } from '../catalog/createSurfaceStore'
import type { View } from '../catalog/node'
import type { Limits } from '../state/limits'
import type { StoredRecord } from '../state/record'
import type { Surface } from '../state/surface'
import { useIsomorphicLayoutEffect } from '../widgets/useIsomorphicLayoutEffect'

export interface SourceProps {
  /** A payload: the body of one `ui.a2ui-surface` envelope. Not to be combined with `envelopes` or `store`. */
  payload?: unknown
  /** Version of `payload`: absent, 0 or 1 for version 1; 2 for version 2 (ADM-1). */
  schemaVersion?: unknown
  /** With `payload`: what its envelope said of its source. `untrusted` marks the surface for good (TRUST-1). */
  contentTrust?: 'trusted' | 'untrusted' | undefined
  /** With `payload`: more of it is to come; it is shown, and no action is enabled (PART-1). */
  partial?: boolean | undefined
  /** The recorded envelopes, in order; append to the list as they arrive. Delta frames may stand among them. */
  envelopes?: readonly unknown[] | undefined
  /** A store from `createSurfaceStore()`. */
  store?: SurfaceStore | undefined
  /** Which surface to show; without it the last one that began. With `payload`, names a version 1 surface. */
  surfaceKey?: string | undefined
  /** With `payload` or `envelopes`: how much a surface may expand to; read once. A store has its own. */
  limits?: Partial<Limits> | undefined
}

export interface Source {
  readonly store: StoreInside
  readonly surface: Surface<View> | undefined
  /** The latest stored document that names no surface, while there is no surface at all. */
  readonly stray: StoredRecord | undefined
}

/** Key of a version 1 payload that came without an envelope and without a `surfaceKey`. */
const PAYLOAD_KEY = 'surface'

export function useSource(props: SourceProps): Source {
  refuseMisuse(props)
  const [own] = useState(() => {
    const store = insideOf(createSurfaceStore({ limits: props.limits }))
    const feed = createFeed(store)
    take(feed, props)
    return { store, feed }
  })
  useIsomorphicLayoutEffect(() => {
    take(own.feed, props)
  })

  const store = props.store === undefined ? own.store : insideOf(props.store)
  const { surfaceKey } = props
  const isNamed = surfaceKey !== undefined && props.payload === undefined
  const findSurface = (): Surface<View> | undefined => {
    if (isNamed) return store.getSurface(surfaceKey)
    // A refused document of another key takes no surface off the page (STORE-3).
    const surfaces = store.getKeys().map((key) => store.getSurface(key))
    return surfaces.findLast((surface) => surface?.getState().content !== undefined) ?? surfaces.at(-1)
  }
  const findStray = (): StoredRecord | undefined =>
    isNamed || store.getKeys().length > 0 ? undefined : store.getStray()
  const surface = useSyncExternalStore(store.subscribe, findSurface, findSurface)
  const stray = useSyncExternalStore(store.subscribe, findStray, findStray)
  return { store, surface, stray }
}

function take(feed: Feed, props: SourceProps): void {
  if (props.envelopes !== undefined) feed.takeEnvelopes(props.envelopes)
  else if (props.payload === undefined) feed.takeNothing()
  else {
    feed.takePayload({
      payload: props.payload,
      schemaVersion: props.schemaVersion,
      untrusted: props.contentTrust === 'untrusted',
      partial: props.partial ?? false,
      surfaceKey: props.surfaceKey ?? PAYLOAD_KEY,
    })
  }
}

function refuseMisuse(props: SourceProps): void {
  const given = (['payload', 'envelopes', 'store'] as const).filter((name) => props[name] !== undefined)
  if (given.length > 1) {
    const names = given.map((name) => `\`${name}\``).join(' and ')
    throw new Error(`a2ui-surface: ${names} were given together, so it is not clear what to show. Pass one of them.`)
  }
  if (props.envelopes !== undefined && !Array.isArray(props.envelopes)) {
    throw new Error('a2ui-surface: `envelopes` is no list. Pass an array of all envelopes so far, in their order.')
  }
}
