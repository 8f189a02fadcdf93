// What became of each received document. Records are kept as long as the store: what was stored stays available (STORE-1).
import type { RefusalCode, ValidationError } from '../protocol/refusal'

/** What became of one received document. */
export type SurfaceRecord = RenderedRecord | StoredRecord

interface RecordBase {
  /** The document as it was received, the same reference. */
  readonly received: unknown
  /** Place in the order of arrival, from 1. */
  readonly sequence: number
}

/** A document that was accepted. */
export interface RenderedRecord extends RecordBase {
  /** `rendered`: folded into its surface. `repeated`: a re-emission, which changed nothing (ADM-7). */
  readonly status: 'rendered' | 'repeated'
  readonly surfaceKey: string
}

/** A document that was not: kept whole, with why (STORE-1). */
export interface StoredRecord extends RecordBase {
  /** Kept whole and rendered nowhere. */
  readonly status: 'stored'
  readonly code: RefusalCode
  readonly errors: readonly ValidationError[]
  /** Left out where the document does not say which surface it is meant for. */
  readonly surfaceKey?: string
}
