// The frame of a plain field: label, help, control, hint, error. The ids of help and error are this file's own choice; all that the
// library asks for is that `id` is on the control.
import type { ReactNode } from 'react'
import type { ControlProps } from '../../../src/index'

type Framed = Omit<ControlProps<unknown>, 'value' | 'onChange' | 'onBlur' | 'readOnly'> & {
  hint?: string
}

/** The attributes that name, describe and state a control. */
export function attributesOf({ id, ariaLabel, description, hint, error, required }: Framed) {
  const described = [
    description !== undefined && `${id}-help`,
    hint !== undefined && `${id}-hint`,
    error !== undefined && `${id}-wrong`,
  ]
  return {
    id,
    'aria-label': ariaLabel,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    'aria-required': required || undefined,
    'aria-invalid': error !== undefined || undefined,
  }
}

/** Belongs to no form: a radio button has a name, and would otherwise be sent with the form of the page around it. */
export const noForm = { form: '' } as const

/** The same for a group. ARIA gives `aria-required` and `aria-invalid` to a radiogroup only. */
export function groupAttributesOf(props: Framed) {
  const { id, 'aria-label': name, 'aria-describedby': description } = attributesOf(props)
  const label = name === undefined ? { 'aria-labelledby': `${id}-legend` } : { 'aria-label': name }
  return { id, tabIndex: -1, 'aria-describedby': description, ...label }
}

/** `htmlFor` is left out by groups: a label belongs to one control. */
export function PlainField({ children, htmlFor, ...props }: Framed & { children: ReactNode; htmlFor?: string }) {
  const { id, label, required, requiredLabel, description, hint, error } = props
  const mark = required && <small>({requiredLabel})</small>
  return (
    <div className="plain-field">
      {label !== '' && (
        <div>
          {htmlFor === undefined ? <span id={`${id}-legend`}>{label}</span> : <label htmlFor={htmlFor}>{label}</label>}{' '}
          {mark}
        </div>
      )}
      {children}
      {description !== undefined && <small id={`${id}-help`}>{description}</small>}
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
      {error !== undefined && (
        <strong id={`${id}-wrong`} className="plain-wrong">
          {error}
        </strong>
      )}
    </div>
  )
}
