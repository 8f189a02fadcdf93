// A surface inside a host's own form, where the browser itself would submit, reset and collect it (ACT-7).
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../src/widgets/styles.css'
import { A2uiSurface, type A2uiSurfaceProps } from '../../src/A2uiSurface'
import { NativeSelect } from '../../src/widgets/NativeSelect'
import type { TextFieldProps } from '../../src/widgets/TextField'
import { everyControl } from './everyControl'

async function renderInForm(props: A2uiSurfaceProps = {}, around = (surface: ReactNode) => surface) {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => {
    event.preventDefault()
  })
  const onReset = vi.fn()
  const onExchange = vi.fn()
  await render(
    <form id="host" onSubmit={onSubmit} onReset={onReset} aria-label="Host">
      <input name="host" defaultValue="own" aria-label="Host field" />
      {around(<A2uiSurface payload={everyControl} schemaVersion={2} onExchange={onExchange} {...props} />)}
      <button>Host button</button>
    </form>,
  )
  const form = page.getByRole('form', { name: 'Host' }).element() as HTMLFormElement
  const controls = () => [...form.querySelectorAll<HTMLElement>('.a2s-surface :is(input, textarea, select, button)')]
  return { onSubmit, onReset, onExchange, form, controls }
}

describe('a surface inside a form of the host', () => {
  it.each([
    ["the library's widgets", {}],
    ['the native select', { slots: { Select: NativeSelect } }],
  ])('neither submits nor resets it by Enter or a click anywhere: %s (ACT-7)', async (_, props) => {
    const { onSubmit, onReset, controls } = await renderInForm(props)
    expect(controls().length).toBeGreaterThan(15)
    for (const control of controls()) {
      if (!control.isConnected) continue
      control.focus()
      await userEvent.keyboard('{Enter}')
      await userEvent.keyboard('{Escape}')
      control.click()
      await userEvent.keyboard('{Escape}')
    }
    expect(onSubmit).not.toHaveBeenCalled()
    expect(onReset).not.toHaveBeenCalled()
    await page.getByRole('textbox', { name: 'Host field' }).click()
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('adds nothing to its data or its elements, and is not emptied with it (ACT-7)', async () => {
    const { form, onExchange } = await renderInForm()
    await page.getByRole('textbox', { name: 'Short' }).fill('x')
    await page.getByRole('checkbox', { name: 'Box', exact: true }).click()
    await page.getByLabelText('Date').fill('2026-03-04')
    expect([...new FormData(form).entries()]).toEqual([['host', 'own']])
    expect([...form.elements].filter((element) => element.closest('.a2s-surface'))).toEqual([])
    form.reset()
    await expect.element(page.getByRole('textbox', { name: 'Short' })).toHaveValue('x')
    await expect.element(page.getByLabelText('Date')).toHaveValue('2026-03-04')
    await expect.element(page.getByRole('checkbox', { name: 'Box', exact: true })).toBeChecked()
    await page.getByRole('button', { name: 'Ask' }).click()
    expect(onExchange.mock.lastCall?.[0]).toMatchObject({ short: 'x', box: true, date: '2026-03-04' })
  })

  it('is not kept from being sent by what a host demands of its form (ACT-7, ACT-1)', async () => {
    const { onSubmit, onExchange, form } = await renderInForm({}, (surface) => (
      <>
        <input required aria-label="Demanded" />
        {surface}
      </>
    ))
    await page.getByRole('button', { name: 'Ask' }).click()
    expect(onExchange).toHaveBeenCalledOnce()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(form.matches(':invalid')).toBe(true)
  })

  it("does not submit it by a host's plainest widgets (ACT-7)", async () => {
    const { onSubmit, onExchange } = await renderInForm({
      slots: {
        Button: ({ children, onPress }) => <button onClick={onPress}>{children}</button>,
        TextField: ({ label, value, onChange }: TextFieldProps) => (
          <input
            aria-label={label}
            value={value}
            onChange={(event) => {
              onChange(event.target.value)
            }}
          />
        ),
      },
    })
    await page.getByRole('textbox', { name: 'Short' }).click()
    await userEvent.keyboard('x{Enter}')
    await page.getByRole('button', { name: 'Ask' }).click()
    expect(onExchange).toHaveBeenCalledExactlyOnceWith({ short: 'x' }, expect.anything())
    expect(onSubmit).not.toHaveBeenCalled()
  })
})
