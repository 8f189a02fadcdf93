// The widgets of the hand-written form: plain React, and Radix's select as its documentation shows it, with the library's stylesheet, so
// that the browser has the same to lay out.
import * as Select from '@radix-ui/react-select'
import { useId, useState } from 'react'

export function TextField({ label, value, onChange, required, multiline, numeric }) {
  const id = useId()
  const [left, setLeft] = useState(false)
  const error = required && left && value.trim() === '' ? `Please say something about ${label}.` : undefined
  const Control = multiline ? 'textarea' : 'input'
  return (
    <div className="a2s-field a2s-text-field">
      <Label htmlFor={id} label={label} required={required} />
      <Control
        id={id}
        className={multiline ? 'a2s-input a2s-textarea' : 'a2s-input'}
        inputMode={numeric ? 'decimal' : 'text'}
        autoComplete="off"
        aria-required={required}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => setLeft(true)}
      />
      {error && (
        <p id={`${id}-error`} className="a2s-error">
          {error}
        </p>
      )}
    </div>
  )
}

export function CheckBox({ label, value, onChange }) {
  const id = useId()
  return (
    <div className="a2s-field a2s-checkbox">
      <div className="a2s-check-row">
        <input
          id={id}
          type="checkbox"
          className="a2s-check"
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
        />
        <Label htmlFor={id} label={label} />
      </div>
    </div>
  )
}

export function DateField({ label, value, onChange }) {
  const id = useId()
  return (
    <div className="a2s-field a2s-date-time-field">
      <Label htmlFor={id} label={label} />
      <input
        id={id}
        type="date"
        className="a2s-input"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

export function OneOf({ label, options, value, onChange }) {
  const id = useId()
  return (
    <div className="a2s-field a2s-select">
      <Label htmlFor={id} label={label} />
      <Select.Root value={value} onValueChange={onChange}>
        <Select.Trigger id={id} className="a2s-input a2s-select-trigger">
          <Select.Value placeholder="Choose" />
          <Select.Icon />
        </Select.Trigger>
        <Select.Portal>
          <Select.Content className="a2s-popup" position="popper">
            <Select.Viewport>
              {options.map((option) => (
                <Select.Item key={option.value} value={option.value} className="a2s-item">
                  <Select.ItemText>{option.label}</Select.ItemText>
                </Select.Item>
              ))}
            </Select.Viewport>
          </Select.Content>
        </Select.Portal>
      </Select.Root>
    </div>
  )
}

export function SomeOf({ label, options, value, onChange, chips = false }) {
  const id = useId()
  const toggle = (option, on) => onChange(on ? [...value, option] : value.filter((other) => other !== option))
  return (
    <div className="a2s-field a2s-checkbox-group">
      <Label id={id} label={label} />
      <div role="group" aria-labelledby={id} className={chips ? 'a2s-chips' : 'a2s-options'}>
        {options.map((option) => (
          <label key={option.value} className={chips ? 'a2s-chip' : 'a2s-option'}>
            <input
              type="checkbox"
              className={chips ? 'a2s-chip-input' : 'a2s-check'}
              checked={value.includes(option.value)}
              onChange={(event) => toggle(option.value, event.target.checked)}
            />
            <span className="a2s-option-label">{option.label}</span>
          </label>
        ))}
      </div>
    </div>
  )
}

function Label({ id, htmlFor, label, required }) {
  return (
    <div className="a2s-label-row">
      {htmlFor === undefined ? (
        <span id={id} className="a2s-label">
          {label}
        </span>
      ) : (
        <label htmlFor={htmlFor} className="a2s-label">
          {label}
        </label>
      )}
      {required && <span className="a2s-required">*</span>}
    </div>
  )
}
