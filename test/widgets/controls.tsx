// The nine controls in one table, each with a plain set of props, so that what holds for all is written once.
import { type ComponentType, type ReactNode, useState } from 'react'
import { Checkbox } from '../../src/widgets/Checkbox'
import { CheckboxGroup } from '../../src/widgets/CheckboxGroup'
import { DateTimeField } from '../../src/widgets/DateTimeField'
import type { ControlProps, FilterWords, Option } from '../../src/widgets/controlProps'
import { NativeSelect } from '../../src/widgets/NativeSelect'
import { RadioGroup } from '../../src/widgets/RadioGroup'
import { Select } from '../../src/widgets/Select'
import { TextField } from '../../src/widgets/TextField'
import { ToggleGroup } from '../../src/widgets/ToggleGroup'

export const options: readonly Option[] = [
  { value: 'tea', label: 'Tea' },
  { value: 'coffee', label: 'Coffee' },
  { value: 'water', label: 'Still water' },
]

export const filter: FilterWords = {
  label: 'Filter drinks',
  status: (shown, total) => `${String(shown)} of ${String(total)} shown`,
  none: 'Nothing matches',
}

export type Plain = Omit<ControlProps<never>, 'value' | 'onChange'>

/** What every control of these tests starts from. */
export const plain: Plain = {
  id: 'drink',
  label: 'Drink',
  onBlur: () => undefined,
  required: false,
  readOnly: false,
  requiredLabel: 'required',
}

/** Keeps the value of a control, as a caller does, and reports each change. */
export function Kept<Value, Props>(props: {
  of: ComponentType<Props & ControlProps<Value>>
  with: Props & ControlProps<Value>
}) {
  const [value, setValue] = useState(props.with.value)
  const Widget = props.of
  return (
    <Widget
      {...props.with}
      value={value}
      onChange={(next: Value) => {
        setValue(next)
        props.with.onChange(next)
      }}
    />
  )
}

export interface Control {
  name: string
  /** The role of the element that bears the name. */
  role: 'textbox' | 'checkbox' | 'combobox' | 'group' | 'radiogroup' | null
  /** Where ARIA lets it say that it is invalid. */
  invalid: 'itself' | 'each box'
  /** Renders it with a value in place; changes go to `onChange`. */
  filled: (props: Plain, onChange: (value: unknown) => void) => ReactNode
}

export const controls: readonly Control[] = [
  {
    name: 'TextField',
    role: 'textbox',
    invalid: 'itself',
    filled: (props, onChange) => (
      <Kept of={TextField} with={{ ...props, value: 'Tea', onChange, multiline: false, numeric: false }} />
    ),
  },
  {
    name: 'TextField of many lines',
    role: 'textbox',
    invalid: 'itself',
    filled: (props, onChange) => (
      <Kept of={TextField} with={{ ...props, value: 'Tea', onChange, multiline: true, numeric: false }} />
    ),
  },
  {
    name: 'Checkbox',
    role: 'checkbox',
    invalid: 'itself',
    filled: (props, onChange) => <Kept of={Checkbox} with={{ ...props, value: true, onChange }} />,
  },
  {
    name: 'Select',
    role: 'combobox',
    invalid: 'itself',
    filled: (props, onChange) => (
      <Kept
        of={Select}
        with={{ ...props, value: 'tea', onChange, options, placeholder: 'Choose', clearLabel: 'None' }}
      />
    ),
  },
  {
    name: 'NativeSelect',
    role: 'combobox',
    invalid: 'itself',
    filled: (props, onChange) => (
      <Kept
        of={NativeSelect}
        with={{ ...props, value: 'tea', onChange, options, placeholder: 'Choose', clearLabel: 'None' }}
      />
    ),
  },
  {
    name: 'CheckboxGroup',
    role: 'group',
    invalid: 'each box',
    filled: (props, onChange) => (
      <Kept of={CheckboxGroup} with={{ ...props, value: ['tea'], onChange, options, filter }} />
    ),
  },
  {
    name: 'RadioGroup',
    role: 'radiogroup',
    invalid: 'itself',
    filled: (props, onChange) => (
      <Kept of={RadioGroup} with={{ ...props, value: 'tea', onChange, options, filter, clearLabel: 'Clear' }} />
    ),
  },
  {
    name: 'ToggleGroup of several',
    role: 'group',
    invalid: 'each box',
    filled: (props, onChange) => (
      <Kept of={ToggleGroup} with={{ ...props, value: ['tea'], onChange, options, filter, multiple: true }} />
    ),
  },
  {
    name: 'ToggleGroup of one',
    role: 'radiogroup',
    invalid: 'itself',
    filled: (props, onChange) => (
      <Kept of={ToggleGroup} with={{ ...props, value: ['tea'], onChange, options, filter, multiple: false }} />
    ),
  },
  {
    name: 'DateTimeField',
    role: null,
    invalid: 'itself',
    filled: (props, onChange) => (
      <Kept of={DateTimeField} with={{ ...props, value: '2025-06-30', onChange, type: 'date' as const }} />
    ),
  },
]
