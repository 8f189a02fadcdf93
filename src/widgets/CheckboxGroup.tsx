// Several of many, as a list of native checkboxes: light enough for 256 of them.
import { detached } from './detached'
import { type ControlProps, describedBy, type FilterWords, type Option } from './controlProps'
import { FieldSet, groupAttributes } from './FieldSet'
import { FilterBox, useFilter } from './FilterBox'
import { Icon } from './Icon'
import { piecesOf } from './piecesOf'

/** Props of a choice of any number, as checkboxes. */
export interface CheckboxGroupProps extends ControlProps<readonly string[]> {
  /** What can be chosen. A chosen value that is not among the options stays in the value. */
  options: readonly Option[]
  /** Turns on the filter box. */
  filter?: FilterWords
}

/** Classes: `a2s-checkbox-group`, `a2s-options`, `a2s-option`, `a2s-check`. */
export function CheckboxGroup({ options, filter, value, onChange, onBlur, ...props }: CheckboxGroupProps) {
  const { query, setQuery, shown } = useFilter(options, filter)
  const chosen = new Set(value)
  const change = (option: string, checked: boolean) => {
    if (!props.readOnly) onChange(checked ? [...value, option] : value.filter((other) => other !== option))
  }
  return (
    <FieldSet {...props} className="a2s-checkbox-group" onBlur={onBlur}>
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
      <div {...groupAttributes('group', props)} tabIndex={-1} className="a2s-options">
        {shown.map((option) => (
          <label key={option.value} className="a2s-option">
            <span className="a2s-check-box">
              <input
                {...detached}
                className="a2s-check"
                type="checkbox"
                checked={chosen.has(option.value)}
                aria-readonly={props.readOnly || undefined}
                aria-invalid={props.error !== undefined || undefined}
                aria-describedby={props.error === undefined ? undefined : describedBy(props)}
                onChange={(event) => {
                  change(option.value, event.target.checked)
                }}
              />
              <Icon name="check" />
            </span>
            <span className="a2s-option-label">{piecesOf(option.label)}</span>
          </label>
        ))}
      </div>
    </FieldSet>
  )
}
