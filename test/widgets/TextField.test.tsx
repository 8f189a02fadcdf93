import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { TextField, type TextFieldProps } from '../../src/widgets/TextField'
import { Kept, plain } from './controls'

const props: TextFieldProps = { ...plain, value: '', onChange: () => undefined, multiline: false, numeric: false }

it('reports the whole text at every key and shows what it is given', async () => {
  const onChange = vi.fn()
  render(<Kept of={TextField} with={{ ...props, onChange }} />)
  await userEvent.type(screen.getByRole('textbox'), 'Té')
  expect(onChange.mock.calls).toEqual([['T'], ['Té']])
  expect(screen.getByRole('textbox')).toHaveValue('Té')
})

it('keeps the given value when the caller does not take the change', async () => {
  render(<TextField {...props} value="Tea" />)
  await userEvent.type(screen.getByRole('textbox'), 'x')
  expect(screen.getByRole('textbox')).toHaveValue('Tea')
})

it('asks for a number by keyboard, not by type, so that the text stays as written (REND-3)', async () => {
  const onChange = vi.fn()
  render(<Kept of={TextField} with={{ ...props, numeric: true, onChange }} />)
  const box = screen.getByRole('textbox')
  expect(box).toHaveAttribute('type', 'text')
  expect(box).toHaveAttribute('inputmode', 'decimal')
  await userEvent.type(box, '1,50-')
  expect(box).toHaveValue('1,50-')
})

it('takes many lines when it is multiline (REND-3)', async () => {
  const onChange = vi.fn()
  render(<Kept of={TextField} with={{ ...props, multiline: true, onChange }} />)
  await userEvent.type(screen.getByRole('textbox'), 'a{Enter}b')
  expect(onChange).toHaveBeenLastCalledWith('a\nb')
})

it('shows the placeholder', () => {
  render(<TextField {...props} placeholder="Earl Grey" />)
  expect(screen.getByPlaceholderText('Earl Grey')).toBe(screen.getByRole('textbox', { name: 'Drink' }))
})
