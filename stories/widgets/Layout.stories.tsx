// Rows, columns, cards and dividers around text and what stands in for content.
import type { ReactElement } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../../src/widgets/Card'
import { Column } from '../../src/widgets/Column'
import { Divider } from '../../src/widgets/Divider'
import { Heading } from '../../src/widgets/Heading'
import { Placeholder } from '../../src/widgets/Placeholder'
import { Row } from '../../src/widgets/Row'
import { SentList } from '../../src/widgets/SentList'
import { Text } from '../../src/widgets/Text'
import { Cell } from '../../src/widgets/Cell'
import { OnSurface } from './OnSurface'

const meta = {
  title: 'Widgets/Layout',
  component: Row,
  decorators: [OnSurface],
  args: { children: null, justify: 'start', align: 'stretch' },
} satisfies Meta<typeof Row>

export default meta
type Story = StoryObj<typeof meta>

const leaf = (widget: ReactElement, weight?: number) => (
  <Cell kind="leaf" weight={weight}>
    {widget}
  </Cell>
)
const text = (words: string) => leaf(<Text variant="body" text={words} />)
const card = (words: string, weight?: number) => leaf(<Card>{text(words)}</Card>, weight)

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
        {card('Two shares', 2)}
        {card('One share, and a text that is long enough to make the row higher', 1)}
      </>
    ),
  },
}

export const NestedCards: Story = {
  render: () => (
    <Card ariaLabel="Outer">
      {text('A card')}
      {leaf(
        <Card>
          {text('in a card')}
          {card('in a card')}
        </Card>,
      )}
    </Card>
  ),
}
export const NestedCardsDark: Story = { ...NestedCards, globals: { theme: 'dark' } }

export const Dividers: Story = {
  render: () => (
    <>
      {text('Above')}
      {leaf(<Divider axis="horizontal" />)}
      <Row justify="start" align="stretch">
        {text('Left')}
        {leaf(<Divider axis="vertical" />)}
        {text('Right')}
      </Row>
    </>
  ),
}

export const Headings: Story = {
  render: () => (
    <>
      {([1, 2, 3, 4, 5] as const).map((size) => (
        <Cell key={size} kind="leaf">
          <Heading level={3} size={size} text={`Size ${String(size)}`} />
        </Cell>
      ))}
      {text('A text of two lines.\nIts line break is kept.')}
      {leaf(<Text variant="caption" text="A caption, small and muted." />)}
    </>
  ),
}

export const Placeholders: Story = {
  render: () => (
    <Row justify="stretch" align="stretch">
      {card('Here already')}
      {leaf(
        <Card>
          {leaf(<Placeholder label="Loading" />)}
          {leaf(<Placeholder label="Loading" />)}
        </Card>,
      )}
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
