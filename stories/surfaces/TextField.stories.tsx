// TextField of version 2: one line, many lines, a number, and text that has to match a pattern.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { A2uiSurface, type ActionCallback } from '../../src/index'
import { pressOn, typeInto } from '../keyboard'
import { payloadV2, required } from './payloadV2'
import { SentBelow } from './SentBelow'

const meta = {
  title: 'Surfaces/Version 2/TextField',
  component: A2uiSurface,
  decorators: [SentBelow],
  args: { schemaVersion: 2, onResume: fn<ActionCallback>(), onExchange: fn<ActionCallback>() },
} satisfies Meta<typeof A2uiSurface>

export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = {
  name: 'shortText (REND-3)',
  args: {
    payload: payloadV2({
      body: [
        {
          id: 'city',
          component: 'TextField',
          label: 'Town or city',
          value: { path: '/city' },
          accessibility: { description: 'As it is written on an envelope.' },
        },
      ],
      model: { city: '' },
      send: 'exchange',
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Town or city' })
    await expect(field).toHaveAccessibleDescription('As it is written on an envelope.')
    await typeInto(userEvent, field, 'Ghent')
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onExchange).toHaveBeenCalledWith({ city: 'Ghent' }, expect.anything())
  },
}

export const Long: Story = {
  name: 'longText grows with its lines (REND-3)',
  args: {
    payload: payloadV2({
      body: [{ id: 'note', component: 'TextField', variant: 'longText', label: 'Note', value: { path: '/note' } }],
      model: { note: '' },
      send: 'exchange',
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' })
    const before = field.offsetHeight
    await typeInto(
      userEvent,
      field,
      'Ring twice.{Enter}{Enter}The dog is loud,{Enter}but friendly.{Enter}{Enter}Thanks!',
    )
    await expect(field.offsetHeight).toBeGreaterThan(before)
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onExchange).toHaveBeenCalledWith(
      { note: 'Ring twice.\n\nThe dog is loud,\nbut friendly.\n\nThanks!' },
      expect.anything(),
    )
  },
}

export const NumberText: Story = {
  name: 'number stays text (REND-3)',
  args: {
    payload: payloadV2({
      body: [{ id: 'guests', component: 'TextField', variant: 'number', label: 'Guests', value: { path: '/guests' } }],
      model: { guests: '' },
      send: 'exchange',
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await typeInto(userEvent, canvas.getByRole('textbox', { name: 'Guests' }), '12')
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onExchange).toHaveBeenCalledWith({ guests: '12' }, expect.anything())
  },
}

export const NoNumber: Story = {
  name: 'number that is none: a remark, and no error (REND-3)',
  args: { ...NumberText.args },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Guests' })
    await typeInto(userEvent, field, 'about ten')
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Send' }))
    await expect(field).toHaveAccessibleDescription('This does not look like a number.')
    await expect(field).not.toBeInvalid()
    await expect(args.onExchange).toHaveBeenCalledWith({ guests: 'about ten' }, expect.anything())
  },
}

export const Pattern: Story = {
  name: 'validationRegexp (CHECK-2, CHECK-4)',
  args: {
    payload: payloadV2({
      body: [
        {
          id: 'postcode',
          component: 'TextField',
          label: 'Postcode',
          value: { path: '/postcode' },
          validationRegexp: '^[0-9]{4}$',
          checks: [required('/postcode', 'Enter the postcode.')],
        },
      ],
      model: { postcode: '' },
      send: 'resume',
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Postcode' })
    await typeInto(userEvent, field, '90')
    await expect(field).not.toBeInvalid()
    // The engine for patterns is a file of its own: a press waits for it.
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Send' }))
    const error = await canvas.findByText('This does not have the expected form.', {}, { timeout: 10_000 })
    await expect(error).toBeVisible()
    await expect(field).toBeInvalid()
    await expect(field).toHaveFocus()
    await typeInto(userEvent, field, '9000')
    await expect(field).not.toBeInvalid()
    await expect(args.onResume).not.toHaveBeenCalled()
  },
}
