// How much one surface may ask of the page (FOLD-7). A host can set both.

export interface Limits {
  /** Most view nodes that one surface may expand to, cut and missing references counted. Default 2,048. */
  readonly nodes: number
  /** Deepest nesting of view nodes; the root is at depth 1. Default 64. */
  readonly depth: number
}

export const DEFAULT_LIMITS: Limits = { nodes: 2048, depth: 64 }
