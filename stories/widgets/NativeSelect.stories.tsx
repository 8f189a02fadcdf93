// The select of the platform, for `slots.Select`: no style element in the page (SEC-4).
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { NativeSelect } from '../../src/widgets/NativeSelect'
import { control, kept, OnSurface } from './OnSurface'

const seats = ['Window seat', 'Aisle seat', 'Extra legroom', 'No preference']
const options = seats.map((label, index) => ({ value: String(index), label }))

const meta = {
  title: 'Widgets/NativeSelect',
  component: NativeSelect,
  decorators: [OnSurface],
  render: kept(NativeSelect),
  args: { ...control, label: 'Seat', value: '', onChange: fn(), onBlur: fn(), options, placeholder: 'Choose a seat' },
} satisfies Meta<typeof NativeSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { clearLabel: 'No choice' },
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Seat' })
    await userEvent.selectOptions(select, 'Aisle seat')
    await userEvent.selectOptions(select, 'No choice')
    await expect(args.onChange).toHaveBeenNthCalledWith(1, '1')
    await expect(args.onChange).toHaveBeenNthCalledWith(2, '')
  },
}
export const Chosen: Story = { args: { value: '0' } }
export const Invalid: Story = { args: { required: true, error: 'Choose a seat.' } }
export const ReadOnly: Story = { args: { value: '2', readOnly: true } }
export const Dark: Story = { args: { value: '1' }, globals: { theme: 'dark' } }
