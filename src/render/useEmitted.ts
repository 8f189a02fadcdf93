// Hands stored records and diagnostics of a component's surface to its host, each once, also those from before it was mounted.
import { useEffect, useState } from 'react'
import type { StoreInside } from '../catalog/createSurfaceStore'
import { callHost } from '../state/callHost'
import type { Diagnostic } from '../state/diagnostic'
import { START } from '../state/journal'
import type { StoredRecord } from '../state/record'
import { useLatest } from './useStable'

interface Listeners {
  readonly onStored: ((record: StoredRecord) => void) | undefined
  readonly onDiagnostic: ((diagnostic: Diagnostic) => void) | undefined
}

/**
 * `surfaceKey` is the one surface to tell of; without it, all that the store holds. With `unnamed`, also what names no surface:
 * where the store is this component's own, nobody else would tell of it.
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
    const emit = (): void => {
      mark = store.since(mark, (entry) => {
        if (!isOwn(entry)) return
        if (!('status' in entry)) {
          if (isNews(entry)) callHost(latest.current.onDiagnostic, entry)
        } else if (entry.status === 'stored') {
          if (isNews(entry)) callHost(latest.current.onStored, entry)
        }
      })
    }
    emit()
    return store.subscribe(emit)
  }, [store, surfaceKey, unnamed, latest, isNews])
}

/**
 * Remembers what was told. A history that is folded anew stores the same documents again, and a widget that throws at every try
 * fails the same document again; the host has heard of those.
 */
function createMemory(): (entry: StoredRecord | Diagnostic) => boolean {
  const told = new WeakSet<object>()
  const failed = new WeakSet<object>()
  return (entry) => {
    const received = 'received' in entry ? entry.received : undefined
    const token = typeof received === 'object' && received !== null ? received : entry
    const memory = entry.code === 'render_failed' ? failed : told
    if (memory.has(token)) return false
    memory.add(token)
    return true
  }
}
