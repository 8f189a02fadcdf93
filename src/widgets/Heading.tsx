// A heading: the level is for the outline, the size for the eye (REND-1).
export interface HeadingProps {
  /** Level in the page's outline. */
  level: 1 | 2 | 3 | 4 | 5 | 6
  /** Plain text; line breaks are kept. */
  text: string
  /** Size of the look, 1 the largest; default: as the level, 5 for level 6. */
  size?: 1 | 2 | 3 | 4 | 5
}

/** Classes: `a2s-heading`, `a2s-heading-1` to `a2s-heading-5`. */
export function Heading({ level, text, size }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag className={`a2s-heading a2s-heading-${String(size ?? Math.min(level, 5))}`}>{text}</Tag>
}
