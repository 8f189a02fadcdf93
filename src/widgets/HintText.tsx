// A remark on what was entered, which is no error and asks for nothing.
import { Icon } from './Icon'
import { piecesOf } from './piecesOf'

export interface HintTextProps {
  /** The control's id; the text's own is `${id}-hint`. */
  id: string
  /** The text. Without one there is no such element: most fields have none. */
  hint: string
}

/** Class: `a2s-hint`. */
export function HintText({ id, hint }: HintTextProps) {
  return (
    <p id={`${id}-hint`} className="a2s-hint">
      <Icon name="info" />
      <span>{piecesOf(hint)}</span>
    </p>
  )
}
