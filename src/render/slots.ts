// The widgets in use: the library's, with a host's own in place of those that it replaces.
import type { ComponentType } from 'react'
import { present } from './present'
import { Button, type ButtonProps } from '../widgets/Button'
import { Card, type CardProps } from '../widgets/Card'
import { Checkbox, type CheckboxProps } from '../widgets/Checkbox'
import { CheckboxGroup, type CheckboxGroupProps } from '../widgets/CheckboxGroup'
import { Column, type ColumnProps } from '../widgets/Column'
import { DateTimeField, type DateTimeFieldProps } from '../widgets/DateTimeField'
import { Divider, type DividerProps } from '../widgets/Divider'
import { Heading, type HeadingProps } from '../widgets/Heading'
import { Notice, type NoticeProps } from '../widgets/Notice'
import { Placeholder, type PlaceholderProps } from '../widgets/Placeholder'
import { RadioGroup, type RadioGroupProps } from '../widgets/RadioGroup'
import { Row, type RowProps } from '../widgets/Row'
import type { SelectProps } from '../widgets/controlProps'
import { Select } from '../widgets/Select'
import { Text, type TextProps } from '../widgets/Text'
import { TextField, type TextFieldProps } from '../widgets/TextField'
import { ToggleGroup, type ToggleGroupProps } from '../widgets/ToggleGroup'

/**
 * The widgets a host can replace. Each gets plain props, never the store or what the agent sent; what may be pressed, edited
 * or sent is decided outside of them, whatever they do.
 */
export interface Slots {
  readonly Button: ComponentType<ButtonProps>
  readonly Card: ComponentType<CardProps>
  readonly Checkbox: ComponentType<CheckboxProps>
  readonly CheckboxGroup: ComponentType<CheckboxGroupProps>
  readonly Column: ComponentType<ColumnProps>
  readonly DateTimeField: ComponentType<DateTimeFieldProps>
  readonly Divider: ComponentType<DividerProps>
  readonly Heading: ComponentType<HeadingProps>
  readonly Notice: ComponentType<NoticeProps>
  readonly Placeholder: ComponentType<PlaceholderProps>
  readonly RadioGroup: ComponentType<RadioGroupProps>
  readonly Row: ComponentType<RowProps>
  readonly Select: ComponentType<SelectProps>
  readonly Text: ComponentType<TextProps>
  readonly TextField: ComponentType<TextFieldProps>
  readonly ToggleGroup: ComponentType<ToggleGroupProps>
}

const widgets: Slots = {
  Button,
  Card,
  Checkbox,
  CheckboxGroup,
  Column,
  DateTimeField,
  Divider,
  Heading,
  Notice,
  Placeholder,
  RadioGroup,
  Row,
  Select,
  Text,
  TextField,
  ToggleGroup,
}

/** The library's widgets with a host's in place of those that it gives. A name that is none of them is the host's mistake. */
export function withSlots(own: Partial<Slots> | undefined): Slots {
  if (own == null) return widgets
  const unknown = Object.keys(own).find((name) => !Object.hasOwn(widgets, name))
  if (unknown !== undefined) {
    const names = Object.keys(widgets).join(', ')
    throw new Error(`a2ui-surface: there is no slot "${unknown}". Rename it to one of: ${names}.`)
  }
  return { ...widgets, ...present(own) }
}
