// A heading: the level is for the outline, the size for the eye (REND-1).
import { piecesOf } from './piecesOf'

/** Props of a heading. */
export interface HeadingProps {
  /** Level in the page's outline. */
  level: 1 | 2 | 3 | 4 | 5 | 6
  /** Plain text; line breaks are kept. */
  text: string
  /** Size of the look, 1 the largest; default: as the level, 5 for level 6. */
  size?: 1 | 2 | 3 | 4 | 5
}

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const

/** Classes: `a2s-heading`, `a2s-heading-1` to `a2s-heading-5`. */
export function Heading({ level, text, size }: HeadingProps) {
  const Tag = tags[level]
  return <Tag className={`a2s-heading a2s-heading-${String(size ?? Math.min(level, 5))}`}>{piecesOf(text)}</Tag>
}
