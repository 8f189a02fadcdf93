// Hands stored records and diagnostics of a component's surface to its host, each once, also those from before it was mounted.
import { useEffect, useRef } from 'react'
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

/** `surfaceKey` is the surface shown; with `all`, every document of the store is this component's to tell of. */
export function useEmitted(
  store: StoreInside,
  surfaceKey: string | undefined,
  all: boolean,
  listeners: Listeners,
): void {
  const latest = useLatest(listeners)
  const told = useRef(new Set<unknown>())

  useEffect(() => {
    const isOwn = (entry: { readonly surfaceKey?: string }): boolean => all || entry.surfaceKey === surfaceKey
    const tellOnce = (token: unknown, tell: () => void): void => {
      if (told.current.has(token)) return
      told.current.add(token)
      tell()
    }
    let mark = START
    const emit = (): void => {
      mark = store.since(mark, (entry) => {
        if (!isOwn(entry)) return
        if (!('status' in entry)) {
          tellOnce(entry, () => {
            callHost(latest.current.onDiagnostic, entry)
          })
        } else if (entry.status === 'stored') {
          tellOnce(tokenOf(entry), () => {
            callHost(latest.current.onStored, entry)
          })
        }
      })
    }
    emit()
    return store.subscribe(emit)
  }, [store, surfaceKey, all, latest])
}

/** A history that is folded anew stores the same documents again; the host has heard of those. */
function tokenOf({ received, sequence, code }: StoredRecord): unknown {
  const isReference = typeof received === 'object' && received !== null && code !== 'render_failed'
  return isReference ? received : sequence
}
