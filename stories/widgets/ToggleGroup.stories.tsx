// One or several of many, as chips.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ToggleGroup } from '../../src/widgets/ToggleGroup'
import type { FilterWords } from '../../src/widgets/controlProps'
import { tabTo, toggle, typeInto } from '../keyboard'
import { control, kept, OnSurface } from './OnSurface'

const seats = ['Window seat', 'Aisle seat', 'Extra legroom', 'No preference']
const options = seats.map((label, index) => ({ value: String(index), label }))
const many = Array.from({ length: 256 }, (_, index) => ({ value: String(index), label: `Gate ${String(index)}` }))
const filter: FilterWords = {
  label: 'Filter gates',
  status: (shown, total) => `${String(shown)} of ${String(total)} gates`,
  none: 'No gate matches',
}

const meta = {
  title: 'Widgets/ToggleGroup',
  component: ToggleGroup,
  decorators: [OnSurface],
  render: kept(ToggleGroup),
  args: { ...control, label: 'Extras', value: ['0'], onChange: fn(), onBlur: fn(), options, multiple: true },
} satisfies Meta<typeof ToggleGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Window seat' })).toHaveFocus()
    await toggle(userEvent, canvas.getByRole('checkbox', { name: 'Aisle seat' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['0', '1'])
  },
}

export const One: Story = {
  args: { label: 'Seat', multiple: false },
  play: async ({ args, canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('radio', { name: 'Window seat' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['1'])
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith([])
  },
}
export const Invalid: Story = { args: { value: [], required: true, error: 'Choose at least one.' } }
export const ReadOnly: Story = { args: { readOnly: true } }
export const Filtered: Story = {
  args: { label: 'Gates', options: many, filter },
  play: async ({ args, canvas, userEvent }) => {
    await typeInto(userEvent, canvas.getByRole('textbox', { name: 'Filter gates' }), '200')
    await toggle(userEvent, canvas.getByRole('checkbox', { name: 'Gate 200' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['0', '200'])
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
