// Row, Column, Card and Divider of version 2. Small cards stand for content, so that the space around them can be seen.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { A2uiSurface } from '../../src/index'
import { type ComponentV2, payloadV2 } from './payloadV2'

const meta = {
  title: 'Surfaces/Version 2/Layout',
  component: A2uiSurface,
  args: { schemaVersion: 2 },
} satisfies Meta<typeof A2uiSurface>

export default meta
type Story = StoryObj<typeof meta>

type Row = Extract<ComponentV2, { component: 'Row' }>

/** A card with a word in it. */
function box(id: string, text: string, weight?: number): ComponentV2[] {
  return [
    { id, component: 'Card', child: `${id}-text`, ...(weight !== undefined && { weight }) },
    { id: `${id}-text`, component: 'Text', text },
  ]
}

/** A caption over a row or column of three boxes. */
function sample(name: string, stack: Pick<Row, 'justify' | 'align'>, texts = ['One', 'Two', 'Three']) {
  const ids = texts.map((_, index) => `${name}-${String(index)}`)
  return {
    body: [
      { id: `${name}-caption`, component: 'Text', variant: 'caption', text: name },
      { id: name, component: 'Row', children: ids, ...stack },
    ] satisfies ComponentV2[],
    parts: ids.flatMap((id, index) => box(id, texts[index] ?? '')),
  }
}

function samples(...all: readonly ReturnType<typeof sample>[]) {
  return payloadV2({ body: all.flatMap(({ body }) => body), parts: all.flatMap(({ parts }) => parts) })
}

export const RowJustify: Story = {
  name: 'Row: justify (REND-6)',
  args: {
    payload: samples(
      ...(['start', 'center', 'end', 'spaceBetween', 'spaceAround', 'spaceEvenly', 'stretch'] as const).map((justify) =>
        sample(justify, { justify }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const [start, center, end] = canvas.getAllByText('One').map((item) => item.getBoundingClientRect().left)
    if (start === undefined || center === undefined || end === undefined) throw new Error('A row is missing.')
    await expect(start).toBeLessThan(center)
    await expect(center).toBeLessThan(end)
  },
}

export const RowAlign: Story = {
  name: 'Row: align (REND-6)',
  args: {
    payload: samples(
      ...(['start', 'center', 'end', 'stretch'] as const).map((align) =>
        sample(align, { align }, ['Tall:\nit has\nthree lines', 'Two', 'Three']),
      ),
    ),
  },
}

export const RowWeight: Story = {
  name: 'Row: weight (REND-6)',
  args: {
    payload: payloadV2({
      body: [{ id: 'row', component: 'Row', children: ['one', 'two', 'three'] }],
      parts: [...box('one', 'Weight 1', 1), ...box('two', 'Weight 2', 2), ...box('three', 'No weight')],
    }),
  },
}

export const Column: Story = {
  name: 'Column: justify and align (REND-6)',
  args: {
    payload: payloadV2({
      body: [{ id: 'row', component: 'Row', children: ['tall', 'between', 'end', 'centred'], justify: 'stretch' }],
      parts: [
        ...box('tall', 'Tall:\nthe columns\nbeside it\nare as high\nas this one\nand say\nwhat they do\nwith the rest'),
        { id: 'between', component: 'Column', children: ['b1', 'b2'], justify: 'spaceBetween' },
        { id: 'end', component: 'Column', children: ['e1', 'e2'], justify: 'end', align: 'end' },
        { id: 'centred', component: 'Column', children: ['c1', 'c2'], justify: 'center', align: 'center' },
        ...box('b1', 'Space'),
        ...box('b2', 'between'),
        ...box('e1', 'At the'),
        ...box('e2', 'end'),
        ...box('c1', 'In the'),
        ...box('c2', 'centre'),
      ],
    }),
  },
}

export const Card: Story = {
  name: 'Card in a card (REND-6)',
  args: {
    payload: payloadV2({
      body: [{ id: 'outer', component: 'Card', child: 'content', accessibility: { label: 'Order 58113' } }],
      parts: [
        { id: 'content', component: 'Column', children: ['title', 'inner'] },
        { id: 'title', component: 'Text', variant: 'h2', text: 'Order 58113' },
        { id: 'inner', component: 'Card', child: 'inner-text' },
        { id: 'inner-text', component: 'Text', text: 'One kettle, with a handle that leaks.' },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Order 58113' })).toBeVisible()
  },
}

export const Divider: Story = {
  name: 'Divider: both axes (REND-6)',
  args: {
    payload: payloadV2({
      body: [
        { id: 'facts', component: 'Row', children: ['paid', 'line', 'sent'], align: 'stretch' },
        { id: 'rule', component: 'Divider' },
        { id: 'after', component: 'Text', text: 'What comes after the line.' },
      ],
      parts: [
        { id: 'paid', component: 'Text', text: 'Paid on\n3 December' },
        { id: 'line', component: 'Divider', axis: 'vertical' },
        { id: 'sent', component: 'Text', text: 'Sent on\n4 December' },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const [vertical, horizontal] = canvas.getAllByRole('separator')
    await expect(vertical).toHaveAttribute('aria-orientation', 'vertical')
    await expect(horizontal).toHaveAttribute('aria-orientation', 'horizontal')
  },
}
