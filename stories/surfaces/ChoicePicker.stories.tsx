// ChoicePicker of version 2 in its six forms: one or several, each plain, as chips and with a filter.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { A2uiSurface, type ActionCallback } from '../../src/index'
import { chooseFrom, pressOn, tabTo, toggle, typeInto } from '../keyboard'
import { type ComponentV2, payloadV2 } from './payloadV2'
import { SentBelow } from './SentBelow'

const meta = {
  title: 'Surfaces/Version 2/ChoicePicker',
  component: A2uiSurface,
  decorators: [SentBelow],
  args: { schemaVersion: 2, onResume: fn<ActionCallback>(), onExchange: fn<ActionCallback>() },
} satisfies Meta<typeof A2uiSurface>

export default meta
type Story = StoryObj<typeof meta>

const FRUIT = ['Apple', 'Apricot', 'Blackberry', 'Cherry', 'Fig', 'Grape', 'Plum', 'Quince']

type ChoicePicker = Extract<ComponentV2, { component: 'ChoicePicker' }>

function fruitPicker(form: Pick<ChoicePicker, 'variant' | 'displayStyle' | 'filterable'>) {
  const options = FRUIT.map((label) => ({ label, value: label.toLowerCase() }))
  const label = form.variant === 'multipleSelection' ? 'Fruits you like' : 'Fruit for the cake'
  return payloadV2({
    body: [{ id: 'fruit', component: 'ChoicePicker', label, options, value: { path: '/fruit' }, ...form }],
    model: { fruit: [] },
    send: 'exchange',
  })
}

export const Select: Story = {
  name: 'One: a select (REND-4, REND-9)',
  args: { payload: fruitPicker({}) },
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Fruit for the cake' })
    await chooseFrom(userEvent, select, 'Cherry')
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onExchange).toHaveBeenLastCalledWith({ fruit: ['cherry'] }, expect.anything())
    await chooseFrom(userEvent, select, 'No choice')
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onExchange).toHaveBeenLastCalledWith({ fruit: [] }, expect.anything())
  },
}

export const Checkboxes: Story = {
  name: 'Several: a checkbox group (REND-4)',
  args: { payload: fruitPicker({ variant: 'multipleSelection' }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Fruits you like' })).toBeVisible()
    await toggle(userEvent, canvas.getByRole('checkbox', { name: 'Plum' }))
    await toggle(userEvent, canvas.getByRole('checkbox', { name: 'Apple' }))
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onExchange).toHaveBeenCalledWith({ fruit: ['plum', 'apple'] }, expect.anything())
  },
}

export const ChipsOne: Story = {
  name: 'One, as chips (REND-4)',
  args: { payload: fruitPicker({ displayStyle: 'chips' }) },
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(userEvent, canvas.getByRole('radio', { name: 'Apple' }))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Blackberry' })).toBeChecked()
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onExchange).toHaveBeenCalledWith({ fruit: ['blackberry'] }, expect.anything())
  },
}

export const ChipsSeveral: Story = {
  name: 'Several, as chips (REND-4)',
  args: { payload: fruitPicker({ displayStyle: 'chips', variant: 'multipleSelection' }) },
  play: async ({ canvas, userEvent, args }) => {
    await toggle(userEvent, canvas.getByRole('checkbox', { name: 'Apple' }))
    await toggle(userEvent, canvas.getByRole('checkbox', { name: 'Apricot' }))
    await expect(canvas.getByRole('checkbox', { name: 'Apricot', checked: true })).toHaveFocus()
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onExchange).toHaveBeenCalledWith({ fruit: ['apple', 'apricot'] }, expect.anything())
  },
}

export const FilterableOne: Story = {
  name: 'One, with a filter (REND-4)',
  args: { payload: fruitPicker({ filterable: true }) },
  play: async ({ canvas, userEvent, args }) => {
    await typeInto(userEvent, canvas.getByRole('textbox', { name: 'Filter' }), 'AP')
    await expect(canvas.getAllByRole('radio')).toHaveLength(3)
    await expect(canvas.getByText('3 of 8 shown')).toBeVisible()
    await tabTo(userEvent, canvas.getByRole('radio', { name: 'Apple' }))
    await userEvent.keyboard(' ')
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onExchange).toHaveBeenCalledWith({ fruit: ['apple'] }, expect.anything())
  },
}

export const FilterableSeveral: Story = {
  name: 'Several, with a filter (REND-4)',
  args: { payload: fruitPicker({ filterable: true, variant: 'multipleSelection' }) },
  play: async ({ canvas, userEvent, args }) => {
    const filter = canvas.getByRole('textbox', { name: 'Filter' })
    await toggle(userEvent, canvas.getByRole('checkbox', { name: 'Fig' }))
    await typeInto(userEvent, filter, 'berry')
    await toggle(userEvent, canvas.getByRole('checkbox', { name: 'Blackberry' }))
    await expect(canvas.queryByRole('checkbox', { name: 'Fig' })).not.toBeInTheDocument()
    await tabTo(userEvent, filter)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('checkbox', { name: 'Fig' })).toBeChecked()
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onExchange).toHaveBeenCalledWith({ fruit: ['fig', 'blackberry'] }, expect.anything())
  },
}
