// From field nodes to widgets: values are coerced on the way in (DATA-4) and written back in the form the wire asks for.
import { toBoolean, toText } from '../catalog/coerce'
import { fromInputText, stepOf, toInputText } from '../catalog/dateTime'
import type { CheckboxNode, DateTimeNode, TextFieldNode } from '../catalog/node'
import { present } from './present'
import { useScope } from './scope'
import { useField } from './useField'

export function TextFieldView({ node }: { node: TextFieldNode }) {
  const { value, edit, hint, props } = useField(node)
  const { TextField } = useScope().settings.slots
  const { variant, placeholder } = node
  return (
    <TextField
      {...props}
      {...present({ placeholder, hint })}
      value={toText(value)}
      onChange={edit}
      multiline={variant === 'longText'}
      numeric={variant === 'number'}
    />
  )
}

export function CheckboxView({ node }: { node: CheckboxNode }) {
  const { value, edit, props } = useField(node)
  const { Checkbox } = useScope().settings.slots
  return <Checkbox {...props} value={toBoolean(value)} onChange={edit} />
}

export function DateTimeView({ node }: { node: DateTimeNode }) {
  const { value, edit, props } = useField(node)
  const { slots, timeZone } = useScope().settings
  const { DateTimeField } = slots
  const text = toText(value)
  const shown = toInputText(text, node.type, timeZone)
  return (
    <DateTimeField
      {...props}
      {...present({ step: stepOf(shown) })}
      type={node.type}
      value={shown}
      onChange={(input) => {
        edit(fromInputText(input, text, node.type, timeZone))
      }}
    />
  )
}
