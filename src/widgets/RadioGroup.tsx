// One of many, as a list of native radio buttons, with a way back to no choice where one is allowed (REND-9).
import { useRef } from 'react'
import { detached } from './detached'
import type { ControlProps, FilterWords, Option } from './controlProps'
import { FieldSet, groupAttributes } from './FieldSet'
import { FilterBox, useFilter } from './FilterBox'
import { piecesOf } from './piecesOf'

/** Props of a choice of one, as radio buttons. */
export interface RadioGroupProps extends ControlProps<string> {
  /** What can be chosen. `value` is one of these values, or `''` for no choice. */
  options: readonly Option[]
  /** Turns on the filter box. */
  filter?: FilterWords
  /** Turns on a button with these words that empties the field again. */
  clearLabel?: string
}

/** Classes: `a2s-radio-group`, `a2s-options`, `a2s-option`, `a2s-radio`, `a2s-clear`. */
export function RadioGroup({ options, filter, clearLabel, value, onChange, onBlur, ...props }: RadioGroupProps) {
  const group = useRef<HTMLDivElement>(null)
  const { query, setQuery, shown } = useFilter(options, filter)
  return (
    <FieldSet {...props} className="a2s-radio-group" onBlur={onBlur}>
      {filter && (
        <FilterBox
          id={props.id}
          words={filter}
          query={query}
          onQuery={setQuery}
          shown={shown.length}
          total={options.length}
        />
      )}
      <div {...groupAttributes('radiogroup', props)} tabIndex={-1} ref={group} className="a2s-options">
        {shown.map((option) => (
          <label key={option.value} className="a2s-option">
            <input
              {...detached}
              className="a2s-radio"
              type="radio"
              name={`${props.id}-radio`}
              checked={option.value === value}
              onChange={() => {
                if (!props.readOnly) onChange(option.value)
              }}
            />
            <span className="a2s-option-label">{piecesOf(option.label)}</span>
          </label>
        ))}
      </div>
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
    </FieldSet>
  )
}
