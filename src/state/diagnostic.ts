// What a host should know of a surface that is shown all the same: nothing here blocks rendering.

/**
 * - `cycle_cut`: a reference closed a cycle and was left out (FOLD-6).
 * - `unusable_pattern`: a `validationRegexp` cannot be run, or its engine cannot be loaded; it blocks nothing (CHECK-2).
 * - `unwritable_path`: an edit could not be written, because the model holds something else on the way to its path (FOLD-8).
 * - `untrusted_content_blocks_approval`: untrusted content keeps actions from being enabled (TRUST-2).
 */
export type DiagnosticCode = 'cycle_cut' | 'unusable_pattern' | 'unwritable_path' | 'untrusted_content_blocks_approval'

/** One thing worth knowing of a surface that is shown all the same. */
export interface Diagnostic {
  readonly code: DiagnosticCode
  readonly surfaceKey: string
  /** The component it is about; left out where it is about the whole surface. */
  readonly componentId?: string
  /** One English sentence for a developer or an agent's author. */
  readonly message: string
}
