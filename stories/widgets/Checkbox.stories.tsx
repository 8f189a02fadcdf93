// One yes or no.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Checkbox } from '../../src/widgets/Checkbox'
import { control, kept, OnSurface } from './OnSurface'

const meta = {
  title: 'Widgets/Checkbox',
  component: Checkbox,
  decorators: [OnSurface],
  render: kept(Checkbox),
  args: { ...control, label: 'I have read the fare rules', value: false, onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
  },
}
export const On: Story = { args: { value: true, description: 'They were sent to you by mail.' } }
export const Invalid: Story = { args: { required: true, error: 'Accept the rules to go on.' } }
export const ReadOnly: Story = { args: { value: true, readOnly: true } }
export const LongLabel: Story = {
  args: {
    label: 'Send me a message when the price of a flight that I looked at falls by more than a tenth within a week',
  },
  globals: { viewport: { value: 'mobile1' } },
}
export const Dark: Story = { args: { value: true }, globals: { theme: 'dark' } }
