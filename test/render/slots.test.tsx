// A host's own widgets are guests: plain props, and no way past what they are given.
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { TextFieldProps } from '../../src/widgets/TextField'
import { buttonV1, fieldV1, payloadV1 } from './documents'
import { everyControl } from './everyControl'
import { mount, pending } from './mount'

describe('slots', () => {
  it('get plain props: what to show, and what to call (REND-7)', async () => {
    const seen: TextFieldProps[] = []
    const Own = (props: TextFieldProps) => {
      seen.push(props)
      return (
        <label>
          {props.label}
          <input
            id={props.id}
            value={props.value}
            onChange={(event) => {
              props.onChange(event.target.value)
            }}
            onBlur={props.onBlur}
            aria-invalid={props.error !== undefined}
          />
          {props.error}
        </label>
      )
    }
    const { user, onResume } = mount({
      payload: payloadV1([fieldV1('text', 'a', { required: true }), buttonV1('resume', 'Send')]),
      slots: { TextField: Own },
    })
    expect(seen[0]).toEqual({
      id: expect.any(String) as string,
      label: 'A',
      value: '',
      required: true,
      readOnly: false,
      multiline: false,
      numeric: false,
      requiredLabel: 'required',
      onChange: expect.any(Function) as () => void,
      onBlur: expect.any(Function) as () => void,
    })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.getByRole('textbox')).toHaveFocus()
    expect(seen.at(-1)?.error).toBe('Please fill this in.')
    await user.keyboard('x')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(onResume).toHaveBeenCalledOnce()
  })

  it('cannot change an answer that is on its way, whatever they call (ACT-4)', async () => {
    const answer = pending()
    const { user } = mount({
      payload: payloadV1([fieldV1('text', 'a'), buttonV1('resume', 'Send')]),
      onResume: () => answer.promise,
      slots: {
        TextField: ({ value, onChange }) => (
          <button
            onClick={() => {
              onChange('forced')
            }}
          >{`Value: ${value}`}</button>
        ),
      },
    })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await user.click(screen.getByRole('button', { name: /Value/ }))
    await answer.reject()
    expect(screen.getByRole('button', { name: 'Value:' })).toBeVisible()
  })

  it('cannot change what is settled, whatever they call (ACT-4)', async () => {
    const { user, container } = mount({
      payload: everyControl,
      schemaVersion: 2,
      submitted: { short: 'sent' },
      submittedBy: 'send',
      slots: {
        TextField: ({ label, value, onChange }) => (
          <button
            onClick={() => {
              onChange('forced')
            }}
          >{`${label}: ${value}`}</button>
        ),
      },
    })
    await user.click(screen.getByRole('button', { name: 'Short: sent' }))
    expect(container).not.toHaveTextContent('forced')
  })

  it("come with the library's classes on the library's own widgets, and the host's class on the surface", () => {
    const { container } = mount({ payload: everyControl, schemaVersion: 2, className: 'host-class' })
    expect(container.querySelector('.a2s-surface')).toHaveClass('host-class')
    for (const part of [
      'text-field',
      'checkbox',
      'select',
      'radio-group',
      'checkbox-group',
      'toggle-group',
      'date-time-field',
      'button',
    ]) {
      expect(container.querySelector(`.a2s-${part}`), part).toBeInTheDocument()
    }
  })
})
