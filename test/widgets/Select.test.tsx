// Both selects take the same props and promise the same; what only the list of Radix does stands below.
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getNonce } from 'get-nonce'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { SelectProps } from '../../src/widgets/controlProps'
import { loadSelectPopup } from '../../src/widgets/lateSelectPopup'
import { NativeSelect } from '../../src/widgets/NativeSelect'
import { Select } from '../../src/widgets/Select'
import { Kept, options, plain } from './controls'

const base: SelectProps = { ...plain, value: '', onChange: () => undefined, options, placeholder: 'Choose one' }
const trigger = () => screen.getByRole('combobox', { name: 'Drink' })
const setup = (props: Partial<SelectProps> = {}, of: ComponentType<SelectProps> = Select) => {
  const onChange = vi.fn()
  render(<Kept of={of} with={{ ...base, onChange, ...props }} />)
  return onChange
}

describe.each<[string, ComponentType<SelectProps>]>([
  ['Select', Select],
  ['NativeSelect', NativeSelect],
])('%s', (_name, Widget) => {
  it('has its choice in server HTML, and the placeholder without one', () => {
    const chosen = (html: string) => html.replace(/<option value="(?!coffee)[^>]*>[^<]*<\/option>/g, '')
    expect(chosen(renderToString(<Widget {...base} value="coffee" />))).toContain('Coffee')
    expect(renderToString(<Widget {...base} />)).toContain('Choose one')
  })

  it('shows a value that is not among the options as it is', () => {
    setup({ value: 'mate' }, Widget)
    if (Widget === NativeSelect) expect(trigger()).toHaveDisplayValue('mate')
    else expect(trigger()).toHaveTextContent('mate')
  })
})

describe('NativeSelect', () => {
  it('chooses, and empties again where that is allowed (REND-9)', async () => {
    const onChange = setup({ clearLabel: 'No drink' }, NativeSelect)
    expect(trigger()).toHaveDisplayValue('Choose one')
    await userEvent.selectOptions(trigger(), 'Coffee')
    await userEvent.selectOptions(trigger(), 'No drink')
    expect(onChange.mock.calls).toEqual([['coffee'], ['']])
  })

  it('has no way back to no choice without words for it (REND-9)', () => {
    setup({ value: 'tea' }, NativeSelect)
    expect(
      within(trigger())
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Tea', 'Coffee', 'Still water'])
    expect(trigger().querySelector('option[value=""]')).toBeDisabled()
  })

  it('lets nothing else be chosen while read-only', () => {
    setup({ value: 'tea', readOnly: true, clearLabel: 'No drink' }, NativeSelect)
    const enabled = within(trigger())
      .getAllByRole<HTMLOptionElement>('option')
      .filter((option) => !option.disabled)
    expect(enabled.map((option) => option.textContent)).toEqual(['Tea'])
  })
})

describe('the list of Select', () => {
  beforeAll(loadSelectPopup)

  it('is named as the field, opens by key and by pointer, and reports the choice once', async () => {
    const onChange = setup()
    trigger().focus()
    await userEvent.keyboard('{Enter}')
    const list = screen.getByRole('listbox', { name: 'Drink' })
    expect(within(list).getAllByRole('option')).toHaveLength(3)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onChange.mock.calls).toEqual([['coffee']])
    expect(trigger()).toHaveTextContent('Coffee')
    expect(trigger()).toHaveFocus()
    await userEvent.click(trigger())
    await userEvent.click(screen.getByRole('option', { name: 'Tea' }))
    expect(onChange.mock.calls).toEqual([['coffee'], ['tea']])
  })

  it('has an entry that empties the field, only when there is something to empty (REND-9)', async () => {
    const onChange = setup({ clearLabel: 'No drink' })
    await userEvent.click(trigger())
    expect(screen.queryByRole('option', { name: 'No drink' })).toBeNull()
    await userEvent.click(screen.getByRole('option', { name: 'Tea' }))
    trigger().focus()
    await userEvent.keyboard('{Enter}{Home}{Enter}')
    expect(onChange.mock.calls).toEqual([['tea'], ['']])
    expect(trigger()).toHaveTextContent('Choose one')
  })

  it('chooses by typing on the closed field', async () => {
    const onChange = setup()
    trigger().focus()
    await userEvent.keyboard('st')
    expect(onChange).toHaveBeenLastCalledWith('water')
  })

  it('is built when the field has the focus, not before', () => {
    const { container } = render(<Select {...base} />)
    expect(container).not.toHaveTextContent('Coffee')
    expect(document.body).not.toHaveTextContent('Coffee')
  })

  it('does not count opening as leaving the field', async () => {
    const onBlur = vi.fn()
    setup({ onBlur })
    const field = trigger()
    await userEvent.click(field)
    expect(field).not.toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(field).toHaveFocus()
    expect(onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    expect(onBlur).toHaveBeenCalledOnce()
  })

  it('closes when the field becomes read-only under it, for good', async () => {
    const { rerender } = render(<Select {...base} />)
    await userEvent.click(trigger())
    rerender(<Select {...base} readOnly />)
    expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.click(trigger())
    expect(screen.queryByRole('listbox')).toBeNull()
    rerender(<Select {...base} />)
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('stays shut at a click on the label, which gives the focus', async () => {
    setup()
    await userEvent.click(screen.getByText('Drink'))
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(trigger()).toHaveFocus()
  })

  it('takes any text as a value, its own marks included', async () => {
    const odd = [':', 'constructor', ' ', '__proto__'].map((value) => ({ value, label: `<${value}>` }))
    const onChange = setup({ options: odd, clearLabel: 'No drink' })
    for (const { label } of odd) {
      await userEvent.click(trigger())
      await userEvent.click(screen.getByRole('option', { name: label }))
      expect(trigger()).toHaveTextContent(label)
    }
    expect(onChange.mock.calls).toEqual(odd.map(({ value }) => [value]))
  })

  it('goes where it is told, and reads in the direction of the field', async () => {
    const container = document.body.appendChild(document.createElement('section'))
    setup({ portalContainer: container, dir: 'rtl' })
    await userEvent.click(trigger())
    expect(container).toContainElement(screen.getByRole('listbox'))
    expect(screen.getByRole('listbox')).toHaveAttribute('dir', 'rtl')
    container.remove()
  })

  it('sets no direction of its own on the closed field', () => {
    setup()
    expect(trigger()).not.toHaveAttribute('dir')
  })

  it('gives the nonce to both style elements of Radix (SEC-4)', async () => {
    setup({ nonce: 'n0nce' })
    await userEvent.click(trigger())
    expect(screen.getByRole('listbox').querySelector('style')).toHaveAttribute('nonce', 'n0nce')
    expect(getNonce()).toBe('n0nce')
  })
})
