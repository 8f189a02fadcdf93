// What a judge says: plain JSON, to be logged, compared, or handed back to the model that is judged.
import type { JsonObject, JsonValue } from '../json/jsonValue'
import type { RefusalCode } from '../protocol/refusal'

/** What `judgeSurface` says of an output. */
export interface SurfaceVerdict {
  /** True if there is no reason against it. */
  readonly pass: boolean
  /**
   * The share of checks that held, from 0 to 1; 1 exactly where `pass` is true. Each document or message that was found is one
   * check, and so is each surface that is live at the end (whole, with nothing missing) and each single value that the expectation
   * names.
   */
  readonly score: number
  /** Everything that is wrong: first what was written, in order, then the surfaces at the end, then the expectation. */
  readonly reasons: readonly Reason[]
  /** The surfaces that are live at the end, in the order in which they began. */
  readonly surfaces: readonly JudgedSurface[]
}

/**
 * Besides the codes with which the library refuses a document:
 *
 * - `no_surface`: nothing in the output is JSON. Cure: print the surface.
 * - `invalid_json`: what looks like JSON is none. Cure: mend it at the line and column named.
 * - `incomplete_json`: the same, since it ends too early. Cure: print it whole, often with a higher limit on tokens.
 * - `not_json`: the value given is nothing that JSON could say (a cycle, a function, a date).
 * - `not_a_surface`: it is JSON, and neither a payload nor an envelope nor a message.
 * - `root_missing`: the surface has nothing to begin with. Cure: a component with the id `root`; in A2UI 0.8 a `beginRendering`
 *   that names one.
 * - `reference_missing`: a component refers to one that never came.
 * - `cycle_cut`: a component contains itself.
 * - `still_partial`: the last envelope says that more is to come.
 * - `expectation_failed`: the surface is not the one that was expected.
 */
export type ReasonCode =
  | RefusalCode
  | 'no_surface'
  | 'invalid_json'
  | 'incomplete_json'
  | 'not_json'
  | 'not_a_surface'
  | 'root_missing'
  | 'reference_missing'
  | 'cycle_cut'
  | 'still_partial'
  | 'expectation_failed'

/** One thing that is wrong. */
export interface Reason {
  readonly code: ReasonCode
  /** One plain sentence, for a person or a model. */
  readonly message: string
  /** Line of the text on which the document begins, or on which it stops being JSON; from 1. Absent where no text was given. */
  readonly line?: number
  /**
   * JSON Pointer (RFC 6901): into the value that was printed or given, or, for `expectation_failed`, into the expectation. Absent
   * where the fault has no place.
   */
  readonly path?: string
  readonly surfaceId?: string
  readonly componentId?: string
  /** For `expectation_failed`: what was expected; absent where nothing was to be there. */
  readonly expected?: JsonValue
  /** For `expectation_failed`: what is there; absent where nothing is. */
  readonly actual?: JsonValue
}

/** A surface as it is at the end. */
export interface JudgedSurface {
  /** Its `surfaceId`; the `envelopeId` for version 1; `#1`, `#2`, … for a version 1 payload without an envelope. */
  readonly surfaceId: string
  /** Wire version of its payload, or `0.8` for A2UI 0.8, which this library judges and does not show. */
  readonly version: 1 | 2 | '0.8'
  /** The `catalogVersion` of version 1, the `catalogId` of the others. */
  readonly catalog: string
  /** Title of a version 1 surface. */
  readonly title?: string
  /** Id of the component at the top; absent in version 1, which is a flat list, and where there is none yet. */
  readonly root?: string
  /**
   * Every component, in the order of arrival: `id`, `component` (the name of its type) and its properties as they were written.
   * Those of A2UI 0.8 are unwrapped: `{ id, component: 'Text', text: { literalString } }`.
   */
  readonly components: readonly JsonObject[]
  /** The data model; for version 1 the first values, by field id. */
  readonly model: JsonValue
  /** What a person can press on it: each button with the name of its action, which is `resume` or `exchange` but for A2UI 0.8. */
  readonly actions: readonly JudgedAction[]
}

/** A button that can be pressed. */
export interface JudgedAction {
  readonly componentId: string
  readonly name: string
}
