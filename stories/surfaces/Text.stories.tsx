// Text of version 2: headings, running text and small print, given outright or bound to the data model.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { A2uiSurface } from '../../src/index'
import { typeInto } from '../keyboard'
import { payloadV2 } from './payloadV2'
import { SentBelow } from './SentBelow'

const meta = {
  title: 'Surfaces/Version 2/Text',
  component: A2uiSurface,
  decorators: [SentBelow],
  args: { schemaVersion: 2 },
} satisfies Meta<typeof A2uiSurface>

export default meta
type Story = StoryObj<typeof meta>

export const Variants: Story = {
  name: 'Variants (REND-2)',
  args: {
    payload: payloadV2({
      body: [
        { id: 'h1', component: 'Text', variant: 'h1', text: 'A walk in the hills' },
        { id: 'h2', component: 'Text', variant: 'h2', text: 'Getting there' },
        { id: 'h3', component: 'Text', variant: 'h3', text: 'By train' },
        { id: 'h4', component: 'Text', variant: 'h4', text: 'From the north' },
        { id: 'h5', component: 'Text', variant: 'h5', text: 'On Sundays' },
        {
          id: 'body',
          component: 'Text',
          text: 'The path starts behind the station and follows the stream for an hour.\nTake water with you.',
        },
        { id: 'caption', component: 'Text', variant: 'caption', text: 'Last walked in October 2026.' },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const levels = canvas.getAllByRole('heading').map((heading) => heading.tagName)
    await expect(levels).toEqual(['H3', 'H4', 'H5', 'H6', 'H6', 'H2'])
  },
}

export const Bound: Story = {
  name: 'Bound text follows the field (DATA-5)',
  args: {
    payload: payloadV2({
      body: [
        { id: 'name', component: 'TextField', label: 'Name of the walk', value: { path: '/name' } },
        { id: 'title', component: 'Text', variant: 'h3', text: { path: '/name' } },
      ],
      model: { name: 'Nameless path' },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await typeInto(userEvent, canvas.getByRole('textbox', { name: 'Name of the walk' }), 'Stream path')
    await expect(canvas.getByRole('heading', { name: 'Stream path' })).toBeVisible()
  },
}
