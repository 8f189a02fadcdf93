// A recorded answer put back where it came from, so that a settled surface shows what was sent (REPLAY-1).
import { equalJson, getOwn, isJsonObject, type JsonValue } from '../json/jsonValue'
import { removeAt, writeAt } from '../json/edit'
import type { Content } from '../state/content'
import { type ButtonNode, childrenOf, type Node, type View } from './node'

export interface Placed {
  /** The model as it was when the answer was sent, as far as the answer tells. */
  readonly model: JsonValue
  /** What has no field to stand in. */
  readonly unplaced: readonly (readonly [name: string, value: JsonValue])[]
}

/**
 * Version 1: by field id. Version 2: back through the bindings of the button that sent it; `submittedBy` names that button,
 * else it is the one whose context has exactly the value's keys, or the one without a context.
 */
export function place(content: Content, view: View, value: JsonValue, submittedBy: string | undefined): Placed {
  if (content.version === 1) return placeFields(content.model, value)
  const button = senderOf(view.buttons, value, submittedBy)
  if (button === undefined) return { model: content.model, unplaced: entriesOf(value) }
  if (button.context === undefined) {
    const shown = shownMembers(view.root)
    return { model: value, unplaced: entriesOf(value).filter(([key]) => shown !== 'all' && !shown.has(key)) }
  }
  return placeContext(content.model, button.context, value)
}

function placeFields(model: JsonValue, value: JsonValue): Placed {
  let placed = model
  const unplaced: (readonly [string, JsonValue])[] = []
  for (const [id, entry] of entriesOf(value)) {
    const edit = getOwn(model, id) === undefined ? undefined : writeAt(placed, [id], entry)
    if (edit?.ok && edit.value !== undefined) placed = edit.value
    else unplaced.push([id, entry])
  }
  return { model: placed, unplaced }
}

function placeContext(model: JsonValue, context: NonNullable<ButtonNode['context']>, value: JsonValue): Placed {
  let placed = model
  const unplaced: (readonly [string, JsonValue])[] = []
  // A binding that was left out of the value had nothing to say: what stands there now came later.
  for (const [key, source] of context) {
    if ('pointer' in source && getOwn(value, key) === undefined) {
      const edit = removeAt(placed, source.pointer)
      if (edit.ok) placed = edit.value ?? {}
    }
  }
  for (const [key, entry] of entriesOf(value)) {
    const source = context.get(key)
    const edit = source !== undefined && 'pointer' in source ? writeAt(placed, source.pointer, entry) : undefined
    if (edit?.ok && edit.value !== undefined) placed = edit.value
    else if (source === undefined || !('literal' in source) || !equalJson(source.literal, entry))
      unplaced.push([key, entry])
  }
  return { model: placed, unplaced }
}

function senderOf(
  buttons: readonly ButtonNode[],
  value: JsonValue,
  submittedBy: string | undefined,
): ButtonNode | undefined {
  if (submittedBy !== undefined) return buttons.find((button) => button.componentId === submittedBy)
  // An exchange settles nothing: only a resume can have sent this.
  const senders = buttons.filter((button) => button.target === 'resume')
  const exact = senders.filter((button) => couldSend(button, value, true))
  if (exact.length > 0) return onlyOne(exact) ?? onlyOne(exact.filter((button) => saysAllLiterals(button, value)))
  return (
    onlyOne(senders.filter((button) => couldSend(button, value, false))) ??
    onlyOne(senders.filter(({ context }) => context === undefined))
  )
}

/** Whether a value's keys are a button's; if not `exactly`, bindings may be missing, as they are where the model had nothing (ACT-2). */
function couldSend({ context }: ButtonNode, value: JsonValue, exactly: boolean): boolean {
  if (context === undefined) return false
  const keys = entriesOf(value).map(([key]) => key)
  if (keys.length === 0 && context.size > 0) return false
  const isAbsent = (key: string): boolean => getOwn(value, key) === undefined
  return (
    keys.every((key) => context.has(key)) &&
    [...context].every(([key, source]) => !isAbsent(key) || (!exactly && 'pointer' in source))
  )
}

/** Whether a value says all that a button says by itself: of "yes" and "no" with the same keys, only one does. */
function saysAllLiterals({ context }: ButtonNode, value: JsonValue): boolean {
  return [...(context ?? [])].every(
    ([key, source]) => 'pointer' in source || equalJson(source.literal, getOwn(value, key)),
  )
}

/** The one component among these buttons; the same one shown twice counts once. */
function onlyOne(buttons: readonly ButtonNode[]): ButtonNode | undefined {
  return new Set(buttons.map((button) => button.componentId)).size === 1 ? buttons[0] : undefined
}

/** The members of an answer by name; one that has none is a single entry without a name. */
export function entriesOf(value: JsonValue): (readonly [string, JsonValue])[] {
  return isJsonObject(value) ? Object.entries(value) : [['', value]]
}

/** Which members of a whole model something on the surface reads; what nothing reads stands nowhere. */
function shownMembers(node: Node | undefined, shown = new Set<string>()): ReadonlySet<string> | 'all' {
  if (node === undefined) return shown
  const own = [
    node.name,
    node.description,
    ...('text' in node ? [node.text] : []),
    ...('value' in node ? [node.value] : []),
    ...(node.kind === 'button' ? [...node.content, ...(node.context?.values() ?? [])] : []),
  ]
  for (const source of own) {
    if (source === undefined || !('pointer' in source)) continue
    const [member] = source.pointer
    if (member === undefined) return 'all'
    shown.add(member)
  }
  for (const child of childrenOf(node)) if (shownMembers(child, shown) === 'all') return 'all'
  return shown
}
