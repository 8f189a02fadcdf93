// Choices as widgets of Mantine.
import { Button, Checkbox, Chip, Group, Input, Radio, Select, Stack, Text, TextInput } from '@mantine/core'
import { type FocusEvent, type ReactNode, useState } from 'react'
import type { ControlProps, FilterWords, Option, Slots } from '../../../src/index'
import { inputProps } from './fields'

/** The box that narrows a list, and what is left of the list. */
function useNarrowing(options: readonly Option[], words: FilterWords | undefined) {
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const shown = words === undefined ? options : options.filter(({ label }) => label.toLowerCase().includes(wanted))
  const status = words && (shown.length === 0 ? words.none : words.status(shown.length, options.length))
  const box = words && (
    <Stack gap={4} mb="xs">
      <TextInput
        aria-label={words.label}
        placeholder={words.label}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value)
        }}
      />
      <Text size="sm" role="status">
        {wanted === '' ? '' : status}
      </Text>
    </Stack>
  )
  return { box, shown }
}

type Framed = Omit<ControlProps<unknown>, 'value' | 'onChange'>

/** What the groups of the kit call the shared props; `onBlur` is for when the focus leaves the whole group. */
function groupProps({ onBlur, readOnly, ...props }: Framed) {
  return {
    ...inputProps({ ...props, onBlur, readOnly }),
    readOnly,
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) onBlur()
    },
  }
}

/** The kit has no labelled group of chips, so this is one. */
function Chips({ role, children, ...props }: Framed & { role: 'group' | 'radiogroup'; children: ReactNode }) {
  const { id, label, description, error, withAsterisk, onBlur } = groupProps(props)
  const described = [description !== undefined && `${id}-description`, error !== undefined && `${id}-error`]
  return (
    <Input.Wrapper
      {...{ label, description, error, withAsterisk, id, onBlur }}
      labelElement="div"
      labelProps={{ id: `${id}-legend` }}
    >
      <Group
        role={role}
        gap="xs"
        mt={4}
        {...(props.ariaLabel === undefined ? { 'aria-labelledby': `${id}-legend` } : { 'aria-label': props.ariaLabel })}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
      >
        {children}
      </Group>
    </Input.Wrapper>
  )
}

export const choices = {
  Select: ({ options, placeholder, clearLabel, portalContainer, value, onChange, ...props }) => (
    <Select
      {...inputProps(props)}
      data={options.map((option) => ({ ...option }))}
      placeholder={placeholder}
      readOnly={props.readOnly}
      allowDeselect={clearLabel !== undefined}
      clearable={clearLabel !== undefined}
      {...(clearLabel !== undefined && { clearButtonProps: { 'aria-label': clearLabel } })}
      {...(portalContainer !== undefined && { comboboxProps: { portalProps: { target: portalContainer } } })}
      value={value === '' ? null : value}
      onChange={(next) => {
        onChange(next ?? '')
      }}
      onBlur={props.onBlur}
    />
  ),

  RadioGroup: ({ options, filter, clearLabel, value, onChange, ...props }) => {
    const { box, shown } = useNarrowing(options, filter)
    return (
      <Radio.Group {...groupProps(props)} name={`${props.id}-radio`} value={value} onChange={onChange}>
        {box}
        <Stack gap={6} mt={4}>
          {shown.map((option) => (
            <Radio key={option.value} value={option.value} label={option.label} form="" />
          ))}
        </Stack>
        {clearLabel !== undefined && value !== '' && !props.readOnly && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => {
              onChange('')
            }}
          >
            {clearLabel}
          </Button>
        )}
      </Radio.Group>
    )
  },

  CheckboxGroup: ({ options, filter, value, onChange, ...props }) => {
    const { box, shown } = useNarrowing(options, filter)
    return (
      <Checkbox.Group {...groupProps(props)} value={[...value]} onChange={onChange}>
        {box}
        <Stack gap={6} mt={4}>
          {shown.map((option) => (
            <Checkbox key={option.value} value={option.value} label={option.label} />
          ))}
        </Stack>
      </Checkbox.Group>
    )
  },

  ToggleGroup: ({ options, multiple, filter, value, onChange, ...props }) => {
    const { box, shown } = useNarrowing(options, filter)
    const change = (next: readonly string[]) => {
      if (!props.readOnly) onChange(next)
    }
    const chips = shown.map((option) => (
      <Chip key={option.value} value={option.value} wrapperProps={{ 'data-chip': option.value }}>
        {option.label}
      </Chip>
    ))
    return (
      <Chips {...props} role={multiple ? 'group' : 'radiogroup'}>
        {box}
        {multiple ? (
          <Chip.Group multiple value={[...value]} onChange={change}>
            {chips}
          </Chip.Group>
        ) : (
          <Chip.Group
            multiple={false}
            value={value[0] ?? null}
            onChange={(next: string) => {
              change([next])
            }}
          >
            {chips}
          </Chip.Group>
        )}
      </Chips>
    )
  },
} satisfies Partial<Slots>
