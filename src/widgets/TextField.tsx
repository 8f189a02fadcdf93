// One line or many lines of text, or a number as text. Never a masked or remembered value (SEC-3).
import { useRef } from 'react'
import { detached } from './detached'
import { type ControlProps, controlAttributes } from './controlProps'
import { Field } from './Field'
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect'

/** Props of a field for text or a number. */
export interface TextFieldProps extends ControlProps<string> {
  /** A text area that grows with its content (REND-3). */
  multiline: boolean
  /** Asks for a number keyboard. The value stays text, and the mouse wheel never changes it (REND-3). */
  numeric: boolean
  /** A remark on the value, shown under the control and tied to it by `aria-describedby`. No error: it keeps nothing from being sent. */
  hint?: string
  /** A short example, shown while the field is empty. */
  placeholder?: string
}

/** Whether the stylesheet's `field-sizing: content` works here. Where it does not, the height is measured. */
function growsByItself(): boolean {
  // Some stand-ins for a browser have a `CSS` object without `supports`.
  return typeof CSS !== 'undefined' && 'supports' in CSS && CSS.supports('field-sizing', 'content')
}

/** Classes: `a2s-text-field`, `a2s-input`, `a2s-textarea`. */
export function TextField({ multiline, numeric, placeholder, value, onChange, onBlur, ...props }: TextFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null)

  useIsomorphicLayoutEffect(() => {
    if (area.current === null || growsByItself()) return
    area.current.style.blockSize = 'auto'
    area.current.style.blockSize = `${String(area.current.scrollHeight + 2)}px`
  }, [value, multiline])

  const shared = {
    ...controlAttributes(props),
    ...detached,
    autoComplete: 'off',
    readOnly: props.readOnly,
    placeholder,
    value,
    onBlur,
  }
  return (
    <Field {...props} className="a2s-text-field">
      {multiline ? (
        <textarea
          {...shared}
          ref={area}
          className="a2s-input a2s-textarea"
          rows={3}
          onChange={(event) => {
            onChange(event.target.value)
          }}
        />
      ) : (
        // type=number would step on the wheel and refuse half-typed text.
        <input
          {...shared}
          className="a2s-input"
          type="text"
          inputMode={numeric ? 'decimal' : 'text'}
          onChange={(event) => {
            onChange(event.target.value)
          }}
        />
      )}
    </Field>
  )
}
