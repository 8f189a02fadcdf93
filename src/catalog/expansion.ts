// The bookkeeping both lowerings share: the budget (FOLD-7), keys that stay with their component, and reuse of the nodes of the
// view before, so that what did not change is the same object and does not render again.
import { equalJson } from '../json/jsonValue'
import type { Limits } from '../state/limits'
import { optionsOf, textIn } from './weight'
import { type ButtonNode, childrenOf, type FieldNode, type Node, type View } from './node'

/** Thrown inside a lowering only, and caught by {@link expand}. */
class TooLarge extends Error {}

type WithoutKey<Entry> = Entry extends unknown ? Omit<Entry, 'key'> : never
/** A node before it has its key. */
export type Draft = WithoutKey<Node>

export interface Expansion {
  /** Counts one node, or one reference that leads nowhere, at `depth`. */
  count: (depth: number) => void
  /** Counts the options and the text of a component, each time that it is shown. */
  weigh: (component: object) => void
  /** The node for a draft: the one of the view before if it says the same, else a new one, with that one's key if it is its kind. */
  settle: (draft: Draft, previous: Node | undefined) => Node
}

export type Expanded = { readonly ok: true; readonly view: View } | { readonly ok: false; readonly message: string }

/** Runs a lowering within its budget; the count costs no more than the limit, whatever the document says. */
export function expand(
  previous: View | undefined,
  limits: Limits,
  lowerRoot: (expansion: Expansion, previousRoot: Node | undefined) => Node | undefined,
): Expanded {
  let nodes = 0
  let options = 0
  let text = 0
  let nextKey = previous?.nextKey ?? 0
  const expansion: Expansion = {
    count(depth) {
      nodes += 1
      if (nodes > limits.nodes)
        throw new TooLarge(`The surface expands to more than ${String(limits.nodes)} components.`)
      if (depth > limits.depth) throw new TooLarge(`The surface is nested deeper than ${String(limits.depth)} levels.`)
    },
    weigh(component) {
      options += optionsOf(component)
      // Before the text is looked at, which takes a step for each option.
      if (options > limits.options) {
        throw new TooLarge(`The surface offers more than ${limits.options.toLocaleString('en')} options.`)
      }
      text += textIn(component)
      if (text > limits.text) {
        const most = limits.text.toLocaleString('en')
        throw new TooLarge(`The components of the surface hold more than ${most} characters of text.`)
      }
    },
    settle(draft, before) {
      const sameKind = before?.kind === draft.kind
      if (sameKind && before.origin === draft.origin && sameSurroundings(before, draft)) return before
      return { ...draft, key: sameKind ? before.key : nextKey++ }
    },
  }
  try {
    const root = lowerRoot(expansion, previous?.root)
    if (root !== undefined && root === previous?.root && text === previous.text) return { ok: true, view: previous }
    const fields: FieldNode[] = []
    const buttons: ButtonNode[] = []
    if (root !== undefined) gather(root, fields, buttons)
    return { ok: true, view: { root, fields, buttons, text, nextKey } }
  } catch (error) {
    if (error instanceof TooLarge) return { ok: false, message: error.message }
    throw error
  }
}

/** What a node holds beyond its own component: its children, a button's texts and rank, a heading's place under a title. */
function sameSurroundings(before: Node, draft: Draft): boolean {
  if (draft.kind === 'button') {
    return before.kind === 'button' && before.variant === draft.variant && equalJson(before.content, draft.content)
  }
  if (draft.kind === 'heading') return before.kind === 'heading' && before.depth === draft.depth
  if (!('children' in draft)) return true
  return sameNodes(childrenOf(before), draft.children)
}

/** Whether two lists hold the same nodes in the same order. */
export function sameNodes(before: readonly Node[], after: readonly Node[]): boolean {
  return before.length === after.length && before.every((node, index) => node === after[index])
}

function gather(node: Node, fields: FieldNode[], buttons: ButtonNode[]): void {
  switch (node.kind) {
    case 'textField':
    case 'checkbox':
    case 'choice':
    case 'dateTime':
      fields.push(node)
      break
    case 'button':
      buttons.push(node)
      break
    default:
      for (const child of childrenOf(node)) gather(child, fields, buttons)
  }
}

/** The previous children by what names them, so that each keeps its key when its siblings move. */
export function matcher(previous: readonly Node[], nameOf: (node: Node) => string): (name: string) => Node | undefined {
  let inOrder = 0
  let byName: Map<string, Node[]> | undefined
  return (name) => {
    // Mostly they come in the order in which they came before, and no list has to be made.
    const next = previous[inOrder]
    if (byName === undefined && next !== undefined && nameOf(next) === name) {
      inOrder += 1
      return next
    }
    byName ??= groupByName(previous.slice(inOrder), nameOf)
    return byName.get(name)?.shift()
  }
}

function groupByName(nodes: readonly Node[], nameOf: (node: Node) => string): Map<string, Node[]> {
  const byName = new Map<string, Node[]>()
  for (const node of nodes) {
    const name = nameOf(node)
    const same = byName.get(name)
    if (same === undefined) byName.set(name, [node])
    else same.push(node)
  }
  return byName
}
