// CheckBox of version 2, free and required.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { A2uiSurface, type ActionCallback } from '../../src/index'
import { pressOn, toggle } from '../keyboard'
import { payloadV2, required } from './payloadV2'
import { SentBelow } from './SentBelow'

const meta = {
  title: 'Surfaces/Version 2/CheckBox',
  component: A2uiSurface,
  decorators: [SentBelow],
  args: { schemaVersion: 2, onResume: fn<ActionCallback>(), onExchange: fn<ActionCallback>() },
} satisfies Meta<typeof A2uiSurface>

export default meta
type Story = StoryObj<typeof meta>

export const Free: Story = {
  args: {
    payload: payloadV2({
      body: [
        { id: 'window', component: 'CheckBox', label: 'A seat at the window', value: { path: '/window' } },
        { id: 'quiet', component: 'CheckBox', label: 'In the quiet coach', value: { path: '/quiet' } },
      ],
      model: { window: false, quiet: true },
      send: 'exchange',
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await toggle(userEvent, canvas.getByRole('checkbox', { name: 'A seat at the window' }))
    await toggle(userEvent, canvas.getByRole('checkbox', { name: 'In the quiet coach' }))
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onExchange).toHaveBeenCalledWith({ window: true, quiet: false }, expect.anything())
  },
}

export const Required: Story = {
  name: 'Required: false does not do (CHECK-1)',
  args: {
    payload: payloadV2({
      body: [
        {
          id: 'terms',
          component: 'CheckBox',
          label: 'I have read the terms of carriage',
          value: { path: '/terms' },
          checks: [required('/terms', 'Please confirm that you have read them.')],
        },
      ],
      model: { terms: false },
      send: 'resume',
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'I have read the terms of carriage' })
    await expect(box).toBeRequired()
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByText('Please confirm that you have read them.')).toBeVisible()
    await expect(box).toHaveFocus()
    await expect(args.onResume).not.toHaveBeenCalled()
  },
}
