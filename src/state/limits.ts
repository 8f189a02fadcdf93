// How much one surface may ask of the page (FOLD-7). A host can set each.

/** How much one surface may expand to; over it, it is stored with `surface_too_large` (FOLD-7). */
export interface Limits {
  /** Most view nodes that one surface may expand to, cut and missing references counted. Default 2,048. */
  readonly nodes: number
  /** Deepest nesting of view nodes; the root is at depth 1. Default 64, at most 512. */
  readonly depth: number
  /** Most options of all its choices together. Default 131,072. */
  readonly options: number
  /**
   * Most text of its components together, in UTF-16 units: every string in them, ids and option values included, as often as the
   * component is shown. What their bindings show of the data model is counted with it; what nothing shows is not. Default 2,000,000.
   */
  readonly text: number
  /**
   * Longest text that the agent puts into one text field, as its value or its placeholder, in UTF-16 units. A browser lays out an
   * entry as a whole, again at each keystroke. What a person enters is not limited. Default 16,384.
   */
  readonly entry: number
}

export const DEFAULT_LIMITS: Limits = { nodes: 2048, depth: 64, options: 131_072, text: 2_000_000, entry: 16_384 }

/** Lowering recurses once a level, and must not come near the end of the stack. */
const MAX_DEPTH = 512

/**
 * The limits that a host set, with the defaults for what it left out.
 *
 * @throws Error where one is no limit: a `NaN` would let any surface through
 */
export function limitsOf(given: Partial<Limits> | null = {}): Limits {
  const limit = (name: keyof Limits, highest = Number.MAX_SAFE_INTEGER): number => {
    const value = given?.[name] ?? DEFAULT_LIMITS[name]
    if (Number.isInteger(value) && value >= 1 && value <= highest) return value
    const range = highest === MAX_DEPTH ? `from 1 to ${String(highest)}` : 'from 1 up'
    throw new Error(
      `a2ui-surface: \`limits.${name}\` is ${String(value)}. Pass a whole number ${range}, or leave it out.`,
    )
  }
  return {
    nodes: limit('nodes'),
    depth: limit('depth', MAX_DEPTH),
    options: limit('options'),
    text: limit('text'),
    entry: limit('entry'),
  }
}
