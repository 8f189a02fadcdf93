// A record of what was answered: the envelopes and the submitted value, and nothing else.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { A2uiSurface } from '../../src/index'
import { documentNamed } from '../documents'

const meta = {
  title: 'Surfaces/Replay',
  component: A2uiSurface,
  args: { timeZone: 'Europe/Vienna' },
} satisfies Meta<typeof A2uiSurface>

export default meta
type Story = StoryObj<typeof meta>

export const Version1: Story = {
  name: 'Version 1, by field id (REPLAY-1)',
  args: {
    envelopes: documentNamed('meeting-v1').envelopes,
    submitted: { slot: '2026-12-03T15:30', agenda: 'Empty states', remote: false },
    submittedBy: 'confirm',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Time' })).toHaveTextContent(
      'Thursday 3 December, 15:30 to 16:15',
    )
    await expect(canvas.getByRole('textbox', { name: /agenda/ })).toHaveValue('Empty states')
    await expect(canvas.getByRole('textbox', { name: /agenda/ })).toHaveAttribute('readonly')
    await expect(canvas.getByRole('checkbox', { name: 'Add a video link' })).not.toBeChecked()
    await expect(canvas.getByText('Your answer was sent.')).toBeVisible()
  },
}

export const Version2: Story = {
  name: 'Version 2, through the bindings of the button (REPLAY-1)',
  args: {
    envelopes: documentNamed('deploy-approval').envelopes,
    interrupt: { kind: 'approval' },
    submitted: {
      decision: 'approve',
      version: 'web 4.12.0',
      rollout: ['50'],
      startAt: '2026-11-30T14:30:00Z',
      rehearsed: true,
      comment: 'Start small, then watch the error rate.',
    },
    submittedBy: 'approve',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Start')).toHaveValue('2026-11-30T15:30')
    await expect(canvas.getByRole('checkbox', { name: /rehearsed/ })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: '50 %' })).toBeChecked()
    await expect(canvas.getByText('Your answer was sent.')).toBeVisible()
  },
}

export const Unplaced: Story = {
  name: 'What has no field is listed (REPLAY-1)',
  args: {
    envelopes: documentNamed('address-v1').envelopes,
    submitted: {
      name: 'Ada Vermeer',
      street: 'Mill Lane 7',
      postcode: '9000',
      city: 'Ghent',
      country: 'BE',
      neighbour: true,
      'door code': '1843',
      'leave with the concierge': true,
    },
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('group', { name: 'Sent' })
    await expect(list).toHaveTextContent('door code1843')
    await expect(list).toHaveTextContent('leave with the conciergeYes')
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Vermeer')
  },
}
