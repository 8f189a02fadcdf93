// The visible label and the mark of a required field. The mark stands beside the label, not in it: it is no part of the
// field's name, and what assistive technology reads is aria-required, or the mark itself where a role does not take that.
import type { Framed } from './Field'

export interface LabelProps extends Pick<Framed, 'id' | 'label' | 'required' | 'requiredLabel'> {
  /** The control that the label belongs to; absent for the label of a group. */
  htmlFor?: string
}

/** Classes: `a2s-label-row`, `a2s-label`, `a2s-required`. Ids: `${id}-label`, `${id}-required`. */
export function Label({ id, label, required, requiredLabel, htmlFor }: LabelProps) {
  if (label === '' && !required) return null
  const text = { id: `${id}-label`, className: 'a2s-label', children: label }
  return (
    <div className="a2s-label-row">
      {label !== '' && (htmlFor === undefined ? <span {...text} /> : <label {...text} htmlFor={htmlFor} />)}
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
