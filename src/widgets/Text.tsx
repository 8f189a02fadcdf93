// A paragraph. What comes in is shown as it is written and is never read as markup (SEC-1).
import { piecesOf } from './piecesOf'

/** Props of a paragraph of text. */
export interface TextProps {
  /** Plain text; line breaks are kept. */
  text: string
  /** `caption` is small and muted. */
  variant: 'body' | 'caption'
}

/** Classes: `a2s-text`, `a2s-text-body`, `a2s-text-caption`. */
export function Text({ text, variant }: TextProps) {
  return <p className={`a2s-text a2s-text-${variant}`}>{piecesOf(text)}</p>
}
