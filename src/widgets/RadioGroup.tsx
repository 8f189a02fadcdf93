// One of many, as a list of native radio buttons, with a way back to no choice where one is allowed (REND-9).
import { useRef } from 'react'
import { detached } from './detached'
import { OptionGroup, type OptionsProps } from './OptionGroup'

/** Props of a choice of one, as radio buttons. `value` is that of an option, or `''` for no choice. */
export interface RadioGroupProps extends OptionsProps<string> {
  /** Turns on a button with these words that empties the field again. */
  clearLabel?: string
}

/** Classes: `a2s-radio-group`, `a2s-options`, `a2s-option`, `a2s-radio`, `a2s-clear`. */
export function RadioGroup({ clearLabel, value, onChange, ...props }: RadioGroupProps) {
  const group = useRef<HTMLDivElement>(null)
  return (
    <OptionGroup
      {...props}
      className="a2s-radio-group"
      type="radio"
      groupRef={group}
      chosen={[value]}
      onToggle={onChange}
    >
      {clearLabel !== undefined && value !== '' && !props.readOnly && (
        <button
          {...detached}
          type="button"
          className="a2s-clear"
          onClick={() => {
            onChange('')
            // The button goes away with the choice; the focus must not go with it.
            group.current?.querySelector('input')?.focus()
          }}
        >
          {clearLabel}
        </button>
      )}
    </OptionGroup>
  )
}
