// Version 2: the value holds what the pressed button says it sends, literals as they are; without a context, the model (ACT-2).
import type { JsonValue } from 'a2ui-surface/core'
import { isEmpty } from './isEmpty'
import { isObject } from './isObject'
import type { Answer } from './recording'
import type { Component, SentSurface } from './sentSurfaces'

type Button = Extract<Component, { component: 'Button' }>
type SentSurfaceV2 = Extract<SentSurface, { version: 2 }>

/** What is wrong with a value, as one sentence; `undefined` where nothing is. */
export function checkValueV2(
  { components, model }: SentSurfaceV2,
  { target, componentId, value }: Answer & { readonly value: JsonValue },
): string | undefined {
  const reachable = reach(components)
  const button = reachable.find(
    (component): component is Button =>
      component.component === 'Button' && component.id === componentId && component.action.event.name === target,
  )
  if (button === undefined) return `The surface has no button "${componentId}" for ${target}.`
  if (!isObject(value)) return 'The value has to be an object.'

  const { context } = button.action.event
  const allowed = context === undefined ? topLevel(reachable, model) : new Set(Object.keys(context))
  const stranger = Object.keys(value).find((key) => !allowed.has(key))
  if (stranger !== undefined) return `The button "${componentId}" does not send "${stranger}".`

  if (context === undefined) {
    const paths = new Set(reachable.flatMap((component) => boundPath(component) ?? []))
    return firstFault([...paths], (path) => faultOf(reachable, path, readPointer(value, path), target))
  }
  return firstFault(Object.keys(context), (key) => {
    const entry = Object.hasOwn(value, key) ? value[key] : undefined
    const source = context[key]
    if (typeof source === 'object' && !Array.isArray(source)) return faultOf(reachable, source.path, entry, target)
    return JSON.stringify(entry) === JSON.stringify(source) ? undefined : `has to be ${JSON.stringify(source)}`
  })
}

function firstFault(names: readonly string[], judge: (name: string) => string | undefined): string | undefined {
  for (const name of names) {
    const fault = judge(name)
    if (fault !== undefined) return `"${name}" ${fault}.`
  }
  return undefined
}

/** The components that a person can get to see: those below `root`. */
function reach(components: ReadonlyMap<string, Component>): readonly Component[] {
  const found = new Map<string, Component>()
  const waiting = ['root']
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const component = components.get(id)
    if (component === undefined || found.has(id)) continue
    found.set(id, component)
    if ('children' in component) waiting.push(...component.children)
    if ('child' in component) waiting.push(component.child)
  }
  return [...found.values()]
}

/** Top-level keys of the model: those the agent wrote, and those that a control may have added. */
function topLevel(reachable: readonly Component[], model: unknown): Set<string> {
  const written = reachable.map((component) => tokensOf(boundPath(component) ?? '/')[0] ?? '')
  return new Set([...(isObject(model) ? Object.keys(model) : []), ...written])
}

function tokensOf(path: string): string[] {
  const tokens = path.split('/').slice(1)
  return tokens.map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function readPointer(value: JsonValue, path: string): JsonValue | undefined {
  let found: JsonValue | undefined = value
  for (const token of tokensOf(path)) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, token)) return undefined
    found = (found as Readonly<Record<string, JsonValue>>)[token]
  }
  return found
}

/** Judges an entry by the controls and the checks that are bound to the same path. */
function faultOf(
  reachable: readonly Component[],
  path: string,
  entry: JsonValue | undefined,
  target: Answer['target'],
): string | undefined {
  for (const component of reachable) {
    const isRequired =
      target === 'resume' &&
      'checks' in component &&
      component.checks.some((check) => check.condition.args.value.path === path)
    if (isRequired && (isEmpty(entry) || (component.component === 'CheckBox' && entry === false))) return 'is required'
    if (boundPath(component) === path && entry !== undefined && !fits(component, entry)) {
      return 'is not of the type that its control writes'
    }
  }
  return undefined
}

/** Where a control writes what is entered. */
function boundPath(component: Component): string | undefined {
  if (!('value' in component)) return undefined
  const { value } = component
  return typeof value === 'object' && !Array.isArray(value) ? value.path : undefined
}

function fits({ component }: Component, entry: JsonValue): boolean {
  if (component === 'CheckBox') return typeof entry === 'boolean'
  if (component === 'ChoicePicker') return Array.isArray(entry) && entry.every((item) => typeof item === 'string')
  return typeof entry === 'string'
}
