// A store outside React, with delta frames over a version 1 surface.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { A2uiSurface, type ActionCallback } from '../../src/index'
import { pressOn, tabTo, typeInto } from '../keyboard'
import { DeltaRun } from './DeltaRun'
import { SentBelow } from './SentBelow'

const meta = {
  title: 'Surfaces/Store',
  component: A2uiSurface,
  decorators: [SentBelow],
  args: { onResume: fn<ActionCallback>(), onExchange: fn<ActionCallback>() },
  render: ({ onResume, onExchange }) => (
    <DeltaRun {...(onResume && { onResume })} {...(onExchange && { onExchange })} />
  ),
} satisfies Meta<typeof A2uiSurface>

export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = { name: 'Try it' }

export const DeltaFrame: Story = {
  name: 'A delta frame keeps what was typed (DELTA-2, DELTA-3)',
  play: async ({ canvas, userEvent }) => {
    await typeInto(userEvent, canvas.getByRole('textbox', { name: 'Name' }), 'Ada')
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Change that fits' }))
    await expect(await canvas.findByText('Only the late table is left.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada')
    await expect(canvas.getByText('Asked for the full surface 0 times')).toBeVisible()
  },
}

export const StaleFrame: Story = {
  name: 'A frame that does not fit, and how the surface heals (DELTA-4)',
  play: async ({ canvas, userEvent, step }) => {
    await typeInto(userEvent, canvas.getByRole('textbox', { name: 'Name' }), 'Ada')
    await step('a notice takes its place, and the full surface is asked for once', async () => {
      const stale = canvas.getByRole('button', { name: 'Change that is stale' })
      await pressOn(userEvent, stale)
      await expect(await canvas.findByText('This cannot be shown.')).toBeVisible()
      await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
      await pressOn(userEvent, stale)
      await expect(canvas.getByText('Asked for the full surface once')).toBeVisible()
    })
    await step('the full surface heals it, what was typed included', async () => {
      await tabTo(userEvent, canvas.getByRole('button', { name: 'Full surface' }))
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Ada')
    })
  },
}
