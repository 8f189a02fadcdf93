// The store's memory of what came in and what was noticed, and the list of those who want to hear of it.
import { callHost } from './callHost'
import type { Diagnostic } from './diagnostic'
import type { Listener } from './pathListeners'
import type { SurfaceRecord } from './record'

type WithoutSequence<Entry> = Entry extends unknown ? Omit<Entry, 'sequence'> : never

/** How far someone has read; an older generation than the journal's reads from the start. */
export interface Mark {
  readonly generation: number
  readonly records: number
  readonly diagnostics: number
}

export const START: Mark = { generation: 0, records: 0, diagnostics: 0 }

export interface Journal {
  /** Adds a record under the next sequence number. */
  record: <Entry extends SurfaceRecord>(entry: WithoutSequence<Entry>) => Entry
  /** Adds a diagnostic, once for each code, component and message of a surface. */
  report: (diagnostic: Diagnostic) => void
  forgetRecords: () => void
  /** Every record so far. The same list until one is added. */
  getRecords: () => readonly SurfaceRecord[]
  /** Calls `visit` with what was added since the mark, records before diagnostics, and gives the mark for the next time. */
  since: (mark: Mark, visit: (entry: SurfaceRecord | Diagnostic) => void) => Mark
  getRevision: () => number
  subscribe: (listener: Listener) => () => void
  changed: () => void
}

export function createJournal(onDiagnostic: ((diagnostic: Diagnostic) => void) | undefined): Journal {
  const listeners = new Set<Listener>()
  const reported = new Set<string>()
  // Lists grow in place, and are copied only for who asks: a long run must not cost its length at every step.
  let records: SurfaceRecord[] = []
  let recordsShown: readonly SurfaceRecord[] = []
  const diagnostics: Diagnostic[] = []
  let generation = 0
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
      records.push(numbered)
      return numbered
    },
    report(diagnostic) {
      const { surfaceKey, code, componentId, message } = diagnostic
      // That untrusted content is held back is told once, whatever the circumstances become (TRUST-2).
      const words = code === 'untrusted_content_blocks_approval' ? '' : message
      const fingerprint = JSON.stringify([surfaceKey, code, componentId, words])
      if (reported.has(fingerprint)) return
      reported.add(fingerprint)
      diagnostics.push(diagnostic)
      callHost(onDiagnostic, diagnostic)
      changed()
    },
    forgetRecords() {
      records = []
      recordsShown = []
      generation += 1
    },
    getRecords() {
      if (recordsShown.length !== records.length) recordsShown = [...records]
      return recordsShown
    },
    since(mark, visit) {
      const start = mark.generation === generation ? mark.records : 0
      records.slice(start).forEach(visit)
      diagnostics.slice(mark.diagnostics).forEach(visit)
      return { generation, records: records.length, diagnostics: diagnostics.length }
    },
    getRevision: () => revision,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    changed,
  }
}
