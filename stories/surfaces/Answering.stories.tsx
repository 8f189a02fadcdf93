// A surface on its way from empty to answered: what its buttons do, and what the person is told at each step.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { A2uiSurface, type ActionCallback } from '../../src/index'
import { documentNamed } from '../documents'
import { chooseFrom, pressOn, tabTo, toggle, typeInto } from '../keyboard'
import { payloadV1 } from './payloadV1'
import { SentBelow } from './SentBelow'

const meta = {
  title: 'Surfaces/Answering',
  component: A2uiSurface,
  decorators: [SentBelow],
  args: {
    interrupt: { kind: 'clarification' },
    onResume: fn<ActionCallback>(),
    onExchange: fn<ActionCallback>(),
  },
} satisfies Meta<typeof A2uiSurface>

export default meta
type Story = StoryObj<typeof meta>

const booking = payloadV1(
  [
    { component: 'text', text: 'The table by the window is free at seven.' },
    { component: 'field.text', id: 'name', label: 'Name for the booking', required: true },
    { component: 'field.checkbox', id: 'dog', label: 'We bring a dog' },
    { component: 'action.button', id: 'book', label: 'Book the table', action: { target: 'resume' } },
    { component: 'action.button', id: 'later', label: 'Ask for a later time', action: { target: 'exchange' } },
  ],
  'A table for two',
)

export const NoCallback: Story = {
  name: 'No callback for a target (ACT-5)',
  args: { payload: booking },
  render: ({ payload }) => <A2uiSurface payload={payload} interrupt={{ kind: 'clarification' }} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Book the table' })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription('Disabled buttons cannot be used here.')
    await expect(canvas.getByRole('button', { name: 'Ask for a later time' })).toBeDisabled()
  },
}

export const WaitingForAnswers: Story = {
  name: 'Waiting for answers (CHECK-3, CHECK-4)',
  args: { payload: booking },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Book the table' })
    await tabTo(userEvent, button)
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription('Required answers are missing.')
  },
}

export const ErrorsShown: Story = {
  name: 'Errors shown after a press too early (CHECK-3)',
  args: { payload: booking },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Name for the booking' })
    await expect(field).not.toBeInvalid()
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Book the table' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Not sent yet: please look at the marked answers.')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Please fill this in.')
    await expect(field).toHaveFocus()
    await expect(args.onResume).not.toHaveBeenCalled()
  },
}

export const ExchangeIsNeverBlocked: Story = {
  name: 'Sent in between: checks do not block it (ACT-4, CHECK-3)',
  args: { payload: booking },
  play: async ({ canvas, userEvent, args }) => {
    await toggle(userEvent, canvas.getByRole('checkbox', { name: 'We bring a dog' }))
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Ask for a later time' }))
    await expect(args.onExchange).toHaveBeenCalledWith({ name: '', dog: true }, expect.anything())
    await expect(await canvas.findByText('Sent.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Name for the booking' })).not.toHaveAttribute('readonly')
  },
}

export const Sending: Story = {
  name: 'Sending: nothing can be sent twice (ACT-4)',
  args: { payload: booking, onResume: fn<ActionCallback>(() => new Promise(() => undefined)) },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Book the table' })
    await typeInto(userEvent, canvas.getByRole('textbox', { name: 'Name for the booking' }), 'Ada')
    await pressOn(userEvent, button)
    await expect(await canvas.findByText('Sending…')).toBeVisible()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onResume).toHaveBeenCalledOnce()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('group', { name: 'A table for two' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const SendingFailed: Story = {
  name: 'Sending failed: nothing is lost (ACT-4)',
  args: { payload: booking, onResume: fn<ActionCallback>(() => Promise.reject(new Error('No connection.'))) },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Book the table' })
    await typeInto(userEvent, canvas.getByRole('textbox', { name: 'Name for the booking' }), 'Ada')
    await pressOn(userEvent, button)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sending failed.')
    await expect(canvas.getByRole('textbox', { name: 'Name for the booking' })).toHaveValue('Ada')
    await pressOn(userEvent, button)
    await expect(args.onResume).toHaveBeenCalledTimes(2)
  },
}

export const Settled: Story = {
  name: 'Settled: answered and read-only (ACT-4)',
  args: { envelopes: documentNamed('feedback-v1').envelopes },
  play: async ({ canvas, userEvent, args }) => {
    await chooseFrom(userEvent, canvas.getByRole('combobox', { name: 'All in all' }), 'Very good')
    await typeInto(userEvent, canvas.getByRole('textbox', { name: 'What worked well?' }), 'The shortcuts')
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Send feedback' }))
    await expect(args.onResume).toHaveBeenCalledWith(
      { rating: '5', liked: 'The shortcuts', missing: '', call: false },
      expect.anything(),
    )
    await expect(await canvas.findByText('Your answer was sent.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'What worked well?' })).toHaveAttribute('readonly')
    await expect(canvas.getByRole('button', { name: 'Send feedback' })).toHaveAttribute('aria-disabled', 'true')
  },
}
