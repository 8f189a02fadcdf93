// One yes or no, as the platform's own checkbox: it works before scripts run, and belongs to no form (ACT-7).
import { type ControlProps, controlAttributes, fieldClasses } from './controlProps'
import { detached } from './detached'
import { ErrorText } from './ErrorText'
import { HelpText } from './HelpText'
import { Label } from './Label'

/** Props of one labelled checkbox. */
export type CheckboxProps = ControlProps<boolean>

/** Classes: `a2s-checkbox`, `a2s-check`, `a2s-label`. */
export function Checkbox({ value, onChange, onBlur, ...props }: CheckboxProps) {
  return (
    <div className={fieldClasses('a2s-checkbox', props)}>
      <div className="a2s-check-row">
        <input
          {...controlAttributes(props)}
          {...detached}
          type="checkbox"
          className="a2s-check"
          checked={value}
          aria-readonly={props.readOnly || undefined}
          onChange={(event) => {
            if (!props.readOnly) onChange(event.target.checked)
          }}
          onBlur={onBlur}
        />
        <Label {...props} htmlFor={props.id} />
      </div>
      {props.description !== undefined && <HelpText id={props.id} description={props.description} />}
      {props.error !== undefined && <ErrorText id={props.id} error={props.error} />}
    </div>
  )
}
