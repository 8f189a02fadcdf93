// Fields of one value, and the button, as plain HTML elements.
import { useReducer } from 'react'
import type { Slots } from '../../../src/index'
import { attributesOf, noForm, PlainField } from './PlainField'

export const fields = {
  TextField: ({ value, onChange, onBlur, readOnly, multiline, numeric, placeholder, ...props }) => {
    const shared = { ...attributesOf(props), ...noForm, value, readOnly, placeholder, onBlur, autoComplete: 'off' }
    return (
      <PlainField {...props} htmlFor={props.id}>
        {multiline ? (
          <textarea
            {...shared}
            rows={3}
            onChange={(event) => {
              onChange(event.target.value)
            }}
          />
        ) : (
          <input
            {...shared}
            inputMode={numeric ? 'decimal' : 'text'}
            onChange={(event) => {
              onChange(event.target.value)
            }}
          />
        )}
      </PlainField>
    )
  },

  DateTimeField: ({ value, onChange, onBlur, readOnly, type, step, ...props }) => {
    const [entries, countEntry] = useReducer((count: number) => count + 1, 0)
    return (
      <PlainField {...props} htmlFor={props.id}>
        {/* Uncontrolled, with a key: a date that is half typed has the value '', and writing that back would wipe it. The count
            puts the value that is held back over an entry that was not taken. */}
        <input
          {...attributesOf(props)}
          {...noForm}
          key={`${value} ${String(entries)}`}
          type={type}
          step={step}
          defaultValue={value}
          readOnly={readOnly}
          onBlur={(event) => {
            if (event.target.value !== value) {
              onChange(event.target.value)
              countEntry()
            }
            onBlur()
          }}
        />
      </PlainField>
    )
  },

  Checkbox: ({ value, onChange, onBlur, readOnly, ...props }) => (
    <PlainField {...props} label="">
      <span>
        <input
          {...attributesOf(props)}
          {...noForm}
          type="checkbox"
          checked={value}
          aria-readonly={readOnly || undefined}
          onBlur={onBlur}
          onChange={(event) => {
            if (!readOnly) onChange(event.target.checked)
          }}
        />{' '}
        <label htmlFor={props.id}>{props.label}</label> {props.required && <small>({props.requiredLabel})</small>}
      </span>
    </PlainField>
  ),

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
    return (
      <div className="plain-field">
        <button
          id={id}
          type="button"
          className={`plain-button plain-${variant}`}
          disabled={unavailable}
          aria-disabled={unavailable || inactive || undefined}
          aria-busy={busy || undefined}
          aria-label={ariaLabel}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          onClick={onPress}
        >
          {children}
        </button>
        {description !== undefined && <small id={`${id}-help`}>{description}</small>}
        {reason !== undefined && (
          <small id={`${id}-reason`} hidden>
            {reason}
          </small>
        )}
      </div>
    )
  },
} satisfies Partial<Slots>
