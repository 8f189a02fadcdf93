// How much one surface may ask of the page (FOLD-7). A host can set both.

/** How much one surface may expand to; over it, it is stored with `surface_too_large` (FOLD-7). */
export interface Limits {
  /** Most view nodes that one surface may expand to, cut and missing references counted. Default 2,048. */
  readonly nodes: number
  /** Deepest nesting of view nodes; the root is at depth 1. Default 64, at most 512. */
  readonly depth: number
}

export const DEFAULT_LIMITS: Limits = { nodes: 2048, depth: 64 }

/** Lowering recurses once a level, and must not come near the end of the stack. */
const MAX_DEPTH = 512

/**
 * The limits that a host set, with the defaults for what it left out.
 *
 * @throws Error where one is no limit: a `NaN` would let any surface through
 */
export function limitsOf(given: Partial<Limits> = {}): Limits {
  const limits = { nodes: given.nodes ?? DEFAULT_LIMITS.nodes, depth: given.depth ?? DEFAULT_LIMITS.depth }
  check('nodes', limits.nodes, Number.MAX_SAFE_INTEGER)
  check('depth', limits.depth, MAX_DEPTH)
  return limits
}

function check(name: keyof Limits, value: number, highest: number): void {
  if (Number.isInteger(value) && value >= 1 && value <= highest) return
  const range = highest === MAX_DEPTH ? `from 1 to ${String(highest)}` : 'from 1 up'
  throw new Error(
    `a2ui-surface: \`limits.${name}\` is ${String(value)}. Pass a whole number ${range}, or leave it out.`,
  )
}
