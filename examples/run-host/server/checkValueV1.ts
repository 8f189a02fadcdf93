// Version 1: the value holds each field of the form by its id, nothing else, and of the right type (V1-2, V1-3).
import type { JsonValue, PayloadV1 } from 'a2ui-surface/core'
import { isEmpty } from './isEmpty'
import { isObject } from './isObject'
import type { Answer } from './recording'

type ComponentV1 = PayloadV1['surface']['components'][number]
type FieldV1 = Extract<ComponentV1, { component: `field.${string}` }>

/** What is wrong with a value, as one sentence; `undefined` where nothing is. */
export function checkValueV1(
  { surface: { components } }: PayloadV1,
  { target, componentId, value }: Answer & { readonly value: JsonValue },
): string | undefined {
  const pressed = components.some(
    (component) =>
      component.component === 'action.button' && component.id === componentId && component.action.target === target,
  )
  if (!pressed) return `The surface has no button "${componentId}" for ${target}.`
  if (!isObject(value)) return 'The value has to be an object of fields.'

  const fields = new Map(components.filter(isField).map((field) => [field.id, field]))
  const stranger = Object.keys(value).find((id) => !fields.has(id))
  if (stranger !== undefined) return `The surface has no field "${stranger}".`
  for (const [id, field] of fields) {
    const entry = Object.hasOwn(value, id) ? value[id] : undefined
    const fault = entry === undefined ? 'is missing' : faultOf(field, entry, target)
    if (fault !== undefined) return `The field "${id}" ${fault}.`
  }
  return undefined
}

function isField(component: ComponentV1): component is FieldV1 {
  return component.component.startsWith('field.')
}

function faultOf(field: FieldV1, entry: JsonValue, target: Answer['target']): string | undefined {
  if (field.component === 'field.checkbox') return typeof entry === 'boolean' ? undefined : 'has to be true or false'
  if (typeof entry !== 'string') return 'has to be a string'
  if (isEmpty(entry)) return field.required === true && target === 'resume' ? 'is required' : undefined
  if (field.component === 'field.date' && !/^\d{4}-\d{2}-\d{2}$/.test(entry)) return 'has to be a date'
  if (field.component === 'field.select' && !field.options.some((option) => option.value === entry)) {
    return 'has to be one of its options'
  }
  return undefined
}
