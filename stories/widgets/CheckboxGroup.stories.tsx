// Several of many, as a list.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CheckboxGroup } from '../../src/widgets/CheckboxGroup'
import type { FilterWords } from '../../src/widgets/controlProps'
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
  title: 'Widgets/CheckboxGroup',
  component: CheckboxGroup,
  decorators: [OnSurface],
  render: kept(CheckboxGroup),
  args: { ...control, label: 'Extras', value: ['1'], onChange: fn(), onBlur: fn(), options },
} satisfies Meta<typeof CheckboxGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = { args: { description: 'As many as you like' } }
export const Invalid: Story = { args: { value: [], required: true, error: 'Choose at least one.' } }
export const ReadOnly: Story = { args: { readOnly: true } }
export const Dark: Story = { globals: { theme: 'dark' } }

export const Filtered: Story = {
  args: { label: 'Gates', options: many, value: ['12'], filter },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Filter gates' }), 'GATE 25')
    await expect(canvas.getByRole('status')).toHaveTextContent('7 of 256 gates')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['12', '25'])
  },
}
