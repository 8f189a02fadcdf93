// The store's memory of what came in and what was noticed, and the list of those who want to hear of it.
import { callHost } from './callHost'
import type { Diagnostic } from './diagnostic'
import type { Listener } from './pathListeners'
import type { SurfaceRecord } from './record'

type WithoutSequence<Entry> = Entry extends unknown ? Omit<Entry, 'sequence'> : never

export interface Journal {
  /** Adds a record under the next sequence number. */
  record: <Entry extends SurfaceRecord>(entry: WithoutSequence<Entry>) => Entry
  /** Adds a diagnostic, once for each code, component and message of a surface. */
  report: (diagnostic: Diagnostic) => void
  forgetRecords: () => void
  getRecords: () => readonly SurfaceRecord[]
  getDiagnostics: () => readonly Diagnostic[]
  getRevision: () => number
  subscribe: (listener: Listener) => () => void
  changed: () => void
}

export function createJournal(onDiagnostic: ((diagnostic: Diagnostic) => void) | undefined): Journal {
  const listeners = new Set<Listener>()
  const reported = new Set<string>()
  let records: readonly SurfaceRecord[] = []
  let diagnostics: readonly Diagnostic[] = []
  let sequence = 0
  let revision = 0

  const changed = (): void => {
    revision += 1
    listeners.forEach((listener) => {
      callHost(listener)
    })
  }

  return {
    record<Entry extends SurfaceRecord>(entry: WithoutSequence<Entry>): Entry {
      sequence += 1
      // Only the number is added; TypeScript does not see that through the distributed Omit.
      const numbered = { ...entry, sequence } as unknown as Entry
      records = [...records, numbered]
      return numbered
    },
    report(diagnostic) {
      const { surfaceKey, code, componentId, message } = diagnostic
      const fingerprint = JSON.stringify([surfaceKey, code, componentId, message])
      if (reported.has(fingerprint)) return
      reported.add(fingerprint)
      diagnostics = [...diagnostics, diagnostic]
      callHost(onDiagnostic, diagnostic)
      changed()
    },
    forgetRecords() {
      records = []
    },
    getRecords: () => records,
    getDiagnostics: () => diagnostics,
    getRevision: () => revision,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    changed,
  }
}
