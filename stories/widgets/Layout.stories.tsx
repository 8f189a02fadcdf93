// Rows, columns, cards and dividers around text and what stands in for content.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../../src/widgets/Card'
import { Column } from '../../src/widgets/Column'
import { Divider } from '../../src/widgets/Divider'
import { Heading } from '../../src/widgets/Heading'
import { Placeholder } from '../../src/widgets/Placeholder'
import { Row } from '../../src/widgets/Row'
import { SentList } from '../../src/widgets/SentList'
import { Text } from '../../src/widgets/Text'
import { Weighted } from '../../src/widgets/Weighted'
import { OnSurface } from './OnSurface'

const meta = {
  title: 'Widgets/Layout',
  component: Row,
  decorators: [OnSurface],
  args: { children: null, justify: 'start', align: 'stretch' },
} satisfies Meta<typeof Row>

export default meta
type Story = StoryObj<typeof meta>

const card = (text: string) => (
  <Card>
    <Text variant="body" text={text} />
  </Card>
)

export const Justify: Story = {
  render: () => (
    <Column justify="start" align="stretch">
      {(['start', 'center', 'end', 'spaceBetween', 'spaceAround', 'spaceEvenly', 'stretch'] as const).map((justify) => (
        <Row key={justify} justify={justify} align="center">
          {card(justify)}
          {card('B')}
          {card('C')}
        </Row>
      ))}
    </Column>
  ),
}

export const Align: Story = {
  render: () => (
    <Row justify="stretch" align="stretch">
      {(['start', 'center', 'end', 'stretch'] as const).map((align) => (
        <Column key={align} justify="start" align={align}>
          {card(align)}
          {card('B')}
        </Column>
      ))}
    </Row>
  ),
}

export const Weights: Story = {
  args: {
    children: (
      <>
        <Weighted weight={2}>{card('Two shares')}</Weighted>
        <Weighted weight={1}>{card('One share, and a text that is long enough to make the row higher')}</Weighted>
      </>
    ),
  },
}

export const NestedCards: Story = {
  render: () => (
    <Card ariaLabel="Outer">
      <Text variant="body" text="A card" />
      <Card>
        <Text variant="body" text="in a card" />
        {card('in a card')}
      </Card>
    </Card>
  ),
}
export const NestedCardsDark: Story = { ...NestedCards, globals: { theme: 'dark' } }

export const Dividers: Story = {
  render: () => (
    <>
      <Text variant="body" text="Above" />
      <Divider axis="horizontal" />
      <Row justify="start" align="stretch">
        <Text variant="body" text="Left" />
        <Divider axis="vertical" />
        <Text variant="body" text="Right" />
      </Row>
    </>
  ),
}

export const Headings: Story = {
  render: () => (
    <>
      {([1, 2, 3, 4, 5] as const).map((size) => (
        <Heading key={size} level={3} size={size} text={`Size ${String(size)}`} />
      ))}
      <Text variant="body" text={'A text of two lines.\nIts line break is kept.'} />
      <Text variant="caption" text="A caption, small and muted." />
    </>
  ),
}

export const Placeholders: Story = {
  render: () => (
    <Row justify="stretch" align="stretch">
      {card('Here already')}
      <Card>
        <Placeholder label="Loading" />
        <Placeholder label="Loading" />
      </Card>
    </Row>
  ),
}

export const Sent: Story = {
  render: () => (
    <SentList
      title="Sent"
      entries={[
        { label: 'Name', text: 'Ada Lovelace' },
        { label: 'Notes', text: 'We arrive late.\nPlease hold the room.' },
      ]}
    />
  ),
}
