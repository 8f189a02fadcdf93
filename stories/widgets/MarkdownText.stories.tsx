// The optional Text that reads simple Markdown, and what stays the text it is.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MarkdownText } from '../../src/markdown'
import { OnSurface } from './OnSurface'

const meta = {
  title: 'Widgets/MarkdownText',
  component: MarkdownText,
  decorators: [OnSurface],
  args: { variant: 'body' },
} satisfies Meta<typeof MarkdownText>

export default meta
type Story = StoryObj<typeof meta>

const lines = [
  'The hall is free on **Friday** and *perhaps* on Saturday; the code for the door is `4711`.',
  '',
  'Please bring:',
  '',
  '- chairs, **at least ten**',
  '- a projector',
  '    1. with its cable',
  '    2. and a spare lamp',
  '- patience',
  '',
  'First line\\',
  'and second line.',
]

export const Everything: Story = { args: { text: lines.join('\n') } }
export const Caption: Story = { args: { text: 'Last changed *today*, at `09:15`.', variant: 'caption' } }
export const RightToLeft: Story = { ...Everything, globals: { direction: 'rtl' } }

const literal = '[a link](https://example.org) ![a picture](p.gif) <b>HTML</b> &amp; # no heading'
export const Literal: Story = {
  name: 'Links, pictures and HTML stay text (REND-2, SEC-1)',
  args: { text: literal },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(literal)).toBeVisible()
    await expect(canvasElement.querySelector('a, img, b')).toBeNull()
  },
}
