// What holds for every control, whatever its kind.
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { controls, plain } from './controls'

const change = vi.fn()
const ignore = () => undefined
beforeEach(() => {
  change.mockReset()
})

describe.each(controls)('$name', ({ role, invalid, filled }) => {
  const field = () => {
    const element = document.getElementById('drink')
    if (element === null) throw new Error('No element has the id of the field.')
    return element
  }

  it('has a role, the label as its name, and help and error as its description (REND-7, CHECK-3)', () => {
    render(filled({ ...plain, description: 'Hot or cold', error: 'Sold out' }, ignore))
    expect(field()).toHaveAccessibleName('Drink')
    expect(field()).toHaveAccessibleDescription('Hot or cold Sold out')
    if (role !== null) expect(screen.getByRole(role, { name: 'Drink' })).toBe(field())
  })

  it('has no description and is not invalid without help and error', () => {
    const { container } = render(filled(plain, ignore))
    expect(field()).toHaveAccessibleDescription('')
    expect(container.querySelector('[aria-invalid], [aria-required], [aria-readonly], [aria-disabled]')).toBeNull()
  })

  it('can be named otherwise than it is labelled, or without a label (REND-7)', () => {
    const { rerender } = render(filled({ ...plain, ariaLabel: 'Drink with the meal' }, ignore))
    expect(field()).toHaveAccessibleName('Drink with the meal')
    expect(screen.getByText('Drink')).toBeVisible()
    rerender(filled({ ...plain, label: '', ariaLabel: 'Something to drink' }, ignore))
    expect(field()).toHaveAccessibleName('Something to drink')
    expect(screen.queryByText('Drink')).toBeNull()
  })

  it('says that it is required, by attribute or in words, without a change of its name (REND-7)', () => {
    render(filled({ ...plain, required: true }, ignore))
    expect(field()).toHaveAccessibleName('Drink')
    if (role === 'group') expect(field()).toHaveAccessibleDescription('required')
    else expect(field()).toHaveAttribute('aria-required', 'true')
    expect(screen.getByTitle('required')).toBeVisible()
    expect(document.querySelector('[required]')).toBeNull()
  })

  it('is marked as invalid (CHECK-3)', () => {
    const { container } = render(filled({ ...plain, error: 'Sold out' }, ignore))
    const boxes = within(field()).queryAllByRole('checkbox')
    const expected = { itself: [field()], 'each box': boxes }[invalid]
    expect([...container.querySelectorAll('[aria-invalid=true]')]).toEqual(expected)
    for (const box of boxes) expect(box).toHaveAccessibleDescription('Sold out')
  })

  it('takes the focus at its id (CHECK-3)', () => {
    render(filled(plain, ignore))
    field().focus()
    expect(field().contains(document.activeElement)).toBe(true)
  })

  it('reports a blur when the focus leaves it, not before', async () => {
    const onBlur = vi.fn()
    render(
      <>
        {filled({ ...plain, onBlur }, ignore)}
        <button type="button">After</button>
      </>,
    )
    const after = screen.getByRole('button', { name: 'After' })
    const within = () => document.activeElement?.closest('.a2s-field') !== null
    await userEvent.tab()
    expect(within()).toBe(true)
    for (let presses = 0; presses < 10 && within(); presses += 1) {
      expect(onBlur).not.toHaveBeenCalled()
      await userEvent.tab()
    }
    expect(after).toHaveFocus()
    expect(onBlur).toHaveBeenCalledOnce()
  })

  it('changes nothing while read-only', async () => {
    const { container } = render(filled({ ...plain, readOnly: true }, change))
    for (const element of container.querySelectorAll<HTMLElement>('label:not([for]), #drink, [role=radio], button')) {
      await userEvent.click(element)
      await userEvent.keyboard('c{Enter} {ArrowDown}')
    }
    expect(change).not.toHaveBeenCalled()
  })

  it('is no part of a form around it: not its elements, data, reset or Enter (ACT-7)', async () => {
    const submit = vi.fn((event: Event) => {
      event.preventDefault()
    })
    const { container } = render(<form aria-label="Host">{filled(plain, change)}</form>)
    const form = screen.getByRole<HTMLFormElement>('form')
    form.addEventListener('submit', submit)
    expect(form.elements).toHaveLength(0)
    expect([...new FormData(form)]).toEqual([])
    const before = container.innerHTML
    form.reset()
    expect(container.innerHTML).toBe(before)
    for (const control of container.querySelectorAll<HTMLElement>('input, button, select')) {
      control.focus()
      fireEvent.keyDown(control, { key: 'Enter' })
      await userEvent.type(control, '{Enter}', { skipClick: true })
      fireEvent.keyDown(document.activeElement ?? control, { key: 'Escape' })
    }
    expect(submit).not.toHaveBeenCalled()
  })

  it('has no style attribute and no foreign id in server HTML (SEC-4, REND-8)', () => {
    const html = renderToString(filled({ ...plain, required: true, description: 'Hot or cold', error: 'No' }, ignore))
    expect(html).not.toMatch(/\sstyle=/)
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1])
    expect(ids.filter((id) => !/^drink(-|$)/.test(id ?? ''))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('asks for no password and offers no memory of earlier input (SEC-3)', () => {
    const { container } = render(filled(plain, ignore))
    expect(container.querySelector('[type=password]')).toBeNull()
    for (const box of container.querySelectorAll('textarea, select, input:not([type=checkbox], [type=radio])')) {
      expect(box).toHaveAttribute('autocomplete', 'off')
    }
  })

  it('passes axe, plain and with everything said', async () => {
    const { container, rerender } = render(filled(plain, ignore))
    const rules = { 'color-contrast': { enabled: false } }
    expect((await axe.run(container, { rules })).violations).toEqual([])
    rerender(
      filled({ ...plain, required: true, readOnly: true, description: 'Hot or cold', error: 'Sold out' }, ignore),
    )
    expect((await axe.run(container, { rules })).violations).toEqual([])
  })
})
