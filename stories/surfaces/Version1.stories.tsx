// The seven components of version 1, each alone in a surface.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { A2uiSurface, type ActionCallback } from '../../src/index'
import { chooseFrom, pressOn, toggle, typeInto } from '../keyboard'
import { payloadV1, sendV1 } from './payloadV1'
import { SentBelow } from './SentBelow'

const meta = {
  title: 'Surfaces/Version 1',
  component: A2uiSurface,
  decorators: [SentBelow],
  args: { onResume: fn<ActionCallback>(), onExchange: fn<ActionCallback>() },
} satisfies Meta<typeof A2uiSurface>

export default meta
type Story = StoryObj<typeof meta>

export const Heading: Story = {
  name: 'heading (REND-1)',
  args: {
    payload: payloadV1([
      { component: 'heading', text: 'Moving house', level: 1 },
      { component: 'heading', text: 'Before the move', level: 2 },
      { component: 'heading', text: 'Six weeks ahead', level: 3 },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Moving house', level: 3 })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Six weeks ahead', level: 5 })).toBeVisible()
  },
}

export const Text: Story = {
  name: 'text',
  args: {
    payload: payloadV1([
      { component: 'text', text: 'The van comes on Friday at eight.\nPlease keep the space before the house free.' },
      { component: 'text', text: 'Text is <b>only ever</b> text, whatever it **looks like**.' },
    ]),
  },
}

export const FieldText: Story = {
  name: 'field.text (V1-2)',
  args: {
    payload: payloadV1([
      { component: 'field.text', id: 'street', label: 'Street and number', placeholder: 'Canal Street 12' },
      sendV1,
    ]),
  },
  play: async ({ canvas, userEvent, args }) => {
    await typeInto(userEvent, canvas.getByRole('textbox', { name: 'Street and number' }), 'Mill Lane 7')
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onExchange).toHaveBeenCalledWith(
      { street: 'Mill Lane 7' },
      { target: 'exchange', surfaceKey: 'surface', componentId: 'send', version: 1 },
    )
    await expect(await canvas.findByRole('log')).toHaveTextContent('"street": "Mill Lane 7"')
  },
}

export const FieldDate: Story = {
  name: 'field.date (V1-2)',
  args: { payload: payloadV1([{ component: 'field.date', id: 'day', label: 'Day of the move' }, sendV1]) },
  play: async ({ canvas, userEvent, args }) => {
    await typeInto(userEvent, canvas.getByLabelText('Day of the move'), '2026-12-11')
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onExchange).toHaveBeenCalledWith({ day: '2026-12-11' }, expect.anything())
  },
}

export const FieldSelect: Story = {
  name: 'field.select (V1-2)',
  args: {
    payload: payloadV1([
      {
        component: 'field.select',
        id: 'van',
        label: 'Size of the van',
        options: [
          { value: 's', label: 'Small, 6 m³' },
          { value: 'm', label: 'Medium, 12 m³' },
          { value: 'l', label: 'Large, 20 m³' },
        ],
      },
      sendV1,
    ]),
  },
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Size of the van' })
    await expect(select).toHaveTextContent('Choose…')
    await chooseFrom(userEvent, select, 'Medium, 12 m³')
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onExchange).toHaveBeenCalledWith({ van: 'm' }, expect.anything())
  },
}

export const FieldCheckbox: Story = {
  name: 'field.checkbox (V1-2)',
  args: {
    payload: payloadV1([
      { component: 'field.checkbox', id: 'boxes', label: 'Bring 20 boxes' },
      { component: 'field.checkbox', id: 'lift', label: 'The house has a lift', default: true },
      sendV1,
    ]),
  },
  play: async ({ canvas, userEvent, args }) => {
    await toggle(userEvent, canvas.getByRole('checkbox', { name: 'Bring 20 boxes' }))
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onExchange).toHaveBeenCalledWith({ boxes: true, lift: true }, expect.anything())
  },
}

export const ActionButton: Story = {
  name: 'action.button (ACT-1)',
  args: {
    payload: payloadV1([
      { component: 'action.button', id: 'book', label: 'Book the van', action: { target: 'resume' } },
      { component: 'action.button', id: 'other', label: 'Ask for another day', action: { target: 'exchange' } },
    ]),
  },
  play: async ({ canvas, userEvent, args }) => {
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Ask for another day' }))
    await expect(await canvas.findByText('Sent.')).toBeVisible()
    await expect(args.onExchange).toHaveBeenCalledOnce()
    await expect(args.onResume).not.toHaveBeenCalled()
  },
}
