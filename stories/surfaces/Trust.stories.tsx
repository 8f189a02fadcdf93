// Who speaks, and whether that can be trusted: attribution, the agent's colour, and what untrusted content may not do.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { A2uiSurface, type ActionCallback, type Diagnostic } from '../../src/index'
import { documentNamed } from '../documents'
import { pressOn, typeInto } from '../keyboard'
import { SentBelow } from './SentBelow'

const meta = {
  title: 'Surfaces/Trust',
  component: A2uiSurface,
  decorators: [SentBelow],
  args: {
    onResume: fn<ActionCallback>(),
    onExchange: fn<ActionCallback>(),
    onDiagnostic: fn<(diagnostic: Diagnostic) => void>(),
  },
} satisfies Meta<typeof A2uiSurface>

export default meta
type Story = StoryObj<typeof meta>

const WARNING = 'This content comes from a source that has not been verified.'

export const Untrusted: Story = {
  name: 'Untrusted, at a clarification (TRUST-3, TRUST-4)',
  args: { envelopes: documentNamed('untrusted-courier').envelopes, interrupt: { kind: 'clarification' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(WARNING)).toBeVisible()
    await expect(canvas.getByText('From Courier Desk')).toBeVisible()
    await typeInto(userEvent, canvas.getByLabelText('New day'), '2026-12-02')
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Ask for a new delivery' }))
    await expect(args.onResume).toHaveBeenCalledOnce()
  },
}

export const ApprovalBlocked: Story = {
  name: 'Untrusted, at an approval: nothing can be sent (TRUST-2)',
  args: { envelopes: documentNamed('untrusted-approval').envelopes, interrupt: { kind: 'approval' } },
  play: async ({ canvas, args }) => {
    const buttons = canvas.getAllByRole('button')
    await expect(buttons).toHaveLength(3)
    for (const button of buttons) {
      await expect(button).toBeDisabled()
      await expect(button).toHaveAccessibleDescription('Not available: unverified content cannot give an approval.')
    }
    await expect(args.onDiagnostic).toHaveBeenCalledOnce()
    await expect(args.onDiagnostic).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'untrusted_content_blocks_approval' }),
    )
  },
}

export const InterruptUnknown: Story = {
  name: 'Untrusted, and the host did not say what waits (TRUST-2)',
  args: { envelopes: documentNamed('untrusted-courier').envelopes },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Ask for a new delivery' })).toBeDisabled()
    await pressOn(userEvent, canvas.getByRole('button', { name: 'Is this message real?' }))
    await expect(args.onExchange).toHaveBeenCalledOnce()
    await expect(args.onResume).not.toHaveBeenCalled()
  },
}

export const AgentTheme: Story = {
  name: 'Agent’s name and colour (TRUST-4)',
  args: { envelopes: documentNamed('themed-energy').envelopes, interrupt: { kind: 'clarification' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('From Tariff Assistant')).toBeVisible()
    const button = canvas.getByRole('button', { name: 'Change the tariff' })
    await expect(getComputedStyle(button).getPropertyValue('--a2s-agent-tint')).toBe('#0b6e4f')
  },
}

export const AgentThemeOff: Story = {
  name: 'Agent’s name, its colour switched off (TRUST-4)',
  args: { ...AgentTheme.args, agentTheme: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('From Tariff Assistant')).toBeVisible()
    const button = canvas.getByRole('button', { name: 'Change the tariff' })
    await expect(getComputedStyle(button).getPropertyValue('--a2s-agent-tint')).toBe('')
  },
}
