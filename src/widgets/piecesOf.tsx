// Chromium takes the square of its length, or worse, to lay out one long text. In blocks of a bounded length the time is linear, and
// the stylesheet has those out of sight not laid out at all.
import type { ReactNode } from 'react'

/** The longest text that stays in one: the longest that version 2 allows. */
const LONGEST = 4096

/**
 * A block goes to the end, or ends at a line break, or between words, or, in a word without end, where no letter is cut. White space
 * goes with what is before it: at the start of a block its line break would be one line more.
 */
const PIECE =
  /[^]{1,2000}$|[^]{0,1999}\n|[^]{0,1999}[\s、。，](?=\S)|[^]{1,2000}(?<!\u200d)(?![\s\p{M}\p{EMod}\u200d])|[^]{1,2000}/gu

/** What an element shows as its text. A short text is given as it is. Class: `a2s-piece`. */
export function piecesOf(text: string): ReactNode {
  if (text.length <= LONGEST) return text
  return text.match(PIECE)?.map((piece, index) => (
    <span key={index} className="a2s-piece">
      {piece}
    </span>
  ))
}
