// A labelled select, and the same choice as a row of segments.
import { useId } from 'react'

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly choices: readonly (readonly [value: Value, label: string])[]
  readonly onChange: (value: Value) => void
}

export function Choice<Value extends string>({ label, value, choices, onChange }: ChoiceProps<Value>) {
  const id = useId()
  return (
    <div className="pg-choice">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = choices.find(([candidate]) => candidate === event.target.value)
          if (chosen !== undefined) onChange(chosen[0])
        }}
      >
        {choices.map(([candidate, words]) => (
          <option key={candidate} value={candidate}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}

export function Segments<Value extends string>({ label, value, choices, onChange }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className="pg-segments">
      <legend>{label}</legend>
      {choices.map(([candidate, words]) => (
        <label key={candidate}>
          <input
            type="radio"
            name={name}
            checked={candidate === value}
            onChange={() => {
              onChange(candidate)
            }}
          />
          <bdi>{words}</bdi>
        </label>
      ))}
    </fieldset>
  )
}
