// One fault, one plain sentence: what it is about, and what would be right. What an agent wrote is quoted and cut short.
import { getOwn, isJsonObject, type JsonValue } from '../json/jsonValue'
import type { Pointer } from '../json/pointer'
import { listOf, quote, quoteAll } from './quote'
import type { Fault } from './fault'

/** The sentence for `fault` in `document`, which is called `documentName` where the fault is in no part of it. */
export function describeFault(fault: Fault, document: JsonValue, documentName: string): string {
  const place = placeOf(fault.pointer, document, documentName)
  switch (fault.keyword) {
    case 'required':
      return `Missing property ${quote(fault.property)} ${place.inside}.`
    case 'additionalProperties':
      return `Unknown property ${quote(fault.property)} ${place.inside}.`
    case 'branchByComponent':
      return describeComponentName(fault.allowed, place)
    case 'branchByKey':
      return describeKey(fault.allowed, place)
    case 'enum':
      return `${place.name} must be ${fault.allowed.length > 1 ? 'one of ' : ''}${quoteAll(fault.allowed)}${actual(place.value)}.`
    case 'type':
      return `${place.name} must be ${listOf(fault.allowed.map(withArticle))}.`
    case 'pattern':
      return `${place.name} must match the pattern ${fault.pattern}${actual(place.value)}.`
    case 'minimum':
    case 'maximum':
      return `${place.name} must be at ${fault.keyword === 'minimum' ? 'least' : 'most'} ${String(fault.limit)}.`
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      return `${place.name} must not be empty.`
    case 'maxLength':
      return `${place.name} must have at most ${String(fault.limit)} characters.`
    case 'maxItems':
      return `${place.name} must have at most ${String(fault.limit)} items.`
    case 'maxProperties':
      return `${place.name} must have at most ${String(fault.limit)} properties.`
  }
}

interface Place {
  readonly value: JsonValue | undefined
  /** Names the value as the subject of a sentence. */
  readonly name: string
  /** Names the value as what a property belongs to. */
  readonly inside: string
  /** Names the component that the value is. */
  readonly component: string
}

/** Components lie under one property name in both versions. */
const COMPONENTS = 'components'

function placeOf(pointer: Pointer, document: JsonValue, documentName: string): Place {
  let value: JsonValue | undefined = document
  let component: { readonly depth: number; readonly name: string } | undefined
  for (const [depth, token] of pointer.entries()) {
    value = getOwn(value, token)
    if (component === undefined && pointer[depth - 1] === COMPONENTS && isJsonObject(value)) {
      component = { depth, name: nameComponent(value) }
    }
  }
  const owner = component === undefined ? '' : ` on ${component.name}`
  const isComponent = component?.depth === pointer.length - 1
  const own = isComponent ? (component?.name ?? '') : nameMember(pointer, documentName)
  return {
    value,
    name: capitalise(isComponent ? own : `${own}${owner}`),
    inside: isComponent ? `on ${own}` : `in ${own}${owner}`,
    component: component?.name ?? '',
  }
}

function nameComponent(value: JsonValue | undefined): string {
  const id = getOwn(value, 'id')
  if (typeof id === 'string') return `component ${quote(id)}`
  const kind = getOwn(value, 'component')
  return typeof kind === 'string' ? `the ${quote(kind)} component` : 'the component'
}

/** A member by its name; an entry by its index and the name of its list. */
function nameMember(pointer: Pointer, documentName: string): string {
  const [last, list] = [pointer.at(-1), pointer.at(-2)]
  if (last === undefined) return `the ${documentName}`
  return list !== undefined && /^\d+$/.test(last) ? `entry ${last} of ${quote(list)}` : quote(last)
}

function describeComponentName(allowed: readonly string[], { value, component }: Place): string {
  const kind = getOwn(value, 'component')
  if (kind === undefined) return `Missing property "component" on ${component}. It must be one of ${quoteAll(allowed)}.`
  if (typeof kind !== 'string') return `"component" on ${component} must be one of ${quoteAll(allowed)}.`
  const id = getOwn(value, 'id')
  const owner = typeof id === 'string' ? ` on component ${quote(id)}` : ''
  return `Unknown component ${quote(kind)}${owner}. Allowed are ${quoteAll(allowed)}.`
}

/** The name that makes a message foreign, such as one of A2UI v0.8, or the name of a component that wraps its own. */
function describeKey(allowed: readonly string[], { value, name }: Place): string {
  const isObject = typeof value === 'object' && value !== null
  const key = isObject ? Object.keys(value).find((member) => member !== 'version' && member !== 'key') : undefined
  const given = key === undefined ? '' : quote(key)
  return allowed.includes('deleteSurface')
    ? `Unsupported message${given && ` ${given}`}. A message holds one of ${quoteAll(allowed)}.`
    : `${name} must hold one of ${quoteAll(allowed)}${given && `, not ${given}`}.`
}

function actual(value: JsonValue | undefined): string {
  return typeof value === 'string' ? `, not ${quote(value)}` : ''
}

function withArticle(type: string): string {
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
