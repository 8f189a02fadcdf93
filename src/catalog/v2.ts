// Version 2's lowering: from components that name each other by id to a tree of view nodes. Missing references become
// placeholders, cycles are cut (FOLD-6), and what lies inside a button becomes its text (ACT-6).
import type { Accessibility, Check as WireCheck, Component, DynValue } from '../protocol/generated/types'
import type { ContentV2 } from '../state/content'
import type { Cut } from '../state/createStore'
import { modelPointer } from '../state/foldV2'
import type { Limits } from '../state/limits'
import { textsOf } from './buttonText'
import { type Draft, expand, type Expanded, matcher, sameNodes } from './expansion'
import { enter, source, type Walk } from './walk'
import { type Check, childrenOf, isLeaf, type Node, type Source, type View } from './node'

type Named<Name extends Component['component']> = Extract<Component, { component: Name }>

/** What every placeholder is lowered from. */
const MISSING = {}

/** Lowers the component `root` and all that it reaches; without a `root` there is nothing to show yet (FOLD-4). */
export function lowerV2(content: ContentV2, previous: View | undefined, limits: Limits): Expanded & { cuts: Cut[] } {
  const cuts: Cut[] = []
  const { components } = content
  if (previous?.components === components) return { ok: true, view: previous, cuts }
  const expanded = expand(previous, limits, (expansion, previousRoot) =>
    components.has('root') ? lowerId({ components, expansion, cuts, path: [] }, 'root', previousRoot) : undefined,
  )
  return expanded.ok ? { ok: true, view: { ...expanded.view, components }, cuts } : { ...expanded, cuts }
}

function lowerId(walk: Walk, id: string, previous: Node | undefined): Node | undefined {
  const component = enter(walk, id)
  if (component === 'cut') return undefined
  walk.path.push(id)
  const node = lowerComponent(walk, id, component, previous)
  walk.path.pop()
  return node
}

function lowerComponent(walk: Walk, id: string, component: Component | undefined, previous: Node | undefined): Node {
  // Of a component that is the same, only what lies below it may have changed, and what a button says.
  if (previous?.origin === (component ?? MISSING)) {
    if (isLeaf(previous)) return previous
    if ('children' in previous && component !== undefined) {
      const children = lowerChildren(walk, idsBelow(component), previous)
      return children === previous.children ? previous : { ...previous, children }
    }
  }
  return walk.expansion.settle(component === undefined ? placeholder(id) : draftOf(walk, component, previous), previous)
}

function placeholder(id: string): Draft {
  return { kind: 'placeholder', componentId: id, origin: MISSING }
}

function draftOf(walk: Walk, component: Component, previous: Node | undefined): Draft {
  const base = {
    componentId: component.id,
    origin: component,
    weight: component.weight,
    ...accessibility(component.accessibility),
  }
  switch (component.component) {
    case 'Text': {
      const { text, variant = 'body' } = component
      return variant === 'body' || variant === 'caption'
        ? { ...base, kind: 'text', text: source(text), variant }
        : { ...base, kind: 'heading', text: source(text), depth: HEADING_DEPTH[variant] }
    }
    case 'TextField':
      return {
        ...base,
        ...field(component, component.label, component.value ?? ''),
        kind: 'textField',
        variant: component.variant ?? 'shortText',
        pattern: component.validationRegexp,
      }
    case 'CheckBox':
      return { ...base, ...field(component, component.label, component.value), kind: 'checkbox' }
    case 'ChoicePicker':
      return {
        ...base,
        ...field(component, component.label ?? '', component.value),
        kind: 'choice',
        labels: component.options.map(({ label }) => source(label)),
        values: component.options.map(({ value }) => value),
        multiple: component.variant === 'multipleSelection',
        display: component.displayStyle === 'chips' ? 'chips' : 'plain',
        filterable: component.filterable ?? false,
        encoding: 'list',
      }
    case 'DateTimeInput':
      return {
        ...base,
        ...field(component, component.label ?? '', component.value),
        kind: 'dateTime',
        type: dateTimeType(component),
      }
    case 'Button':
      return { ...base, ...button(walk, component) }
    case 'Row':
    case 'Column':
      return {
        ...base,
        kind: component.component === 'Row' ? 'row' : 'column',
        children: lowerChildren(walk, idsBelow(component), previous),
        justify: component.justify ?? 'start',
        align: component.align ?? 'stretch',
      }
    case 'Card':
      return { ...base, kind: 'card', children: lowerChildren(walk, idsBelow(component), previous) }
    case 'Divider':
      return { ...base, kind: 'divider', axis: component.axis ?? 'horizontal' }
  }
}

/** The same list as before where all of them are the same. */
function lowerChildren(walk: Walk, ids: readonly string[], previous: Node | undefined): readonly Node[] {
  const before = childrenOf(previous)
  const previousOf = matcher(before, ({ componentId }) => componentId)
  const children: Node[] = []
  for (const id of ids) {
    const child = lowerId(walk, id, previousOf(id))
    if (child !== undefined) children.push(child)
  }
  return sameNodes(before, children) ? before : children
}

function idsBelow(component: Component): readonly string[] {
  if ('children' in component) return component.children
  return 'child' in component ? [component.child] : []
}

function accessibility(said: Accessibility | undefined): { name?: Source; description?: Source } {
  return {
    ...(said?.label !== undefined && { name: source(said.label) }),
    ...(said?.description !== undefined && { description: source(said.description) }),
  }
}

function field(
  { component, checks }: { readonly component: Component['component']; readonly checks?: readonly WireCheck[] },
  label: DynValue,
  value: DynValue,
): { label: Source; value: Source; required: boolean; checks: Check[] } {
  const paths = checks?.map((check) => check.condition.args.value.path) ?? []
  const bound = typeof value === 'object' && !Array.isArray(value) ? value.path : undefined
  return {
    label: source(label),
    value: source(value),
    required: paths.some((path) => path === bound),
    checks:
      checks?.map(({ condition, message }) => ({
        pointer: modelPointer(condition.args.value.path),
        message,
        rejectsFalse: component === 'CheckBox',
      })) ?? [],
  }
}

const HEADING_DEPTH = { h1: 0, h2: 1, h3: 2, h4: 3, h5: 4 } as const

function dateTimeType({
  enableDate = false,
  enableTime = false,
}: Named<'DateTimeInput'>): 'date' | 'time' | 'datetime-local' {
  if (!enableTime) return 'date'
  return enableDate ? 'datetime-local' : 'time'
}

function button(walk: Walk, { child, variant, action }: Named<'Button'>) {
  const { name, context } = action.event
  const entries = context && Object.entries(context).map(([key, value]) => [key, source(value)] as const)
  return {
    kind: 'button',
    content: textsOf(walk, child),
    variant: variant ?? 'default',
    target: name,
    context: entries && new Map(entries),
  } as const
}
