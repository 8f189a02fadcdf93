// A surface inside a host's own form is no part of it (ACT-7). The same in a real browser: hostForm.browser.test.tsx.
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { A2uiSurfaceProps } from '../../src/A2uiSurface'
import type { ButtonProps } from '../../src/widgets/Button'
import type { TextFieldProps } from '../../src/widgets/TextField'
import { everyControl } from './everyControl'
import { mount } from './mount'

function mountInForm(props: A2uiSurfaceProps = {}) {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => {
    event.preventDefault()
  })
  const onReset = vi.fn()
  return {
    onSubmit,
    onReset,
    ...mount(
      { payload: everyControl, schemaVersion: 2, ...props },
      {
        around: (surface) => (
          <form onSubmit={onSubmit} onReset={onReset} aria-label="Host">
            <input name="host" defaultValue="own" aria-label="Host field" />
            {surface}
            <button>Host button</button>
          </form>
        ),
      },
    ),
  }
}

const formOf = () => screen.getByRole<HTMLFormElement>('form', { name: 'Host' })
const ownControls = () => [
  ...formOf().querySelectorAll<HTMLElement>('.a2s-surface :is(input, textarea, select, button)'),
]

describe('a surface inside a form of the host', () => {
  it('does not submit or reset it by any of its buttons, or by Enter anywhere (ACT-7)', async () => {
    const { user, onSubmit, onReset } = mountInForm()
    const controls = ownControls()
    expect(controls.length).toBeGreaterThan(15)
    for (const control of controls) {
      control.focus()
      await user.keyboard('{Enter}')
      await user.keyboard('{Escape}')
      if (control instanceof HTMLButtonElement && control.isConnected) {
        await user.click(control)
        await user.keyboard('{Escape}')
      }
    }
    expect(onSubmit).not.toHaveBeenCalled()
    expect(onReset).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Host button' }))
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('adds nothing to its data, whatever is entered (ACT-7)', async () => {
    const { user } = mountInForm()
    await user.type(screen.getByRole('textbox', { name: 'Short' }), 'x')
    await user.click(screen.getByRole('checkbox', { name: 'Box' }))
    for (const radio of screen.getAllByRole('radio', { name: 'Two' })) await user.click(radio)
    expect([...new FormData(formOf()).entries()]).toEqual([['host', 'own']])
    expect([...formOf().elements].filter((element) => element.closest('.a2s-surface'))).toEqual([])
  })

  it('is neither emptied nor reset with it (ACT-7)', async () => {
    const { user } = mountInForm()
    await user.type(screen.getByRole('textbox', { name: 'Short' }), 'x')
    formOf().reset()
    expect(screen.getByRole('textbox', { name: 'Short' })).toHaveValue('x')
  })

  it("does not submit it by the plainest of a host's own widgets (ACT-7)", async () => {
    const PlainButton = ({ children, onPress }: ButtonProps) => <button onClick={onPress}>{children}</button>
    const PlainField = ({ label, value, onChange }: TextFieldProps) => (
      <input
        aria-label={label}
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
        }}
      />
    )
    const slots = { Button: PlainButton, TextField: PlainField }
    const { user, onSubmit, onExchange } = mountInForm({ slots })
    await user.type(screen.getByRole('textbox', { name: 'Short' }), 'x{Enter}')
    await user.click(screen.getByRole('button', { name: 'Ask' }))
    expect(onExchange).toHaveBeenCalledOnce()
    expect(onSubmit).not.toHaveBeenCalled()
  })
})
