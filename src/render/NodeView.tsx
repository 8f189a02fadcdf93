// The switch from view nodes to widgets, exhaustive by its type. A node renders again only when it, its data or its surface's
// state changed.
import { memo } from 'react'
import type { CardNode, DividerNode, HeadingNode, Node, StackNode, TextNode } from '../catalog/node'
import { Cell } from '../widgets/Cell'
import { ButtonView } from './ButtonView'
import { ChoiceView } from './ChoiceView'
import { CheckboxView, DateTimeView, TextFieldView } from './FieldView'
import { present } from './present'
import { useScope } from './scope'
import { useNaming, useStatus, useText } from './useBound'

export const NodeView = memo(function NodeView({ node }: { node: Node }) {
  return (
    <Cell
      node={node.key}
      kind={cellKind(node.kind)}
      weight={node.weight === undefined ? undefined : Math.max(0, node.weight)}
    >
      <Content node={node} />
    </Cell>
  )
})

function cellKind(kind: Node['kind']): 'leaf' | 'button' | 'stack' {
  if (kind === 'row' || kind === 'column') return 'stack'
  return kind === 'button' ? 'button' : 'leaf'
}

function Content({ node }: { node: Node }) {
  switch (node.kind) {
    case 'text':
      return <TextView node={node} />
    case 'heading':
      return <HeadingView node={node} />
    case 'textField':
      return <TextFieldView node={node} />
    case 'checkbox':
      return <CheckboxView node={node} />
    case 'choice':
      return <ChoiceView node={node} />
    case 'dateTime':
      return <DateTimeView node={node} />
    case 'button':
      return <ButtonView node={node} />
    case 'row':
    case 'column':
      return <StackView node={node} />
    case 'card':
      return <CardView node={node} />
    case 'divider':
      return <DividerView node={node} />
    case 'placeholder':
      return <PlaceholderView />
  }
}

function TextView({ node }: { node: TextNode }) {
  const { Text } = useScope().settings.slots
  return <Text text={useText(node.text)} variant={node.variant} />
}

const LEVELS = [1, 2, 3, 4, 5, 6] as const
const SIZES = [1, 2, 3, 4, 5] as const

function HeadingView({ node }: { node: HeadingNode }) {
  const { slots, headingLevel } = useScope().settings
  const level = LEVELS[Math.min(headingLevel + node.depth, 6) - 1] ?? 6
  const size = SIZES[node.depth] ?? 5
  return <slots.Heading text={useText(node.text)} level={level} size={size} />
}

function StackView({ node }: { node: StackNode }) {
  const { Row, Column } = useScope().settings.slots
  const Stack = node.kind === 'row' ? Row : Column
  return (
    <Stack {...useNames(node)} {...present({ flow: node.flow })} justify={node.justify} align={node.align}>
      <Children nodes={node.children} />
    </Stack>
  )
}

function CardView({ node }: { node: CardNode }) {
  const { Card } = useScope().settings.slots
  return (
    <Card {...useNames(node)}>
      <Children nodes={node.children} />
    </Card>
  )
}

function DividerView({ node }: { node: DividerNode }) {
  const { Divider } = useScope().settings.slots
  const { ariaLabel } = useNames(node)
  return <Divider {...present({ ariaLabel })} axis={node.axis} />
}

/** A skeleton while more is to come; nothing where a reference simply leads nowhere (FOLD-6, PART-2). */
function PlaceholderView() {
  const { slots, strings } = useScope().settings
  const isPartial = useStatus((state) => state.partial)
  return isPartial ? <slots.Placeholder label={strings.loading} /> : null
}

function Children({ nodes }: { nodes: readonly Node[] }) {
  return nodes.map((node) => <NodeView key={node.key} node={node} />)
}

function useNames(node: Node): { ariaLabel?: string; description?: string } {
  const { name, description } = useNaming(node)
  return present({ ariaLabel: name === '' ? undefined : name, description })
}
