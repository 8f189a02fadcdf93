// One of many, as a list.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RadioGroup } from '../../src/widgets/RadioGroup'
import type { FilterWords } from '../../src/widgets/controlProps'
import { pressOn, tabTo, toggle, typeInto } from '../keyboard'
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
  title: 'Widgets/RadioGroup',
  component: RadioGroup,
  decorators: [OnSurface],
  render: kept(RadioGroup),
  args: { ...control, label: 'Seat', value: '', onChange: fn(), onBlur: fn(), options },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { required: true },
  play: async ({ args, canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('radio', { name: 'Window seat' }))
    await userEvent.keyboard(' {ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('1')
  },
}

export const CanBeEmptied: Story = {
  args: { value: '2', clearLabel: 'No choice' },
  play: async ({ args, canvas, userEvent }) => {
    await pressOn(userEvent, canvas.getByRole('button', { name: 'No choice' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(canvas.getByRole('radio', { name: 'Window seat' })).toHaveFocus()
  },
}
export const Invalid: Story = { args: { required: true, error: 'Choose one.' } }
export const ReadOnly: Story = { args: { value: '2', readOnly: true } }
export const Filtered: Story = {
  args: { label: 'Gate', options: many, value: '3', filter },
  play: async ({ args, canvas, userEvent }) => {
    await typeInto(userEvent, canvas.getByRole('textbox', { name: 'Filter gates' }), '25')
    await expect(canvas.getByRole('status')).toHaveTextContent('9 of 256 gates')
    await toggle(userEvent, canvas.getByRole('radio', { name: 'Gate 25' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('25')
  },
}
export const RightToLeft: Story = { args: { value: '1' }, globals: { direction: 'rtl' } }
