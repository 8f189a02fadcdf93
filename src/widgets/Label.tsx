// The visible label and the mark of a required field. The mark stands beside the label, not in it: it is no part of the
// field's name, and what assistive technology reads is aria-required, or the mark itself where a role does not take that.
import type { MouseEventHandler } from 'react'
import type { Framed } from './controlProps'
import { piecesOf } from './piecesOf'

export interface LabelProps extends Pick<Framed, 'id' | 'label' | 'required' | 'requiredLabel'> {
  /** The control that the label belongs to; absent for the label of a group. */
  htmlFor?: string
  /** Called at a click on the label, before the browser passes it on to the control. */
  onLabelClick?: MouseEventHandler<HTMLLabelElement>
}

/** Classes: `a2s-label-row`, `a2s-label`, `a2s-required`. Ids: `${id}-label`, `${id}-required`. */
export function Label({ id, label, required, requiredLabel, htmlFor, onLabelClick }: LabelProps) {
  if (label === '' && !required) return null
  const text = { id: `${id}-label`, className: 'a2s-label', children: piecesOf(label) }
  // Clicking a label is a pointer's convenience: the keyboard reaches the control itself.
  // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
  const clickable = <label {...text} htmlFor={htmlFor} onClick={onLabelClick} />
  return (
    <div className="a2s-label-row">
      {label !== '' && (htmlFor === undefined ? <span {...text} /> : clickable)}
      {required && (
        <span className="a2s-required" title={requiredLabel} aria-hidden="true">
          *
        </span>
      )}
      {required && htmlFor === undefined && (
        <span id={`${id}-required`} className="a2s-visually-hidden">
          {requiredLabel}
        </span>
      )}
    </div>
  )
}
