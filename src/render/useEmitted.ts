// Hands stored records and diagnostics of a component's surface to its host, each once, also those from before it was mounted.
import { useEffect, useState } from 'react'
import type { StoreInside } from '../catalog/createSurfaceStore'
import { callHost } from '../state/callHost'
import type { Diagnostic } from '../state/diagnostic'
import { START } from '../state/journal'
import type { StoredRecord, SurfaceRecord } from '../state/record'
import { useLatest } from './useStable'

interface Listeners {
  readonly onStored: ((record: StoredRecord) => void) | undefined
  readonly onDiagnostic: ((diagnostic: Diagnostic) => void) | undefined
}

/**
 * `surfaceKey` is the one surface to tell of; without it, all that the store holds. With `unnamed`, also what names no surface:
 * where nobody else would tell of it.
 */
export function useEmitted(
  store: StoreInside,
  surfaceKey: string | undefined,
  unnamed: boolean,
  listeners: Listeners,
): void {
  const latest = useLatest(listeners)
  const [isNews] = useState(createMemory)

  useEffect(() => {
    const isOwn = (entry: { readonly surfaceKey?: string }): boolean =>
      surfaceKey === undefined || entry.surfaceKey === surfaceKey || (unnamed && entry.surfaceKey === undefined)
    let mark = START
    let seen = new WeakMap<object, number>()
    const emit = (): void => {
      const fresh: (SurfaceRecord | Diagnostic)[] = []
      const next = store.since(mark, (entry) => fresh.push(entry))
      if (next.generation !== mark.generation) seen = new WeakMap()
      mark = next
      for (const entry of fresh.filter(isOwn)) {
        if (!('status' in entry)) {
          if (isNews(entry, seen)) callHost(latest.current.onDiagnostic, entry)
        } else if (entry.status === 'stored') {
          if (isNews(entry, seen)) callHost(latest.current.onStored, entry)
        }
      }
    }
    emit()
    return store.subscribe(emit)
  }, [store, surfaceKey, unnamed, latest, isNews])
}

/**
 * Remembers how often each document was told. A history that is folded anew stores the same documents again, and a widget that throws
 * at every try fails the same document again; the host has heard of those. What `seen` counts is this reading of the history.
 */
function createMemory(): (entry: StoredRecord | Diagnostic, seen: WeakMap<object, number>) => boolean {
  const told = new WeakMap<object, number>()
  const failed = new WeakSet<object>()
  return (entry, seen) => {
    const received = 'received' in entry ? entry.received : undefined
    const token = typeof received === 'object' && received !== null ? received : entry
    if (entry.code === 'render_failed') {
      if (failed.has(token)) return false
      failed.add(token)
      return true
    }
    const times = (seen.get(token) ?? 0) + 1
    seen.set(token, times)
    if (times <= (told.get(token) ?? 0)) return false
    told.set(token, times)
    return true
  }
}
