// Surfaces that are not whole yet: nothing to show, partial content, and what an agent sends later.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import type { PayloadV2 } from '../../src/core'
import { A2uiSurface, type ActionCallback } from '../../src/index'
import { documentNamed } from '../documents'
import { pressOn, typeInto } from '../keyboard'
import { EnvelopeRun } from './EnvelopeRun'
import { ExchangeRun } from './ExchangeRun'
import { payloadV2 } from './payloadV2'
import { SentBelow } from './SentBelow'

const meta = {
  title: 'Surfaces/Streaming',
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

const trip = documentNamed('streaming-trip').envelopes
const quote = documentNamed('updated-quote').envelopes

const whole = payloadV2({ body: [], model: { name: 'Ada' } })

/** Each message in an envelope of its own, all but the last of them partial. */
const growing = messagesOf(
  payloadV2({
    body: [
      { id: 'title', component: 'Text', variant: 'h1', text: { path: '/title' } },
      { id: 'name', component: 'TextField', label: 'Name on the parcel', value: { path: '/name' } },
    ],
    model: { title: 'Where is it going?', name: '' },
    send: 'resume',
  }),
)

function messagesOf(payload: PayloadV2): readonly unknown[] {
  return payload.messages.map((message, index) => ({
    type: 'ui.a2ui-surface',
    schemaVersion: 2,
    envelopeId: `growing-${String(index)}`,
    correlationId: `run-growing-turn-${String(index)}`,
    payload: { ...payload, messages: [message] },
    meta: { source: 'ai-generation', ts: '2026-11-30T09:00:00Z' },
    partial: index < payload.messages.length - 1,
  }))
}

export const WaitingForRoot: Story = {
  name: 'Waiting for root (FOLD-4)',
  args: { schemaVersion: 2, payload: { ...whole, messages: [whole.messages[0]] }, partial: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Partial: Story = {
  name: 'Partial: shown, and nothing can be sent (PART-1, FOLD-6)',
  args: { envelopes: trip.slice(0, 4) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Flight' })).toBeVisible()
    await expect(canvas.getByText('Loading')).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Reserve' })).not.toBeInTheDocument()
  },
}

export const Stepwise: Story = {
  name: 'Streaming, envelope by envelope (PART-1, PART-2, FOLD-6)',
  args: { envelopes: trip },
  render: ({ envelopes, ...args }) => <EnvelopeRun {...args} envelopes={envelopes ?? []} />,
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next envelope' })
    await expect(canvas.getByRole('heading', { name: 'From Vienna to Venice' })).toBeVisible()
    await pressOn(userEvent, next)
    await expect(canvas.getByRole('heading', { name: 'Train' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Coach' })).not.toBeInTheDocument()
    await pressOn(userEvent, next)
    await pressOn(userEvent, next)
    await typeInto(userEvent, canvas.getByRole('textbox', { name: 'Seats' }), '3')
    await pressOn(userEvent, next)
    await expect(canvas.getByRole('textbox', { name: 'Seats' })).toHaveValue('3')
    await expect(canvas.getByRole('button', { name: 'Look at other days' })).toBeEnabled()
    await expect(canvas.queryByText('Loading')).not.toBeInTheDocument()
  },
}

export const OnATimer: Story = {
  name: 'Streaming on a timer (PART-2)',
  args: { envelopes: trip },
  render: ({ envelopes, ...args }) => <EnvelopeRun {...args} envelopes={envelopes ?? []} interval={900} />,
}

export const MessageByMessage: Story = {
  name: 'One message an envelope (PART-1, PART-2)',
  args: { envelopes: growing },
  render: ({ envelopes, ...args }) => <EnvelopeRun {...args} envelopes={envelopes ?? []} />,
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next envelope' })
    await pressOn(userEvent, next)
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Send' }))
    await expect(canvas.getByText('Nothing yet.')).toBeVisible()
    await pressOn(userEvent, next)
    await expect(canvas.getByRole('heading', { name: 'Where is it going?' })).toBeVisible()
  },
}

export const AnsweredExchange: Story = {
  name: 'An exchange, and the answer to it (FOLD-1, DATA-7)',
  args: { envelopes: quote },
  render: ({ envelopes = [], onExchange, ...args }) => (
    <ExchangeRun {...args} envelopes={envelopes} {...(onExchange && { onExchange })} />
  ),
  play: async ({ canvas, userEvent, args }) => {
    await typeInto(userEvent, canvas.getByRole('textbox', { name: 'Boxes' }), '60')
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Work out the price' }))
    await expect(args.onExchange).toHaveBeenCalledWith(
      expect.objectContaining({ request: 'quote', boxes: '60' }),
      expect.anything(),
    )
    await expect(await canvas.findByText('€684')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Boxes' })).toHaveValue('60')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Accept the price' })).toBeEnabled())
  },
}
