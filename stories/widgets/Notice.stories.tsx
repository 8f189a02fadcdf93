// What stands in the place of what cannot be shown (STORE-2).
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Notice } from '../../src/widgets/Notice'
import { OnSurface } from './OnSurface'

const meta = {
  title: 'Widgets/Notice',
  component: Notice,
  decorators: [OnSurface],
  args: {
    title: 'This part could not be shown',
    reason: 'It has a version that is not known here.',
    detailsLabel: 'Show the document',
    details: JSON.stringify(
      { version: 3, components: Array.from({ length: 40 }, (_, id) => ({ id, text: '<b>inert</b>' })) },
      null,
      2,
    ),
  },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show the document'))
    await userEvent.tab()
    await expect(canvas.getByRole('group', { name: 'Show the document' })).toHaveFocus()
  },
}
