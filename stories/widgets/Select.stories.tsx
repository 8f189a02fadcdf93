// One of many, in a list that opens.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { Select } from '../../src/widgets/Select'
import { chooseFrom, pressOn } from '../keyboard'
import { control, kept, OnSurface } from './OnSurface'

const seats = ['Window seat', 'Aisle seat', 'Extra legroom', 'No preference']
const options = seats.map((label, index) => ({ value: String(index), label }))
const many = Array.from({ length: 256 }, (_, index) => ({ value: String(index), label: `Gate ${String(index)}` }))

const meta = {
  title: 'Widgets/Select',
  component: Select,
  decorators: [OnSurface],
  render: kept(Select),
  args: { ...control, label: 'Seat', value: '', onChange: fn(), onBlur: fn(), options, placeholder: 'Choose a seat' },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { required: true },
  play: async ({ args, canvas, userEvent }) => {
    await chooseFrom(userEvent, canvas.getByRole('combobox', { name: 'Seat' }), 'Aisle seat')
    await expect(args.onChange).toHaveBeenLastCalledWith('1')
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Aisle seat')
  },
}
export const Chosen: Story = { args: { value: '0', clearLabel: 'No choice' } }
export const Invalid: Story = { args: { required: true, error: 'Choose a seat.' } }
export const ReadOnly: Story = { args: { value: '2', readOnly: true } }
export const Long: Story = { args: { label: 'Gate', options: many, value: '200', clearLabel: 'No gate' } }

const openList: Story['play'] = async ({ canvas, userEvent }) => {
  await pressOn(userEvent, canvas.getByRole('combobox'))
  await expect(await screen.findByRole('listbox', { name: 'Seat' })).toBeVisible()
}
export const Open: Story = {
  args: { value: '1', clearLabel: 'No choice' },
  play: openList,
  // While the list is open Radix hides the rest and keeps the focus in the list; axe sees the first half of that only.
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
}
export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } }
export const OpenRightToLeft: Story = { ...Open, globals: { direction: 'rtl' } }
