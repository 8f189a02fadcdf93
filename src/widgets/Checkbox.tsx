// One yes or no. Built from Radix's provider and trigger without its hidden <input>: that one carries a style attribute,
// which a strict style-src refuses in server HTML (SEC-4), and would be a second control inside a host's form (ACT-7).
import { unstable_CheckboxProvider as Provider, unstable_CheckboxTrigger as Trigger } from '@radix-ui/react-checkbox'
import { detached } from './detached'
import { ErrorText } from './ErrorText'
import { type ControlProps, controlAttributes, fieldClasses } from './controlProps'
import { HelpText } from './HelpText'
import { Icon } from './Icon'
import { Label } from './Label'

/** Props of one labelled checkbox. */
export type CheckboxProps = ControlProps<boolean>

/** Classes: `a2s-checkbox`, `a2s-check`, `a2s-label`. The box holds `data-state="checked"` or `"unchecked"`. */
export function Checkbox({ value, onChange, onBlur, ...props }: CheckboxProps) {
  const change = (checked: boolean) => {
    if (!props.readOnly) onChange(checked)
  }
  return (
    <div className={fieldClasses('a2s-checkbox', props)}>
      <div className="a2s-check-row">
        <Provider checked={value} onCheckedChange={change} required={props.required}>
          <Trigger
            {...controlAttributes(props)}
            {...detached}
            className="a2s-check"
            aria-readonly={props.readOnly || undefined}
            onBlur={onBlur}
          >
            <Icon name="check" />
          </Trigger>
        </Provider>
        <Label {...props} htmlFor={props.id} />
      </div>
      {props.description !== undefined && <HelpText id={props.id} description={props.description} />}
      {props.error !== undefined && <ErrorText id={props.id} error={props.error} />}
    </div>
  )
}
