// Text on one line, on many, and numbers.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TextField } from '../../src/widgets/TextField'
import { control, kept, OnSurface } from './OnSurface'

const meta = {
  title: 'Widgets/TextField',
  component: TextField,
  decorators: [OnSurface],
  render: kept(TextField),
  args: { ...control, label: 'Full name', value: '', onChange: fn(), onBlur: fn(), multiline: false, numeric: false },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'Ada Lovelace', description: 'As it stands in your passport' } }
export const Filled: Story = { args: { value: 'Ada Lovelace' } }
export const Required: Story = { args: { required: true } }
export const Invalid: Story = {
  args: { value: 'ada@', label: 'Email', error: 'Enter a whole address.', required: true },
}
export const Hinted: Story = {
  args: { value: 'about ten', label: 'Travellers', numeric: true, hint: 'This does not look like a number.' },
}
export const ReadOnly: Story = { args: { value: 'Ada Lovelace', readOnly: true } }
export const Dark: Story = { args: { ...Invalid.args }, globals: { theme: 'dark' } }

export const Multiline: Story = {
  args: { label: 'Notes', multiline: true, value: 'We arrive late.\nPlease hold the room.' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Notes' })
    const before = box.clientHeight
    await userEvent.type(box, '{Enter}1{Enter}2{Enter}3')
    await expect(args.onChange).toHaveBeenCalled()
    await expect(box.clientHeight).toBeGreaterThan(before)
  },
}

export const Numeric: Story = {
  args: { label: 'Travellers', numeric: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Travellers' }), '2')
    await expect(args.onChange).toHaveBeenLastCalledWith('2')
  },
}
