// A store and how much of the documents it was given: forward feeds it further, back starts over with fewer.
import { createSurfaceStore, type SurfaceStore } from '../../src/core'
import type { Received } from './readInput'

export interface Run {
  /** Differs from run to run. */
  readonly id: number
  readonly store: SurfaceStore
  readonly documents: readonly Received[]
  /** How many of the documents the store was given. */
  readonly arrived: number
}

export type Trust = 'asSent' | 'trusted' | 'untrusted'

let runs = 0

export function startRun(
  documents: readonly Received[],
  arrived: number,
  onRematerialize: (surfaceRef: string) => void,
): Run {
  const store = createSurfaceStore({ onRematerialize })
  for (const { document } of documents.slice(0, arrived)) store.receive(document)
  runs += 1
  return { id: runs, store, documents, arrived: Math.min(arrived, documents.length) }
}

/** Gives the same store what comes next, so that what was typed stays. */
export function advanceRun(run: Run, arrived: number): Run {
  for (const { document } of run.documents.slice(run.arrived, arrived)) run.store.receive(document)
  return { ...run, arrived }
}

/** The documents with another word on where they come from, where they are envelopes at all. */
export function withTrust(documents: readonly Received[], trust: Trust): readonly Received[] {
  if (trust === 'asSent') return documents
  return documents.map(({ label, document }) => ({ label, document: judged(document, trust) }))
}

function judged(document: unknown, contentTrust: Exclude<Trust, 'asSent'>): unknown {
  if (typeof document !== 'object' || document === null || !('meta' in document)) return document
  const { meta } = document
  return typeof meta === 'object' && meta !== null ? { ...document, meta: { ...meta, contentTrust } } : document
}
