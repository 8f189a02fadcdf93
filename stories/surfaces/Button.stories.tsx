// Button of version 2: three looks, two targets, and what becomes of controls that are put inside one.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { A2uiSurface, type ActionCallback } from '../../src/index'
import { pressOn } from '../keyboard'
import { payloadV2 } from './payloadV2'
import { SentBelow } from './SentBelow'

const meta = {
  title: 'Surfaces/Version 2/Button',
  component: A2uiSurface,
  decorators: [SentBelow],
  args: { schemaVersion: 2, onResume: fn<ActionCallback>(), onExchange: fn<ActionCallback>() },
} satisfies Meta<typeof A2uiSurface>

export default meta
type Story = StoryObj<typeof meta>

export const Variants: Story = {
  name: 'Variants, and a context (ACT-2)',
  args: {
    payload: payloadV2({
      body: [
        { id: 'buttons', component: 'Row', children: ['primary', 'default', 'borderless'], align: 'center' },
        {
          id: 'hint',
          component: 'Text',
          variant: 'caption',
          text: 'Each sends a context of its own: literals, and what is bound at the moment of the press.',
        },
      ],
      parts: [
        {
          id: 'primary',
          component: 'Button',
          variant: 'primary',
          child: 'primary-text',
          action: { event: { name: 'exchange', context: { decision: 'keep', seats: { path: '/seats' } } } },
        },
        { id: 'primary-text', component: 'Text', text: 'Keep the seats' },
        {
          id: 'default',
          component: 'Button',
          child: 'default-text',
          action: { event: { name: 'exchange', context: { decision: 'change' } } },
        },
        { id: 'default-text', component: 'Text', text: 'Change them' },
        {
          id: 'borderless',
          component: 'Button',
          variant: 'borderless',
          child: 'borderless-text',
          action: { event: { name: 'exchange' } },
        },
        { id: 'borderless-text', component: 'Text', text: 'Decide later' },
      ],
      model: { seats: ['14A', '14B'] },
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Keep the seats' }))
    await expect(args.onExchange).toHaveBeenLastCalledWith(
      { decision: 'keep', seats: ['14A', '14B'] },
      expect.objectContaining({ componentId: 'primary' }),
    )
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Decide later' }))
    await expect(args.onExchange).toHaveBeenLastCalledWith({ seats: ['14A', '14B'] }, expect.anything())
  },
}

export const HoldingControls: Story = {
  name: 'Controls inside a button are its text (ACT-6)',
  args: {
    payload: payloadV2({
      body: [
        { id: 'button', component: 'Button', child: 'inside', action: { event: { name: 'exchange', context: {} } } },
      ],
      parts: [
        { id: 'inside', component: 'Row', children: ['words', 'box', 'inner'] },
        { id: 'words', component: 'Text', text: 'Print' },
        { id: 'box', component: 'CheckBox', label: 'in colour', value: true },
        { id: 'inner', component: 'Button', child: 'inner-text', action: { event: { name: 'resume' } } },
        { id: 'inner-text', component: 'Text', text: 'on both sides' },
      ],
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button')
    await expect(button).toHaveTextContent('Print in colour on both sides')
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument()
    await pressOn(userEvent, button)
    await expect(args.onExchange).toHaveBeenCalledOnce()
    await expect(args.onResume).not.toHaveBeenCalled()
  },
}
