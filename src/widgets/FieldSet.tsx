// The frame of a group of controls. Not a <fieldset>: that would be an element of the host's form (ACT-7).
import type { HTMLAttributes, ReactNode } from 'react'
import { ErrorText } from './ErrorText'
import { describedBy, fieldClasses, type Framed } from './controlProps'
import { HelpText } from './HelpText'
import { Label } from './Label'

/**
 * The attributes of the element that is the group: they name, describe and state it. It also takes the focus by script
 * (`tabIndex={-1}`), so that whoever focuses `id` lands where name, help and error are read out.
 */
export function groupAttributes(role: 'group' | 'radiogroup', props: Framed) {
  // ARIA gives aria-required, -invalid and -readonly to a radiogroup, not to a group; there words say it.
  const states = {
    'aria-required': props.required || undefined,
    'aria-invalid': props.error !== undefined || undefined,
    'aria-readonly': props.readOnly || undefined,
  }
  const words = [role === 'group' && props.required && `${props.id}-required`, describedBy(props)]
  return {
    id: props.id,
    role,
    ...(props.ariaLabel === undefined ? { 'aria-labelledby': `${props.id}-label` } : { 'aria-label': props.ariaLabel }),
    'aria-describedby': words.filter(Boolean).join(' ') || undefined,
    ...(role === 'radiogroup' && states),
  } satisfies HTMLAttributes<HTMLElement>
}

export interface FieldSetProps extends Framed {
  /** The class of this kind of group, such as `a2s-radio-group`. */
  className: string
  /** Called when the focus leaves the frame, not when it moves within. */
  onBlur: () => void
  /** The filter box, if there is one, and the element that bears `groupAttributes`. */
  children?: ReactNode
}

/** Classes: `a2s-field`, with `a2s-invalid` or `a2s-read-only` when so. */
export function FieldSet({ className, onBlur, children, ...props }: FieldSetProps) {
  return (
    <div
      role="presentation"
      className={fieldClasses(className, props)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur()
      }}
    >
      <Label {...props} />
      {props.description !== undefined && <HelpText id={props.id} description={props.description} />}
      {children}
      {props.error !== undefined && <ErrorText id={props.id} error={props.error} />}
    </div>
  )
}
