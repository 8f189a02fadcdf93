// The store as hosts hold it: the state's store with this catalog's lowering in it.
import { freeze } from '../json/freeze'
import type { JsonValue } from '../json/jsonValue'
import { createReceiver, type Receiver } from '../state/createReceiver'
import { createStore, type Store, type StoreOptions } from '../state/createStore'
import type { SurfaceRecord } from '../state/record'
import type { Surface } from '../state/surface'
import { lower } from './lower'
import type { View } from './node'

/** What a store may be told at its beginning; all of it can be left out. */
export interface SurfaceStoreOptions extends StoreOptions {
  /** Asked, once until the surface is healed, for a full version 1 surface under `surfaceRef` (DELTA-4). */
  readonly onRematerialize?: ((surfaceRef: string) => void) | undefined
}

/** One surface as it stands; a plain, immutable picture. */
export interface SurfaceSnapshot {
  readonly surfaceKey: string
  /** Wire version; absent while nothing of it was accepted. */
  readonly version?: 1 | 2
  /**
   * `waiting`: begun, with nothing to show yet. `live`: shown. `settled`: answered. `deleted`: ended by the agent.
   * `stored`: a notice stands in its place.
   */
  readonly status: 'waiting' | 'live' | 'settled' | 'deleted' | 'stored'
  readonly untrusted: boolean
  readonly partial: boolean
  /** The data model with the person's edits in it, frozen; for version 1 the values by field id. */
  readonly model: JsonValue
}

/** Holds surfaces outside React: feed it, and give it to any number of `<A2uiSurface store surfaceKey>`. */
export interface SurfaceStore {
  /** Takes an envelope or a delta frame and says what became of it. Never throws, whatever it is given. */
  readonly receive: (document: unknown) => SurfaceRecord
  /** Every surface, in the order in which they began. The same list until something changes. */
  readonly getSurfaces: () => readonly SurfaceSnapshot[]
  /** Every record, in the order of arrival. The same list until something arrives. */
  readonly getRecords: () => readonly SurfaceRecord[]
  /** Calls `listener` after every change, a person's edit included, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void
}

/** What the library's own renderer reaches behind a {@link SurfaceStore}. */
export interface StoreInside extends Store<View>, Receiver {
  /** As they were given, for a replay under the same ones. */
  readonly limits: SurfaceStoreOptions['limits']
}

const insides = new WeakMap<SurfaceStore, StoreInside>()

/**
 * Makes an empty store.
 *
 * @param options `limits` on what a surface may expand to, and what the host wants to hear of
 */
export function createSurfaceStore(options: SurfaceStoreOptions = {}): SurfaceStore {
  const store = createStore<View>(options, lower)
  const inside: StoreInside = {
    ...store,
    ...createReceiver(store, options.onRematerialize),
    limits: options.limits,
  }
  let revision = -1
  let snapshots: readonly SurfaceSnapshot[] = []

  const surfaceStore: SurfaceStore = {
    receive: inside.receive,
    getSurfaces() {
      if (revision !== store.getRevision()) {
        revision = store.getRevision()
        snapshots = store.getKeys().flatMap((key) => {
          const surface = store.getSurface(key)
          return surface === undefined ? [] : snapshotOf(surface)
        })
      }
      return snapshots
    },
    getRecords: store.getRecords,
    subscribe: store.subscribe,
  }
  insides.set(surfaceStore, inside)
  return surfaceStore
}

/** The inside of a store that {@link createSurfaceStore} made; anything else is the host's mistake, and thrown as such. */
export function insideOf(store: SurfaceStore): StoreInside {
  const inside = insides.get(store)
  if (inside === undefined) {
    throw new Error(
      'a2ui-surface: `store` was not made by createSurfaceStore(). Pass the object it returned, not a copy.',
    )
  }
  return inside
}

function snapshotOf(surface: Surface<View>): SurfaceSnapshot {
  const { content, untrusted, partial } = surface.getState()
  const status = statusOf(surface)
  const live = surface.getModel()
  return {
    surfaceKey: surface.key,
    status,
    untrusted,
    partial,
    // Frozen for those who ask: a keystroke must not cost a walk through the model.
    get model() {
      return freeze(live)
    },
    ...(content && { version: content.version }),
  }
}

function statusOf(surface: Surface<View>): SurfaceSnapshot['status'] {
  const { content, view, notice, activity } = surface.getState()
  if (notice !== undefined) return 'stored'
  if (content?.version === 2 && content.status === 'deleted') return 'deleted'
  if (view?.root === undefined) return 'waiting'
  return activity.phase === 'settled' ? 'settled' : 'live'
}
