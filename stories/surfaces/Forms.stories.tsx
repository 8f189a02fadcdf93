// Whole forms, one of each wire version: filled in and sent by keyboard alone, and left for whoever looks to fill in.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { A2uiSurface, type ActionCallback } from '../../src/index'
import { documentNamed } from '../documents'
import { chooseFrom, pressOn, toggle, typeInto } from '../keyboard'
import { SentBelow } from './SentBelow'

const meta = {
  title: 'Surfaces/Forms',
  component: A2uiSurface,
  decorators: [SentBelow],
  args: {
    interrupt: { kind: 'clarification' },
    onResume: fn<ActionCallback>(),
    onExchange: fn<ActionCallback>(),
  },
} satisfies Meta<typeof A2uiSurface>

export default meta
type Story = StoryObj<typeof meta>

export const Version1: Story = {
  name: 'Version 1, from empty to sent (V1-1, V1-2, ACT-2)',
  args: { envelopes: documentNamed('meeting-v1').envelopes },
  play: async ({ canvas, userEvent, args }) => {
    await chooseFrom(userEvent, canvas.getByRole('combobox', { name: 'Time' }), 'Friday 4 December, 09:00 to 09:45')
    await typeInto(userEvent, canvas.getByRole('textbox', { name: 'What should be on the agenda?' }), 'Empty states')
    await toggle(userEvent, canvas.getByRole('checkbox', { name: 'Add a video link' }))
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Send the invitation' }))
    await expect(args.onResume).toHaveBeenCalledWith(
      { slot: '2026-12-04T09:00', agenda: 'Empty states', remote: false },
      { target: 'resume', surfaceKey: 'meeting-v1-1', componentId: 'confirm', version: 1 },
    )
    await expect(await canvas.findByText('Your answer was sent.')).toBeVisible()
  },
}

export const Version1ToFillIn: Story = {
  name: 'Version 1, to fill in',
  args: { envelopes: documentNamed('meeting-v1').envelopes },
}

export const Version2: Story = {
  name: 'Version 2, from empty to sent (ACT-2, CHECK-3)',
  args: { envelopes: documentNamed('newsletter-v2').envelopes },
  play: async ({ canvas, userEvent, args, step }) => {
    const send = canvas.getByRole('button', { name: 'Subscribe' })
    await step('a press too early goes to the first field that is missing', async () => {
      await pressOn(userEvent, send)
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Not sent yet')
      await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveFocus()
      await expect(args.onResume).not.toHaveBeenCalled()
    })
    await step('the rest is filled in and sent', async () => {
      await typeInto(userEvent, canvas.getByRole('textbox', { name: 'Email address' }), 'ada@example.org')
      await expect(canvas.getByRole('checkbox', { name: 'Vegetables' })).toBeChecked()
      await toggle(userEvent, canvas.getByRole('checkbox', { name: 'Herbs' }))
      await expect(canvas.getByRole('checkbox', { name: 'Herbs', checked: true })).toHaveFocus()
      await chooseFrom(userEvent, canvas.getByRole('combobox', { name: 'How often?' }), 'Every week')
      await toggle(userEvent, canvas.getByRole('checkbox', { name: 'Send me the letter. I can stop it at any time.' }))
      await pressOn(userEvent, send)
      await expect(args.onResume).toHaveBeenCalledWith(
        {
          firstName: '',
          email: 'ada@example.org',
          topics: ['vegetables', 'herbs'],
          rhythm: ['weekly'],
          consent: true,
        },
        { target: 'resume', surfaceKey: 'garden-letter', componentId: 'subscribe', version: 2 },
      )
    })
  },
}

export const Version2ToFillIn: Story = {
  name: 'Version 2, to fill in',
  args: { envelopes: documentNamed('newsletter-v2').envelopes },
}
