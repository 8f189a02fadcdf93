// Where a widget stands: on a surface, which gives it its colours, and with a value that is kept for it.
import type { Decorator } from '@storybook/react-vite'
import { type ComponentType, useState } from 'react'
import { Cell } from '../../src/widgets/Cell'
import type { ControlProps } from '../../src/widgets/controlProps'

/** A surface as wide as a column of a chat. */
export const OnSurface: Decorator = (Story) => (
  <div className="a2s-surface" style={{ margin: '1rem auto', maxInlineSize: '34rem' }}>
    <Cell kind="leaf">
      <Story />
    </Cell>
  </div>
)

/** What the controls of these stories have in common. */
export const control = { id: 'field', required: false, readOnly: false, requiredLabel: 'required' } as const

/** A control whose value is kept, as the library's render layer keeps it. */
export function kept<Value, Props>(Widget: ComponentType<Props & ControlProps<Value>>) {
  return function Kept(props: Props & ControlProps<Value>) {
    const [value, setValue] = useState(props.value)
    return (
      <Widget
        {...props}
        value={value}
        onChange={(next: Value) => {
          setValue(next)
          props.onChange(next)
        }}
      />
    )
  }
}
