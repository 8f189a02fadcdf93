// Words of an agent inside our own sentences: always in quotation marks, escaped, and never long.

const MAX_QUOTED = 60

/** `text` in quotation marks, cut where it is long. */
export function quote(text: string): string {
  return JSON.stringify(text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text)
}

/** Names as a list, each quoted: `"a", "b" or "c"`. */
export function quoteAll(names: readonly string[]): string {
  return listOf(names.map(quote))
}

/** Words as a list: `a, b or c`. */
export function listOf(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${last}` : last
}
