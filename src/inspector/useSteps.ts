// Time for the inspector: the store as it is, or the surfaces as they stood after an earlier message, folded anew from the records
// (FOLD-5). What a person typed belongs to the present alone (REPLAY-2).
import { useMemo, useState, useSyncExternalStore } from 'react'
import { createSurfaceStore, insideOf, type StoreInside, type SurfaceStore } from '../catalog/createSurfaceStore'
import type { SurfaceRecord } from '../state/record'

export interface Steps {
  readonly records: readonly SurfaceRecord[]
  /** How many records count, from 0 to all of them. */
  readonly step: number
  readonly isPast: boolean
  /** The store at that step. */
  readonly store: SurfaceStore
  readonly inside: StoreInside
  /** Goes to a step; to the last one, and it follows whatever comes. */
  readonly goTo: (step: number) => void
}

export function useSteps(store: SurfaceStore): Steps {
  const inside = insideOf(store)
  const records = useSyncExternalStore(store.subscribe, store.getRecords, store.getRecords)
  useSyncExternalStore(store.subscribe, inside.getRevision, inside.getRevision)
  const [past, setPast] = useState<number>()
  const step = Math.min(past ?? Infinity, records.length)
  const isPast = step < records.length
  // What counts is the same until its last record is another one: records are added at the end, or all forgotten.
  const last = records[step - 1]

  const shown = useMemo(() => {
    if (!isPast) return store
    const { limits } = insideOf(store)
    const replayed = createSurfaceStore({ limits })
    for (const { sequence, received } of store.getRecords()) {
      if (last === undefined || sequence > last.sequence) break
      replayed.receive(received)
    }
    return replayed
  }, [store, last, isPast])

  return {
    records,
    step,
    isPast,
    store: shown,
    inside: insideOf(shown),
    goTo: (next) => {
      setPast(next < records.length ? Math.max(0, next) : undefined)
    },
  }
}
