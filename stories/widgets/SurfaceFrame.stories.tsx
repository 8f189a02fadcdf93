// The box of one surface: who speaks, how far to trust it, and what is going on.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../src/widgets/Button'
import { Cell } from '../../src/widgets/Cell'
import { Column } from '../../src/widgets/Column'
import { Heading } from '../../src/widgets/Heading'
import { SurfaceFrame } from '../../src/widgets/SurfaceFrame'
import { Text } from '../../src/widgets/Text'

const button = {
  onPress: () => undefined,
  unavailable: false,
  inactive: false,
  busy: false,
} as const
const content = (
  <Column justify="start" align="stretch">
    <Cell kind="leaf">
      <Heading level={3} size={2} text="Plan your trip" />
    </Cell>
    <Cell kind="leaf">
      <Text variant="body" text="Nothing is booked before you confirm." />
    </Cell>
    <Cell kind="button">
      <Button {...button} id="send" variant="primary">
        Book the flight
      </Button>
    </Cell>
  </Column>
)

const meta = {
  title: 'Widgets/SurfaceFrame',
  component: SurfaceFrame,
  args: { children: content, label: 'Trip', status: '', busy: false, rootRef: null },
} satisfies Meta<typeof SurfaceFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Attributed: Story = { args: { attribution: 'From Travel agent' } }
export const Tinted: Story = { args: { attribution: 'From Travel agent', accent: '#b4005a' } }
export const TintedPale: Story = { args: { attribution: 'From Travel agent', accent: '#ffe9a8' } }
export const Untrusted: Story = {
  args: { attribution: 'From Travel agent', untrusted: 'Content from an untrusted source' },
}
export const Busy: Story = { args: { status: 'Sending…', busy: true } }
export const Failed: Story = { args: { alert: 'Sending failed. Nothing is lost; try again.' } }
export const Incomplete: Story = { args: { errorSummary: 'Two answers are missing.' } }
export const Blocked: Story = {
  args: { reasons: [{ id: 'why', text: 'Not available: unverified content cannot give an approval.' }] },
}
export const Dark: Story = { args: { ...Untrusted.args, ...Failed.args }, globals: { theme: 'dark' } }
export const RightToLeft: Story = { args: { ...Untrusted.args, dir: 'rtl' } }
