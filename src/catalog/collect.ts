// What a press hands to the host: a fresh plain-JSON copy, through which nothing of the surface can be reached (ACT-2, ACT-3).
import { type JsonObject, type JsonValue, setOwn } from '../json/jsonValue'
import { readAt } from '../json/edit'
import type { ButtonNode } from './node'

/** With a context, each of its entries as the model stands now, missing bindings left out; without, the whole model. */
export function collect(button: ButtonNode, model: JsonValue): JsonValue {
  if (button.context === undefined) return structuredClone(model)
  const value: Record<string, JsonValue> = {}
  for (const [key, source] of button.context) {
    const member = 'pointer' in source ? readAt(model, source.pointer) : source.literal
    if (member !== undefined) setOwn(value, key, structuredClone(member))
  }
  return value satisfies JsonObject
}
