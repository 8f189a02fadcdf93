// Fields of one value, and the button, as widgets of Mantine.
import { Box, Button, Checkbox, Loader, Text, Textarea, TextInput, VisuallyHidden } from '@mantine/core'
import { useReducer } from 'react'
import type { ControlProps, Slots } from '../../../src/index'

/** What the inputs of the kit call the shared props. They tie description and error to the control themselves. */
export function inputProps({
  id,
  label,
  ariaLabel,
  description,
  error,
  required,
}: Omit<ControlProps<unknown>, 'value' | 'onChange'>) {
  return {
    id,
    label: label === '' ? undefined : label,
    'aria-label': ariaLabel,
    'aria-required': required || undefined,
    description,
    error,
    withAsterisk: required,
  }
}

export const fields = {
  TextField: ({ value, onChange, multiline, numeric, placeholder, hint, readOnly, onBlur, ...props }) => {
    const shared = {
      ...inputProps({ ...props, readOnly, onBlur }),
      // The kit ties one description to an input: the remark joins it.
      ...(hint !== undefined && { description: [props.description, hint].filter(Boolean).join(' ') }),
      ...(placeholder !== undefined && { placeholder }),
      value,
      readOnly,
      autoComplete: 'off',
      onBlur,
      onChange: (event: { currentTarget: { value: string } }) => {
        onChange(event.currentTarget.value)
      },
    }
    if (multiline) return <Textarea {...shared} rows={3} />
    return <TextInput {...shared} inputMode={numeric ? 'decimal' : 'text'} />
  },

  DateTimeField: ({ value, type, step, readOnly, onChange, onBlur, ...props }) => {
    const [entries, countEntry] = useReducer((count: number) => count + 1, 0)
    return (
      // Uncontrolled, with a key: a date that is half typed has the value '', and writing that back would wipe it. The count
      // puts the value that is held back over an entry that was not taken.
      <TextInput
        {...inputProps({ ...props, readOnly, onBlur })}
        key={`${value} ${String(entries)}`}
        type={type}
        autoComplete="off"
        {...(step !== undefined && { step })}
        defaultValue={value}
        readOnly={readOnly}
        onBlur={(event) => {
          if (event.currentTarget.value !== value) {
            onChange(event.currentTarget.value)
            countEntry()
          }
          onBlur()
        }}
      />
    )
  },

  Checkbox: ({ value, onChange, readOnly, onBlur, ...props }) => {
    const { withAsterisk, ...shared } = inputProps({ ...props, readOnly, onBlur })
    return (
      <Checkbox
        {...shared}
        label={
          <>
            {props.label}
            {withAsterisk && (
              <Text span c="var(--mantine-color-error)" aria-hidden="true" title={props.requiredLabel}>
                {' *'}
              </Text>
            )}
          </>
        }
        aria-readonly={readOnly || undefined}
        checked={value}
        onBlur={onBlur}
        onChange={(event) => {
          if (!readOnly) onChange(event.currentTarget.checked)
        }}
      />
    )
  },

  Button: ({
    id,
    children,
    variant,
    onPress,
    unavailable,
    inactive,
    busy,
    reason,
    reasonId,
    ariaLabel,
    description,
  }) => {
    const described = [description !== undefined && `${id}-help`, reason !== undefined && `${id}-reason`, reasonId]
    const looks = { primary: 'filled', default: 'default', borderless: 'subtle' } as const
    return (
      <Box>
        {/* `data-disabled` has the look alone: a button that waits keeps the focus and hears its press (CHECK-3). */}
        <Button
          id={id}
          variant={looks[variant]}
          onClick={onPress}
          disabled={unavailable}
          {...((unavailable || inactive) && { 'aria-disabled': true })}
          {...(inactive && { 'data-disabled': true })}
          {...(ariaLabel !== undefined && { 'aria-label': ariaLabel })}
          aria-busy={busy || undefined}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          leftSection={busy && <Loader size="xs" color="currentColor" />}
        >
          {children}
        </Button>
        {description !== undefined && (
          <Text id={`${id}-help`} size="sm">
            {description}
          </Text>
        )}
        {reason !== undefined && <VisuallyHidden id={`${id}-reason`}>{reason}</VisuallyHidden>}
      </Box>
    )
  },
} satisfies Partial<Slots>
