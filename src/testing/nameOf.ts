// How a test calls what it looks for.

/** The whole accessible name as text, or a pattern that it matches. */
export type Name = string | RegExp

/** A name in a sentence. */
export function nameOf(name: Name): string {
  return typeof name === 'string' ? JSON.stringify(name) : String(name)
}
