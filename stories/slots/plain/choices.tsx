// Choices as plain HTML elements: a select, radio buttons, and check boxes, which stand for chips as well.
import { type FocusEvent, useState } from 'react'
import type { FilterWords, Option, Slots } from '../../../src/index'
import { attributesOf, groupAttributesOf, noForm, PlainField } from './PlainField'

/** The box that narrows a list, and what is left of the list. */
function useNarrowing(id: string, options: readonly Option[], words: FilterWords | undefined) {
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const shown = options.filter(({ label }) => label.toLowerCase().includes(wanted))
  const box = words && (
    <>
      <input
        id={`${id}-query`}
        {...noForm}
        aria-label={words.label}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
        }}
      />
      <small role="status">
        {wanted === '' ? '' : shown.length === 0 ? words.none : words.status(shown.length, options.length)}
      </small>
    </>
  )
  return { box, shown: words === undefined ? options : shown }
}

/** Calls `onBlur` when the focus leaves the whole group. */
const leaving = (onBlur: () => void) => (event: FocusEvent) => {
  if (!event.currentTarget.contains(event.relatedTarget)) onBlur()
}

const CheckboxGroup: Slots['CheckboxGroup'] = ({ options, filter, value, onChange, onBlur, readOnly, ...props }) => {
  const { box, shown } = useNarrowing(props.id, options, filter)
  return (
    <PlainField {...props}>
      {box}
      {/* Hears where the focus goes; nothing is pressed here. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div role="group" {...groupAttributesOf(props)} onBlur={leaving(onBlur)}>
        {shown.map((option) => (
          <label key={option.value} className="plain-option">
            <input
              type="checkbox"
              {...noForm}
              checked={value.includes(option.value)}
              aria-readonly={readOnly || undefined}
              onChange={({ target }) => {
                if (readOnly) return
                onChange(target.checked ? [...value, option.value] : value.filter((other) => other !== option.value))
              }}
            />
            {option.label}
          </label>
        ))}
      </div>
    </PlainField>
  )
}

const RadioGroup: Slots['RadioGroup'] = ({
  options,
  filter,
  clearLabel,
  value,
  onChange,
  onBlur,
  readOnly,
  ...props
}) => {
  const { box, shown } = useNarrowing(props.id, options, filter)
  return (
    <PlainField {...props}>
      {box}
      <div
        role="radiogroup"
        {...groupAttributesOf(props)}
        aria-required={props.required}
        aria-invalid={props.error !== undefined || undefined}
        onBlur={leaving(onBlur)}
      >
        {shown.map((option) => (
          <label key={option.value} className="plain-option">
            <input
              type="radio"
              {...noForm}
              name={`${props.id}-radio`}
              checked={option.value === value}
              onChange={() => {
                if (!readOnly) onChange(option.value)
              }}
            />
            {option.label}
          </label>
        ))}
      </div>
      {clearLabel !== undefined && value !== '' && !readOnly && (
        <button
          type="button"
          onClick={() => {
            onChange('')
          }}
        >
          {clearLabel}
        </button>
      )}
    </PlainField>
  )
}

const Select: Slots['Select'] = ({
  options,
  placeholder,
  clearLabel,
  value,
  onChange,
  onBlur,
  readOnly,
  dir,
  ...props
}) => (
  <PlainField {...props} htmlFor={props.id}>
    <select
      {...attributesOf(props)}
      {...noForm}
      dir={dir}
      value={value}
      onBlur={onBlur}
      onChange={(event) => {
        if (!readOnly) onChange(event.target.value)
      }}
    >
      <option value="" disabled={clearLabel === undefined || readOnly}>
        {value === '' ? placeholder : (clearLabel ?? placeholder)}
      </option>
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={readOnly && option.value !== value}>
          {option.label}
        </option>
      ))}
    </select>
  </PlainField>
)

/** Several chips are check boxes, one of them is a row of radio buttons. */
const ToggleGroup: Slots['ToggleGroup'] = ({ multiple, value, onChange, ...props }) => {
  if (multiple) return <CheckboxGroup {...props} value={value} onChange={onChange} />
  return (
    <RadioGroup
      {...props}
      value={value[0] ?? ''}
      onChange={(next) => {
        onChange(next === '' ? [] : [next])
      }}
    />
  )
}

export const choices = { CheckboxGroup, RadioGroup, Select, ToggleGroup } satisfies Partial<Slots>
