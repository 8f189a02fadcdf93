// A remark on what was entered, which is no error and asks for nothing.
import { Icon } from './Icon'

export interface HintTextProps {
  /** The control's id; the text's own is `${id}-hint`. */
  id: string
  /** The text; nothing is rendered without it. */
  hint?: string
}

/** Class: `a2s-hint`. */
export function HintText({ id, hint }: HintTextProps) {
  if (hint === undefined) return null
  return (
    <p id={`${id}-hint`} className="a2s-hint">
      <Icon name="info" />
      <span>{hint}</span>
    </p>
  )
}
