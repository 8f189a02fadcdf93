// What is wrong with a field, in words and with a shape, never by colour alone (WCAG 1.4.1).
import { Icon } from './Icon'
import { piecesOf } from './piecesOf'

export interface ErrorTextProps {
  /** The control's id; the text's own is `${id}-error`. */
  id: string
  /** The text. Without one there is no such element: most fields have none. */
  error: string
}

/** Class: `a2s-error`. */
export function ErrorText({ id, error }: ErrorTextProps) {
  return (
    <p id={`${id}-error`} className="a2s-error">
      <Icon name="alert" />
      <span>{piecesOf(error)}</span>
    </p>
  )
}
