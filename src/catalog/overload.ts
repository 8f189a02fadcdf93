// What a view shows of the data model: bound text has the budget of all text, and an entry one of its own (FOLD-7). Counted against
// the agent's data alone, so that nothing a person enters is ever too long.
import { readAt } from '../json/edit'
import type { JsonValue } from '../json/jsonValue'
import type { Pointer } from '../json/pointer'
import type { Content } from '../state/content'
import type { Limits } from '../state/limits'
import { toText } from './coerce'
import { childrenOf, type Node, type Source, type View } from './node'

/** Where the texts of a view are bound; an update of the data alone leaves the view as it is. */
const bindings = new WeakMap<View, readonly Pointer[]>()

/** Data is immutable, and what is no text is long in coming to be one. */
const lengths = new WeakMap<object, number>()

/** Why a view shows more of its data than the limits allow, or `undefined`. */
export function overloadOf(view: View, { model }: Content, limits: Limits): string | undefined {
  const lengthAt = (pointer: Pointer) => lengthOf(readAt(model, pointer))
  let bound = bindings.get(view)
  if (bound === undefined) bindings.set(view, (bound = boundTexts(view.root)))
  const text = bound.reduce((sum, pointer) => sum + lengthAt(pointer), view.text)
  if (text > limits.text) return `The surface shows more than ${limits.text.toLocaleString('en')} characters of text.`

  const isOver = view.fields.some((field) => {
    if (field.kind !== 'textField') return false
    const { value, placeholder = '' } = field
    const length = 'pointer' in value ? lengthAt(value.pointer) : lengthOf(value.literal)
    return Math.max(length, placeholder.length) > limits.entry
  })
  return isOver
    ? `A text field of the surface would hold more than ${limits.entry.toLocaleString('en')} characters.`
    : undefined
}

function lengthOf(value: JsonValue | undefined): number {
  if (typeof value !== 'object' || value === null) return toText(value).length
  let length = lengths.get(value)
  if (length === undefined) lengths.set(value, (length = toText(value).length))
  return length
}

function boundTexts(node: Node | undefined, found: Pointer[] = []): Pointer[] {
  if (node === undefined) return found
  const sources: (Source | undefined)[] = [node.name, node.description]
  if ('text' in node) sources.push(node.text)
  if ('label' in node) sources.push(node.label)
  if (node.kind === 'textField') sources.push(node.value)
  for (const list of [sources, node.kind === 'choice' ? node.labels : [], node.kind === 'button' ? node.content : []]) {
    for (const source of list) if (source !== undefined && 'pointer' in source) found.push(source.pointer)
  }
  for (const child of childrenOf(node)) boundTexts(child, found)
  return found
}
