// One or several of many, as a row of chips: checkboxes or radio buttons that look like buttons which stay pressed.
import { OptionGroup, type OptionsProps } from './OptionGroup'
import { withToggled } from './withToggled'

/** Props of a choice of one or any number, as chips. A chosen value that is not among the options stays in the value while `multiple`. */
export interface ToggleGroupProps extends OptionsProps<readonly string[]> {
  /** Several chips can be on. Otherwise one at most; pressing it again turns it off, unless the field is required (REND-9). */
  multiple: boolean
}

/** Classes: `a2s-toggle-group`, `a2s-chips`, `a2s-chip`, `a2s-chip-input`. */
export function ToggleGroup({ multiple, value, onChange, ...props }: ToggleGroupProps) {
  const shared = { ...props, className: 'a2s-toggle-group', chips: true }
  if (multiple) {
    return (
      <OptionGroup
        {...shared}
        type="checkbox"
        chosen={value}
        onToggle={(option, checked) => {
          onChange(withToggled(value, option, checked))
        }}
      />
    )
  }
  return (
    <OptionGroup
      {...shared}
      type="radio"
      chosen={value.slice(0, 1)}
      onToggle={(option) => {
        onChange([option])
      }}
      onPressAgain={() => {
        if (!props.required) onChange([])
      }}
    />
  )
}
