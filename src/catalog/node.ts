// The view nodes: the one small set that both wire versions lower to, and all that rendering, checks and collecting know.
// A new component starts here.
import type { JsonValue } from '../json/jsonValue'
import type { Pointer } from '../json/pointer'
import type { ActionTarget } from '../state/activity'

/** Where a value comes from: said by the agent, or read from the data model. */
export type Source = { readonly literal: JsonValue } | { readonly pointer: Pointer }

interface NodeBase {
  /** Stays the same while this is the same component in the same place, whatever else of it changes. */
  readonly key: number
  /** The component's id on the wire; `''` where it has none. */
  readonly componentId: string
  /** The wire component that this was lowered from: the same object, the same node. */
  readonly origin: object
  /** Share of free space in a row or column (flex-grow). */
  readonly weight?: number | undefined
  /** Name and description for assistive technology (REND-7). */
  readonly name?: Source | undefined
  readonly description?: Source | undefined
}

/** A rule that a field must meet before `resume` (CHECK-1). */
export interface Check {
  readonly pointer: Pointer
  /** The agent's own words; absent where the library says it in its. */
  readonly message?: string | undefined
  /** A required checkbox is not met by `false`. */
  readonly rejectsFalse: boolean
}

interface FieldBase extends NodeBase {
  readonly label: Source
  readonly value: Source
  /** Shown and announced as required. */
  readonly required: boolean
  readonly checks: readonly Check[]
}

export interface TextNode extends NodeBase {
  readonly kind: 'text'
  readonly text: Source
  readonly variant: 'body' | 'caption'
}

export interface HeadingNode extends NodeBase {
  readonly kind: 'heading'
  readonly text: Source
  /** Levels below the host's first heading, from 0 (REND-1). */
  readonly depth: number
}

export interface TextFieldNode extends FieldBase {
  readonly kind: 'textField'
  readonly variant: 'shortText' | 'longText' | 'number'
  readonly placeholder?: string | undefined
  /** `validationRegexp` (CHECK-2). */
  readonly pattern?: string | undefined
}

export interface CheckboxNode extends FieldBase {
  readonly kind: 'checkbox'
}

export interface ChoiceNode extends FieldBase {
  readonly kind: 'choice'
  /** What the options say, and the value each stands for, in the same order. */
  readonly labels: readonly Source[]
  readonly values: readonly string[]
  readonly multiple: boolean
  readonly display: 'plain' | 'chips'
  readonly filterable: boolean
  /** How the choice is written: a list of strings (version 2), or one string with `''` for none (version 1). */
  readonly encoding: 'list' | 'text'
}

export interface DateTimeNode extends FieldBase {
  readonly kind: 'dateTime'
  readonly type: 'date' | 'time' | 'datetime-local'
}

export interface ButtonNode extends NodeBase {
  readonly kind: 'button'
  /** What it says, flattened to text: nothing inside a button is live (ACT-6). */
  readonly content: readonly Source[]
  readonly variant: 'default' | 'primary' | 'borderless'
  readonly target: ActionTarget
  /** What a press hands over, by key; absent: the whole model (ACT-2). */
  readonly context?: ReadonlyMap<string, Source> | undefined
}

type Justify = 'start' | 'center' | 'end' | 'spaceBetween' | 'spaceAround' | 'spaceEvenly' | 'stretch'
type Align = 'start' | 'center' | 'end' | 'stretch'

export interface StackNode extends NodeBase {
  readonly kind: 'row' | 'column'
  readonly children: readonly Node[]
  readonly justify: Justify
  readonly align: Align
  /** A column whose buttons stand side by side where they follow one another (version 1, which has no rows). */
  readonly flow?: boolean | undefined
}

export interface CardNode extends NodeBase {
  readonly kind: 'card'
  readonly children: readonly Node[]
}

export interface DividerNode extends NodeBase {
  readonly kind: 'divider'
  readonly axis: 'horizontal' | 'vertical'
}

/** Stands for a component that has not arrived (FOLD-6). */
export interface PlaceholderNode extends NodeBase {
  readonly kind: 'placeholder'
}

export type FieldNode = TextFieldNode | CheckboxNode | ChoiceNode | DateTimeNode
export type ContainerNode = StackNode | CardNode
export type Node = TextNode | HeadingNode | FieldNode | ButtonNode | ContainerNode | DividerNode | PlaceholderNode

/** A whole surface, lowered. */
export interface View {
  /** Absent until there is something to show: no `root` yet, or the surface was deleted (FOLD-4). */
  readonly root?: Node | undefined
  /** Every field, in reading order. */
  readonly fields: readonly FieldNode[]
  readonly buttons: readonly ButtonNode[]
  /** The text of its components, as often as each is shown, in UTF-16 units. */
  readonly text: number
  /** The key that the next new node gets. */
  readonly nextKey: number
  /** Version 2: what it was lowered from; the same components are the same view, whatever the data is. */
  readonly components?: ReadonlyMap<string, unknown> | undefined
}

/** The children of a node; none for a leaf. */
export function childrenOf(node: Node | undefined): readonly Node[] {
  return node !== undefined && 'children' in node ? node.children : []
}

/** Whether a node is all that its component says: no children, and no texts of other components, as a button has. */
export function isLeaf(node: Node): boolean {
  return node.kind !== 'button' && !('children' in node)
}
