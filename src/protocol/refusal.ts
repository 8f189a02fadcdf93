// What can be said instead of "admitted". A refusal is an answer, never an exception, and keeps what was received whole.

/**
 * Why a document cannot be rendered. It is stored and shown nowhere; each code has its own cure.
 *
 * - `unknown_schema_version`: the envelope's `schemaVersion`, or a version 1 payload's `catalogVersion`, is one that this
 *   library does not know (ADM-1, ADM-3). Cure: a newer library, or an agent that sends a known version.
 * - `envelope_invalid`: the payload breaks the schema of its version, contradicts itself, or cannot be folded onto the surface
 *   as it stands (ADM-2, ADM-4, ADM-5, FOLD-3, FOLD-8). Cure: the agent mends what `errors` name and sends again.
 * - `unknown_envelope_kind`: the envelope is sound and is about something other than a surface (ADM-6). Cure: none needed;
 *   the host handles such envelopes elsewhere.
 * - `invalid_envelope_shape`: the document is no envelope (ADM-11). Cure: whoever builds envelopes mends what `errors` name.
 * - `envelope_correlation_conflict`: an envelope of another type was accepted under the same `correlationId` (ADM-7).
 *   Cure: a `correlationId` of its own.
 * - `ambiguous_field`: fields of different kinds share one id, so that their values would collide (V1-4). Cure: distinct ids.
 * - `surface_too_large`: the surface expands to more nodes, levels, options or text than the limits allow (FOLD-7). Cure: a
 *   smaller surface, or higher `limits`.
 * - `unknown_surface`: a delta frame names a surface that was never delivered (DELTA-4). Cure: a full surface under that ref.
 * - `invalid_frame`: the document is no delta frame, or is one for another catalog version (DELTA-1, DELTA-2). Cure: a full
 *   surface.
 * - `patch_failed`: an operation of a delta frame cannot be applied (DELTA-4). Cure: a full surface.
 * - `render_failed`: a widget threw while the surface was rendered (STORE-4). Cure: mend that widget, mostly one of the host's.
 */
export type RefusalCode =
  | 'unknown_schema_version'
  | 'envelope_invalid'
  | 'unknown_envelope_kind'
  | 'invalid_envelope_shape'
  | 'envelope_correlation_conflict'
  | 'ambiguous_field'
  | 'surface_too_large'
  | 'unknown_surface'
  | 'invalid_frame'
  | 'patch_failed'
  | 'render_failed'

/** One fault, in the form in which an agent can be told of it and correct itself (ADM-8). */
export interface ValidationError {
  readonly code: 'VALIDATION_FAILED'
  /** Key of the surface: the `surfaceId` of version 2, the `envelopeId` of version 1. Left out where there is none. */
  readonly surfaceId?: string
  /** JSON Pointer (RFC 6901) of the fault. It points into the payload; for a fault of the envelope or frame itself, into that. */
  readonly path: string
  /** One plain sentence: what is wrong and, where that is short, what would be right. */
  readonly message: string
}

/** A document that was not admitted. */
export interface Refusal {
  readonly ok: false
  readonly code: RefusalCode
  /** What is wrong, in document order. Never empty. */
  readonly errors: readonly ValidationError[]
  /** The document exactly as it was received: the same reference, unchanged (STORE-1). */
  readonly received: unknown
  /** The surface that the document was meant for, where that can be known. */
  readonly surfaceKey?: string
}
