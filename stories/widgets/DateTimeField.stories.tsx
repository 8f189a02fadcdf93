// The platform's own controls for date and time.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DateTimeField } from '../../src/widgets/DateTimeField'
import { control, kept, OnSurface } from './OnSurface'

const meta = {
  title: 'Widgets/DateTimeField',
  component: DateTimeField,
  decorators: [OnSurface],
  render: kept(DateTimeField),
  args: { ...control, label: 'Departure', value: '', onChange: fn(), onBlur: fn(), type: 'date' },
} satisfies Meta<typeof DateTimeField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { required: true } }
export const Day: Story = { args: { value: '2025-06-30' } }
export const TimeWithSeconds: Story = { args: { type: 'time', step: 1, value: '09:30:15' } }
export const DayAndTime: Story = { args: { type: 'datetime-local', value: '2025-06-30T09:30' } }
export const Invalid: Story = { args: { value: '2025-06-30', error: 'The day lies in the past.' } }
export const ReadOnly: Story = { args: { value: '2025-06-30', readOnly: true } }
export const Dark: Story = { args: { value: '2025-06-30' }, globals: { theme: 'dark' } }
