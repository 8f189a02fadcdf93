// Every slot replaced by a widget of Mantine, a kit that knows nothing of surfaces: proof that the props are enough.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, type UserEventObject } from 'storybook/test'
import { A2uiSurface, type ActionCallback } from '../../src/index'
import { documentNamed } from '../documents'
import { tabTo } from '../keyboard'
import { SentBelow } from '../surfaces/SentBelow'
import { fillInExpense, fillInRegistration } from './fillIn'
import { MantinePage } from './mantine/MantinePage'
import { mantineSlots } from './mantine/mantineSlots'
import { registration, sent } from './registration'

const choose = async (user: UserEventObject, select: HTMLElement, option: string) => {
  await tabTo(user, select)
  await user.keyboard('{ArrowDown}')
  const wanted = await screen.findByRole('option', { name: option })
  for (let presses = 0; presses < 10 && select.getAttribute('aria-activedescendant') !== wanted.id; presses += 1) {
    await user.keyboard('{ArrowDown}')
  }
  await user.keyboard('{Enter}')
  await expect(select).toHaveValue(option)
}

const meta = {
  title: 'Slots/Mantine',
  component: A2uiSurface,
  decorators: [SentBelow, MantinePage],
  // The scheme is the kit's provider's, which follows the story's globals and not the page: dark and rtl are stories here.
  parameters: { a11y: { ownModeOnly: true } },
  args: {
    slots: mantineSlots,
    interrupt: { kind: 'clarification' },
    onResume: fn<ActionCallback>(),
    onExchange: fn<ActionCallback>(),
  },
} satisfies Meta<typeof A2uiSurface>

export default meta
type Story = StoryObj<typeof meta>

export const Version1: Story = {
  name: 'A form of version 1 (V1-2, CHECK-3)',
  args: { envelopes: documentNamed('expense-v1').envelopes },
  play: async ({ canvasElement, userEvent, args }) => {
    await fillInExpense({ canvasElement, userEvent, select: 'textbox', choose })
    await expect(args.onResume).toHaveBeenCalledOnce()
    await expect(args.onResume).toHaveBeenCalledWith(
      { costCentre: '4200', note: 'Thank you', receipts: true },
      expect.objectContaining({ componentId: 'approve', version: 1 }),
    )
  },
}

export const Version2: Story = {
  name: 'A form of version 2 with every widget (ACT-2, CHECK-3)',
  args: { payload: registration, schemaVersion: 2 },
  play: async ({ canvasElement, userEvent, args }) => {
    await fillInRegistration({ canvasElement, userEvent, select: 'textbox', choose })
    await expect(args.onResume).toHaveBeenCalledOnce()
    await expect(args.onResume).toHaveBeenCalledWith(sent, expect.objectContaining({ version: 2 }))
  },
}
export const Dark: Story = { ...Version2, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...Version2, globals: { direction: 'rtl' } }

export const Arriving: Story = {
  name: 'Not here yet (FOLD-4)',
  args: { envelopes: [] },
}

export const Refused: Story = {
  name: 'Refused, with the raw document on request (STORE-2)',
  args: { payload: { made: 'up' }, schemaVersion: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByText('What was received')).toHaveFocus()
    await userEvent.click(canvas.getByText('What was received'))
    await expect(canvas.getByText(/made/)).toBeVisible()
  },
}
