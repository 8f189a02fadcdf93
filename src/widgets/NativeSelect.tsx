// The platform's own <select>. It puts no style element into the page, so it meets the strictest policy (SEC-4), and it is
// the better choice on phones. Takes the same props as Select.
import { detached } from './detached'
import { controlAttributes, type SelectProps } from './controlProps'
import { Field } from './Field'

/** Classes: `a2s-select`, `a2s-select-box`, `a2s-input`. `portalContainer` and `nonce` have no meaning here. */
export function NativeSelect({
  options,
  placeholder,
  clearLabel,
  dir,
  value,
  onChange,
  onBlur,
  ...props
}: SelectProps) {
  const clearable = clearLabel !== undefined
  const known = value === '' || options.some((option) => option.value === value)
  // A <select> has no read-only state: nothing but the present choice can be chosen instead.
  const locked = (option: string) => props.readOnly && option !== value
  return (
    <Field {...props} className="a2s-select">
      <div className="a2s-select-box">
        <select
          {...controlAttributes(props)}
          {...detached}
          className={`a2s-input a2s-native-select${value === '' ? ' a2s-empty' : ''}`}
          autoComplete="off"
          dir={dir}
          value={value}
          onChange={(event) => {
            if (!props.readOnly) onChange(event.target.value)
          }}
          onBlur={onBlur}
        >
          <option value="" disabled={locked('') || !clearable} hidden={value !== '' && !clearable}>
            {value === '' ? placeholder : clearLabel}
          </option>
          {!known && <option value={value}>{value}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={locked(option.value)}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </Field>
  )
}
