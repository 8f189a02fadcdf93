// What became of each received document. Records are kept as long as the store: what was stored stays available (STORE-1).
import type { RefusalCode, ValidationError } from '../protocol/refusal'

export type SurfaceRecord = RenderedRecord | StoredRecord

interface RecordBase {
  /** The document as it was received, the same reference. */
  readonly received: unknown
  /** Place in the order of arrival, from 1. */
  readonly sequence: number
}

export interface RenderedRecord extends RecordBase {
  /** `rendered`: folded into its surface. `repeated`: a re-emission, which changed nothing (ADM-7). */
  readonly status: 'rendered' | 'repeated'
  readonly surfaceKey: string
}

export interface StoredRecord extends RecordBase {
  /** Kept whole and rendered nowhere. */
  readonly status: 'stored'
  readonly code: RefusalCode
  readonly errors: readonly ValidationError[]
  /** Left out where the document does not say which surface it is meant for. */
  readonly surfaceKey?: string
}
