// Help under a label, and what a control's aria-describedby points at.
import { piecesOf } from './piecesOf'

export interface HelpTextProps {
  /** The control's id; the text's own is `${id}-description`. */
  id: string
  /** The text. Without one there is no such element: most fields have none. */
  description: string
}

/** Class: `a2s-description`. */
export function HelpText({ id, description }: HelpTextProps) {
  return (
    <p id={`${id}-description`} className="a2s-description">
      {piecesOf(description)}
    </p>
  )
}
