// The frame around a single control: label, help, control, hint, error (REND-7).
import type { ReactNode } from 'react'
import { ErrorText } from './ErrorText'
import { HelpText } from './HelpText'
import { HintText } from './HintText'
import { Label, type LabelProps } from './Label'
import { fieldClasses, type Framed } from './controlProps'

export interface FieldProps extends Framed, Pick<LabelProps, 'onLabelClick'> {
  /** The class of this kind of field, such as `a2s-text-field`. */
  className: string
  /** A remark on what was entered, under the control. */
  hint?: string
  /** The control. */
  children: ReactNode
}

/** Frame of a single control. Classes: `a2s-field`, with `a2s-invalid` or `a2s-read-only` when so. */
export function Field({ className, children, ...props }: FieldProps) {
  return (
    <div className={fieldClasses(className, props)}>
      <Label {...props} htmlFor={props.id} />
      {props.description !== undefined && <HelpText id={props.id} description={props.description} />}
      {children}
      {props.hint !== undefined && <HintText id={props.id} hint={props.hint} />}
      {props.error !== undefined && <ErrorText id={props.id} error={props.error} />}
    </div>
  )
}
