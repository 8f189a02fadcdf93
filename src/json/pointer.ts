// RFC 6901 JSON Pointers, parsed once into tokens: everything after the parse works on tokens, never on text.

/** The reference tokens of a JSON Pointer, unescaped. An empty list is the whole document. */
export type Pointer = readonly string[]

/** Parses pointer text (RFC 6901): `''` is the whole document, `'/'` the member named `''`. Text without a leading slash has none. */
export function parsePointer(text: string): Pointer | undefined {
  if (text === '') return []
  if (!text.startsWith('/')) return undefined
  return text.slice(1).split('/').map(unescape)
}

/** Writes tokens as pointer text. The inverse of {@link parsePointer}; also the one key under which a pointer is looked up. */
export function formatPointer(pointer: Pointer): string {
  return pointer.map((token) => `/${token.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

function unescape(token: string): string {
  return token.includes('~') ? token.replaceAll('~1', '/').replaceAll('~0', '~') : token
}

/** Whether one pointer is the other, or lies above or below it. */
export function overlaps(a: Pointer, b: Pointer): boolean {
  const shared = Math.min(a.length, b.length)
  for (let index = 0; index < shared; index += 1) if (a[index] !== b[index]) return false
  return true
}
