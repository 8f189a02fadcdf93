// A recorded answer put back where it came from, so that a settled surface shows what was sent (REPLAY-1).
import { equalJson, getOwn, isJsonObject, type JsonValue } from '../json/jsonValue'
import { removeAt, writeAt } from '../json/edit'
import type { Content } from '../state/content'
import type { ButtonNode, View } from './node'

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
  if (button.context === undefined) return { model: value, unplaced: [] }
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
  const keys = new Set(entriesOf(value).map(([key]) => key))
  const hasKeys = ({ context }: ButtonNode): boolean =>
    context?.size === keys.size && [...context.keys()].every((key) => keys.has(key))
  const matching = buttons.filter(hasKeys)
  if (matching.length === 0) return onlyOne(buttons.filter(({ context }) => context === undefined))
  return onlyOne(matching) ?? onlyOne(matching.filter((button) => saysAllLiterals(button, value)))
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

function entriesOf(value: JsonValue): (readonly [string, JsonValue])[] {
  return isJsonObject(value) ? Object.entries(value) : [['', value]]
}
