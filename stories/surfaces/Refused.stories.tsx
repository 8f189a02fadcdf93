// What stands in the place of a document that cannot be shown.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { A2uiSurface, type ActionCallback, type StoredRecord } from '../../src/index'
import { documentNamed } from '../documents'
import { expectConsoleError } from '../../test/house/console'
import { tabTo } from '../keyboard'
import { payloadV1, sendV1 } from './payloadV1'
import { SentBelow } from './SentBelow'

const meta = {
  title: 'Surfaces/Refused',
  component: A2uiSurface,
  decorators: [SentBelow],
  args: {
    onResume: fn<ActionCallback>(),
    onExchange: fn<ActionCallback>(),
    onStored: fn<(record: StoredRecord) => void>(),
  },
} satisfies Meta<typeof A2uiSurface>

export default meta
type Story = StoryObj<typeof meta>

export const Notice: Story = {
  name: 'A notice in its place (STORE-1, STORE-2)',
  args: { envelopes: documentNamed('refused-unknown-component').envelopes },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('This cannot be shown.')).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
    await expect(args.onStored).toHaveBeenCalledOnce()
    await expect(args.onStored).toHaveBeenCalledWith(expect.objectContaining({ code: 'envelope_invalid' }))
  },
}

export const RawShown: Story = {
  name: 'The raw document on request, as inert text (STORE-2, SEC-1)',
  args: { envelopes: documentNamed('refused-obscured-variant').envelopes },
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByText('What was received')
    await tabTo(userEvent, summary)
    // Enter on a summary is the browser's own doing, which synthetic keys do not reach.
    await userEvent.click(summary)
    const raw = canvas.getByRole('group', { name: 'What was received' })
    await expect(raw).toBeVisible()
    await expect(raw).toHaveTextContent('envelope_invalid')
    await expect(raw).toHaveTextContent('"variant": "obscured"')
    await expect(raw.querySelector('input, button, a')).toBeNull()
  },
}

export const OtherVersion: Story = {
  name: 'A version that is not known (ADM-1)',
  args: { envelopes: documentNamed('refused-future-version').envelopes },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('It was made for a version that is not known here.')).toBeVisible()
    await expect(args.onStored).toHaveBeenCalledWith(expect.objectContaining({ code: 'unknown_schema_version' }))
  },
}

export const LiveSurfaceStays: Story = {
  name: 'A refused update leaves the live surface alone (STORE-3)',
  args: {
    envelopes: [
      ...documentNamed('newsletter-v2').envelopes,
      {
        type: 'ui.a2ui-surface',
        schemaVersion: 2,
        envelopeId: 'garden-letter-2',
        correlationId: 'run-garden-letter-turn-2',
        payload: { surfaceId: 'garden-letter', messages: 'none' },
        meta: { source: 'ai-generation', ts: '2026-11-30T09:00:10Z' },
      },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Welcome to the garden letter' })).toBeVisible()
    await expect(args.onStored).toHaveBeenCalledOnce()
  },
}

function BrokenText(): never {
  throw new Error('The host’s own widget threw.')
}

export const WidgetThrows: Story = {
  name: 'A host’s widget throws (STORE-4)',
  args: {
    payload: payloadV1([{ component: 'text', text: 'Never seen.' }, sendV1]),
    slots: { Text: BrokenText },
  },
  // React says on the console what an error boundary caught.
  beforeEach: () => {
    expectConsoleError('The host’s own widget threw.')
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Showing it failed.')).toBeVisible()
    await expect(args.onStored).toHaveBeenCalledWith(expect.objectContaining({ code: 'render_failed' }))
  },
}
