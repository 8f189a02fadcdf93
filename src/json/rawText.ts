// Any value as indented text of bounded length, for people to read. Never throws.

/** Most values of a document that are written out. */
const MAX_VALUES = 20_000

/** Longest text given; a document may be many megabytes. */
const MAX_TEXT = 50_000

export function rawText(received: unknown): string {
  const text = stringify(received)
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text
}

/** Any value as text; what cannot be written as JSON is named by its type. */
function stringify(received: unknown): string {
  let values = 0
  // A document can unfold without end, or be one long list: what goes beyond the bound is given up on at once.
  const bounded = (_: string, value: unknown): unknown => {
    values += 1
    if (values > MAX_VALUES) throw new RangeError('Too long to be shown.')
    return Array.isArray(value) && value.length > MAX_VALUES ? `[${String(value.length)} items]` : value
  }
  try {
    // The declared type forgets that a function, a symbol or nothing at all has no JSON.
    const json = JSON.stringify(received, bounded, 2) as string | undefined
    return json ?? typeof received
  } catch (error) {
    return error instanceof RangeError ? error.message : typeof received
  }
}
