// What checkboxes, radio buttons and chips have in common: options that lie open as native inputs, light enough for 256 of them, with a
// filter box above where it is asked for.
import type { Ref } from 'react'
import { detached } from './detached'
import { type ControlProps, describedBy, type FilterWords, type Option } from './controlProps'
import { FieldSet, type FieldSetProps, groupAttributes } from './FieldSet'
import { FilterBox, useFilter } from './FilterBox'
import { piecesOf } from './piecesOf'

/** What every such group takes. */
export interface OptionsProps<Value> extends ControlProps<Value> {
  /** What can be chosen. */
  options: readonly Option[]
  /** Turns on the filter box. */
  filter?: FilterWords
}

export interface OptionGroupProps extends FieldSetProps, Pick<OptionsProps<never>, 'options' | 'filter'> {
  /** Any number of them (`checkbox`), or one. */
  type: 'checkbox' | 'radio'
  /** In a row of chips instead of a list. */
  chips?: boolean
  /** The values that are chosen. */
  chosen: readonly string[]
  /** Called with the value of an option that was turned on or off. Never called while `readOnly`. */
  onToggle: (option: string, checked: boolean) => void
  /** Called at every press on an option that is chosen already, which changes none of `type` `radio`. */
  onPressAgain?: (option: string) => void
  /** The group itself. */
  groupRef?: Ref<HTMLDivElement>
}

/** Classes: `a2s-options`, `a2s-option`, or `a2s-chips`, `a2s-chip`; `a2s-check`, `a2s-radio`, `a2s-option-label`. */
export function OptionGroup({
  type,
  chips = false,
  options,
  filter,
  chosen,
  onToggle,
  onPressAgain,
  groupRef,
  className,
  onBlur,
  children,
  ...props
}: OptionGroupProps) {
  const { query, setQuery, shown } = useFilter(options, filter)
  const on = new Set(chosen)
  const inputClass = type === 'radio' ? 'a2s-radio' : 'a2s-check'
  // ARIA lets the group say this of radio buttons; of checkboxes each has to.
  const states = type === 'checkbox' && {
    'aria-readonly': props.readOnly || undefined,
    'aria-invalid': props.error !== undefined || undefined,
    'aria-describedby': props.error === undefined ? undefined : describedBy(props),
  }
  return (
    <FieldSet {...props} className={className} onBlur={onBlur}>
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
      <div
        {...groupAttributes(type === 'radio' ? 'radiogroup' : 'group', props)}
        ref={groupRef}
        tabIndex={-1}
        className={chips ? 'a2s-chips' : 'a2s-options'}
      >
        {shown.map(({ value, label }) => (
          <label key={value} className={chips ? 'a2s-chip' : 'a2s-option'}>
            <input
              {...detached}
              {...states}
              type={type}
              name={type === 'radio' ? `${props.id}-radio` : undefined}
              className={chips ? 'a2s-chip-input' : inputClass}
              checked={on.has(value)}
              onChange={(event) => {
                if (!props.readOnly) onToggle(value, event.target.checked)
              }}
              onClick={() => {
                if (!props.readOnly && on.has(value)) onPressAgain?.(value)
              }}
            />
            <span className="a2s-option-label">{piecesOf(label)}</span>
          </label>
        ))}
      </div>
      {children}
    </FieldSet>
  )
}
