// DateTimeInput of version 2: a date, a time, and both, the last once as an instant with a zone.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { A2uiSurface, type ActionCallback } from '../../src/index'
import { pressOn, typeInto } from '../keyboard'
import { payloadV2 } from './payloadV2'
import { SentBelow } from './SentBelow'

const meta = {
  title: 'Surfaces/Version 2/DateTimeInput',
  component: A2uiSurface,
  decorators: [SentBelow],
  args: {
    schemaVersion: 2,
    timeZone: 'Europe/Vienna',
    onResume: fn<ActionCallback>(),
    onExchange: fn<ActionCallback>(),
  },
} satisfies Meta<typeof A2uiSurface>

export default meta
type Story = StoryObj<typeof meta>

export const DateOnly: Story = {
  name: 'Date (REND-5)',
  args: {
    payload: payloadV2({
      body: [{ id: 'day', component: 'DateTimeInput', label: 'Day', enableDate: true, value: { path: '/day' } }],
      model: { day: '' },
      send: 'exchange',
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await typeInto(userEvent, canvas.getByLabelText('Day'), '2026-12-24')
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onExchange).toHaveBeenCalledWith({ day: '2026-12-24' }, expect.anything())
  },
}

export const TimeOnly: Story = {
  name: 'Time (REND-5)',
  args: {
    payload: payloadV2({
      body: [{ id: 'at', component: 'DateTimeInput', label: 'Ring at', enableTime: true, value: { path: '/at' } }],
      model: { at: '07:15' },
      send: 'exchange',
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('Ring at')).toHaveValue('07:15')
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onExchange).toHaveBeenCalledWith({ at: '07:15' }, expect.anything())
  },
}

export const Both: Story = {
  name: 'Both: wall clock and instant (REND-5)',
  args: {
    payload: payloadV2({
      body: [
        {
          id: 'start',
          component: 'DateTimeInput',
          label: 'Start, by the clock on the wall',
          enableDate: true,
          enableTime: true,
          value: { path: '/start' },
        },
        {
          id: 'launch',
          component: 'DateTimeInput',
          label: 'Launch, at one instant for everybody',
          enableDate: true,
          enableTime: true,
          value: { path: '/launch' },
        },
      ],
      model: { start: '2026-12-11T18:30', launch: '2026-12-11T18:30:00Z' },
      send: 'exchange',
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('Start, by the clock on the wall')).toHaveValue('2026-12-11T18:30')
    await expect(canvas.getByLabelText('Launch, at one instant for everybody')).toHaveValue('2026-12-11T19:30')
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onExchange).toHaveBeenCalledWith(
      { start: '2026-12-11T18:30', launch: '2026-12-11T18:30:00Z' },
      expect.anything(),
    )
  },
}
