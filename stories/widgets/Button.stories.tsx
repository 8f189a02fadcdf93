// A button, and the two ways of not being pressed.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../src/widgets/Button'
import { OnSurface } from './OnSurface'

const meta = {
  title: 'Widgets/Button',
  component: Button,
  decorators: [OnSurface],
  args: {
    id: 'send',
    children: 'Book the flight',
    variant: 'default',
    onPress: fn(),
    unavailable: false,
    inactive: false,
    busy: false,
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Borderless: Story = { args: { variant: 'borderless' } }
export const Unavailable: Story = { args: { unavailable: true } }
export const Busy: Story = { args: { variant: 'primary', busy: true, inactive: true } }
export const Described: Story = { args: { description: 'Nothing is paid before you confirm.' } }
export const Dark: Story = { args: { variant: 'primary' }, globals: { theme: 'dark' } }

export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

export const Inactive: Story = {
  args: { variant: 'primary', inactive: true, reason: 'Fill in the required fields first.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
