// The fold of version 1 is replacement: each payload is a whole surface. What the person entered stays in the fields that
// are still there, with the same id and of the same kind (DELTA-4).
import { equalJson, type JsonObject, type JsonValue, setOwn } from '../json/jsonValue'
import type { Pointer } from '../json/pointer'
import type { ComponentV1, PayloadV1 } from '../protocol/generated/types'
import type { Content, Folded } from './content'

export type FieldV1 = Extract<ComponentV1, { component: `field.${string}` }>

/** Whether a component collects a value. */
export function isFieldV1(component: ComponentV1): component is FieldV1 {
  return component.component.startsWith('field.')
}

/** Takes `payload` as the surface's new whole. One that says the same again changes nothing. */
export function foldV1(previous: Content | undefined, payload: PayloadV1): Folded {
  if (previous?.version === 1 && equalJson(previous.payload, payload)) {
    return { ok: true, content: previous, overwritten: [], restarted: false }
  }
  const next: Folded['content'] = { version: 1, payload, model: initialValues(payload) }
  if (previous?.version !== 1) return { ok: true, content: next, overwritten: [], restarted: true }
  return { ok: true, content: next, overwritten: lostFields(previous.payload, payload), restarted: false }
}

/** The value of each untouched field, by id: `''` for text, date and select, a checkbox's `default` or `false` (V1-2). */
function initialValues(payload: PayloadV1): JsonObject {
  const values: Record<string, JsonValue> = {}
  for (const component of payload.surface.components) {
    if (!isFieldV1(component) || Object.hasOwn(values, component.id)) continue
    setOwn(values, component.id, component.component === 'field.checkbox' ? (component.default ?? false) : '')
  }
  return values
}

function lostFields(previous: PayloadV1, next: PayloadV1): Pointer[] {
  const kinds = new Map(next.surface.components.filter(isFieldV1).map((field) => [field.id, field.component]))
  const lost = previous.surface.components.filter(isFieldV1).filter((field) => kinds.get(field.id) !== field.component)
  return lost.map((field) => [field.id])
}
