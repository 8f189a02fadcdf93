// The platform's own date and time controls. Uncontrolled on purpose: while a date is half typed its DOM value is '', and
// writing '' back would wipe the parts already there. Written is only a value from outside (DATA-7), and over an entry that
// could not be kept, the value that is held.
import { useReducer, useRef, useState } from 'react'
import { detached } from './detached'
import { type ControlProps, controlAttributes } from './controlProps'
import { Field } from './Field'
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect'

/** Props of a field for a date, a time, or both. */
export interface DateTimeFieldProps extends ControlProps<string> {
  /** What is asked for. The value has the platform's form: `2025-06-30`, `14:05`, `2025-06-30T14:05`. */
  type: 'date' | 'time' | 'datetime-local'
  /** Precision in seconds; absent means whole minutes. Without a fitting step a browser hides seconds that the value has. */
  step?: number
}

/** Without a bound the year of a date takes six digits, and typing does not move on after four. */
const LAST = { date: '9999-12-31', 'datetime-local': '9999-12-31T23:59:59.999', time: undefined }

/** Classes: `a2s-date-time-field`, `a2s-input`. */
export function DateTimeField({ type, step, value, onChange, onBlur, ...props }: DateTimeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [initial] = useState(value)
  const [entries, countEntry] = useReducer((count: number) => count + 1, 0)

  useIsomorphicLayoutEffect(() => {
    if (input.current !== null && input.current.value !== value) input.current.value = value
  }, [value, type])

  useIsomorphicLayoutEffect(() => {
    // `badInput` is a date that is half typed: that is no entry yet.
    if (input.current === null || input.current.validity.badInput) return
    if (input.current.value !== value) input.current.value = value
  }, [entries])

  return (
    <Field {...props} className="a2s-date-time-field">
      <input
        {...controlAttributes(props)}
        {...detached}
        ref={input}
        className="a2s-input"
        type={type}
        step={step}
        max={LAST[type]}
        autoComplete="off"
        readOnly={props.readOnly}
        defaultValue={initial}
        onChange={(event) => {
          onChange(event.target.value)
          countEntry()
        }}
        onBlur={onBlur}
      />
    </Field>
  )
}
