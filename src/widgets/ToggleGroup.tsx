// One or several of many, as a row of chips on Radix's toggle group: one tab stop, arrow keys between chips.
import { ToggleGroup as Root, ToggleGroupItem as Chip } from '@radix-ui/react-toggle-group'
import { useState } from 'react'
import { detached } from './detached'
import type { ControlProps, FilterWords, Option } from './controlProps'
import { FieldSet, groupAttributes } from './FieldSet'
import { FilterBox, useFilter } from './FilterBox'
import { Icon } from './Icon'
import { piecesOf } from './piecesOf'

/** Props of a choice of one or any number, as chips. */
export interface ToggleGroupProps extends ControlProps<readonly string[]> {
  /** What can be chosen. A chosen value that is not among the options stays in the value while `multiple`. */
  options: readonly Option[]
  /** Several chips can be on. Otherwise one at most; pressing it again turns it off, unless the field is required. */
  multiple: boolean
  /** Turns on the filter box. */
  filter?: FilterWords
}

/** Classes: `a2s-toggle-group`, `a2s-chips`, `a2s-chip`. A chip holds `data-state="on"` or `"off"`. */
export function ToggleGroup({ options, multiple, filter, value, onChange, onBlur, ...props }: ToggleGroupProps) {
  const { query, setQuery, shown } = useFilter(options, filter)
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr')
  const change = (next: readonly string[]) => {
    if (!props.readOnly && !(next.length === 0 && props.required && !multiple)) onChange(next)
  }
  const shared = {
    dir: direction,
    // Radix's own `outline: none` would be a style attribute in server HTML (SEC-4).
    style: { outline: undefined },
    asChild: true,
    onFocus: (event: { currentTarget: HTMLElement }) => {
      setDirection(getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr')
    },
  }
  const chips = (
    // `dir: undefined` undoes Radix's own dir="ltr": the chips follow their surroundings.
    <div {...groupAttributes(multiple ? 'group' : 'radiogroup', props)} className="a2s-chips" dir={undefined}>
      {shown.map((option) => (
        <Chip
          {...detached}
          key={option.value}
          value={option.value}
          className="a2s-chip"
          aria-disabled={(multiple && props.readOnly) || undefined}
        >
          {/* Not hidden by a rule: a reset of the page (`svg { display: block }`) would tick them all. */}
          {(multiple ? value : value.slice(0, 1)).includes(option.value) && <Icon name="check" />}
          <span className="a2s-option-label">{piecesOf(option.label)}</span>
        </Chip>
      ))}
    </div>
  )
  return (
    <FieldSet {...props} className="a2s-toggle-group" onBlur={onBlur}>
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
      {multiple ? (
        <Root {...shared} type="multiple" value={[...value]} onValueChange={change}>
          {chips}
        </Root>
      ) : (
        <Root
          {...shared}
          type="single"
          value={value[0] ?? ''}
          onValueChange={(next) => {
            change(next === '' ? [] : [next])
          }}
        >
          {chips}
        </Root>
      )}
    </FieldSet>
  )
}
