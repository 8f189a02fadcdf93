// Several of many, as a list of native checkboxes.
import { OptionGroup, type OptionsProps } from './OptionGroup'
import { withToggled } from './withToggled'

/** Props of a choice of any number, as checkboxes. A chosen value that is not among the options stays in the value. */
export type CheckboxGroupProps = OptionsProps<readonly string[]>

/** Classes: `a2s-checkbox-group`, `a2s-options`, `a2s-option`, `a2s-check`. */
export function CheckboxGroup({ value, onChange, ...props }: CheckboxGroupProps) {
  return (
    <OptionGroup
      {...props}
      className="a2s-checkbox-group"
      type="checkbox"
      chosen={value}
      onToggle={(option, checked) => {
        onChange(withToggled(value, option, checked))
      }}
    />
  )
}
