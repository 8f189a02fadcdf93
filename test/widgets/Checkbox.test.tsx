import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Checkbox } from '../../src/widgets/Checkbox'
import { Kept, plain } from './controls'

const setup = () => {
  const onChange = vi.fn()
  render(<Kept of={Checkbox} with={{ ...plain, value: false, onChange }} />)
  return { onChange, box: screen.getByRole('checkbox', { name: 'Drink' }) }
}

it('toggles once at a click on the box, and once at a click on the label', async () => {
  const { onChange, box } = setup()
  await userEvent.click(box)
  expect(onChange.mock.calls).toEqual([[true]])
  expect(box).toBeChecked()
  await userEvent.click(screen.getByText('Drink'))
  expect(onChange.mock.calls).toEqual([[true], [false]])
  expect(box).not.toBeChecked()
})

it('toggles by the space bar and not by Enter', async () => {
  const { onChange, box } = setup()
  box.focus()
  await userEvent.keyboard('{Enter}')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.keyboard(' ')
  expect(onChange.mock.calls).toEqual([[true]])
})

it('says that it is read-only', () => {
  render(<Checkbox {...plain} readOnly value onChange={vi.fn()} />)
  expect(screen.getByRole('checkbox')).toHaveAttribute('aria-readonly', 'true')
})
