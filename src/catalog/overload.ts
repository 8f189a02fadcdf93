// What a view shows of the data model: bound text has the budget of all text, and an entry one of its own (FOLD-7). Counted in the
// agent's data alone, so that nothing a person enters is ever too long.
import { readAt } from '../json/edit'
import type { Content } from '../state/content'
import type { Limits } from '../state/limits'
import { toText } from './coerce'
import { childrenOf, type Node, type Source, type View } from './node'

/** Why a view shows more of its data than the limits allow, or `undefined`. Nothing is read beyond what is too much. */
export function overloadOf(view: View, { model }: Content, limits: Limits): string | undefined {
  let { text } = view
  let entry = 0
  const add = (source: Source | undefined): number => {
    if (source === undefined || text > limits.text) return 0
    if ('literal' in source) return toText(source.literal).length
    const { length } = toText(readAt(model, source.pointer))
    text += length
    return length
  }
  const visit = (node: Node): void => {
    add(node.name)
    add(node.description)
    if ('text' in node) add(node.text)
    if ('label' in node) add(node.label)
    if ('labels' in node) node.labels.forEach(add)
    if ('content' in node) node.content.forEach(add)
    if (node.kind === 'textField') entry = Math.max(entry, add(node.value), node.placeholder?.length ?? 0)
    childrenOf(node).forEach(visit)
  }
  if (view.root !== undefined) visit(view.root)
  const most = (limit: number) => `more than ${limit.toLocaleString('en')} characters`
  if (text > limits.text) return `The surface shows ${most(limits.text)} of text.`
  return entry > limits.entry ? `A text field of the surface would hold ${most(limits.entry)}.` : undefined
}
