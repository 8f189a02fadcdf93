// The form itself. `plan` holds what a person would have written out as JSX: sections of fields with their labels and options.
import { memo } from 'react'
import { useAnswer } from './answers'
import { CheckBox, DateField, OneOf, SomeOf, TextField } from './widgets'

export function Form({ plan, onSend }) {
  return (
    <div className="a2s-surface" role="group" aria-label="Form">
      <div className="a2s-body">
        <div className="a2s-column a2s-justify-start a2s-align-stretch">
          <h1 className="a2s-heading a2s-heading-1">{plan.title}</h1>
          <Echo field={plan.echo} />
          {plan.sections.map((section) => (
            <div key={section.id} className="a2s-card">
              <div className="a2s-column a2s-justify-start a2s-align-stretch">
                <h2 className="a2s-heading a2s-heading-2">{section.title}</h2>
                {section.fields.map((field) => (
                  <Field key={field.id} field={field} />
                ))}
              </div>
            </div>
          ))}
          <div className="a2s-button-field">
            <button type="button" className="a2s-button a2s-button-primary" onClick={onSend}>
              <span className="a2s-button-text">{plan.send}</span>
            </button>
          </div>
          <h5 className="a2s-heading a2s-heading-5">{plan.end}</h5>
        </div>
      </div>
    </div>
  )
}

function Echo({ field }) {
  const [value] = useAnswer(field.of)
  return <h4 className="a2s-heading a2s-heading-4">{value}</h4>
}

const Field = memo(function Field({ field }) {
  const [value, setValue] = useAnswer(field.id)
  const [label] = useAnswer(`label of ${field.id}`)
  const shared = { label: label ?? field.label, value, onChange: setValue }
  switch (field.kind) {
    case 'text':
      return <TextField {...shared} required={field.required} multiline={field.multiline} numeric={field.numeric} />
    case 'yesNo':
      return <CheckBox {...shared} />
    case 'date':
      return <DateField {...shared} />
    case 'one':
      return (
        <OneOf
          {...shared}
          options={field.options}
          value={value[0] ?? ''}
          onChange={(next) => setValue(next === '' ? [] : [next])}
        />
      )
    case 'some':
      return <SomeOf {...shared} options={field.options} />
    case 'chips':
      return <SomeOf {...shared} options={field.options} chips />
  }
})
