// Components as flat objects that name each other, whatever version wrote them: who refers to whom, and what the root reaches.
import { getOwn, isJsonObject, type JsonObject, type JsonValue } from '../json/jsonValue'
import { quote } from '../protocol/quote'
import type { Reason } from './verdict'

/** Components by id, each with its `id` and `component` and its own properties. */
export type Components = ReadonlyMap<string, JsonObject>

/** The ids that a component refers to, in order. */
export function referencesOf(component: JsonObject): readonly string[] {
  const children = getOwn(component, 'children')
  const listed = isJsonObject(children) ? (getOwn(children, 'explicitList') ?? []) : (children ?? [])
  const repeated = isJsonObject(children) ? getOwn(getOwn(children, 'template'), 'componentId') : undefined
  const all: readonly (JsonValue | undefined)[] = [
    getOwn(component, 'child'),
    ...(Array.isArray(listed) ? (listed as readonly JsonValue[]) : []),
    repeated,
  ]
  return all.filter((id) => typeof id === 'string')
}

/** A reason for each reference that leads nowhere. */
export function missingReferences(components: Components, surfaceId: string): readonly Reason[] {
  return [...components].flatMap(([componentId, component]) =>
    [...new Set(referencesOf(component))]
      .filter((id) => !components.has(id))
      .map((id): Reason => {
        const message = `Component ${quote(componentId)} refers to ${quote(id)}, which never came.`
        return { code: 'reference_missing', message, surfaceId, componentId }
      }),
  )
}

/** What a walk from the root found. */
export interface Reach {
  /** Ids of components, in the order of a reader. */
  readonly reached: readonly string[]
  /** Ids of components with a reference that closes a cycle. */
  readonly cycles: readonly string[]
}

/** Walks from `root` to everything below it, each component once; without recursion, since nothing bounds the depth. */
export function reach(components: Components, root: string): Reach {
  const reached = new Set<string>()
  const cycles = new Set<string>()
  const path = new Set<string>()
  const open = [{ id: '', rest: [root] }]
  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    const id = top.rest.shift()
    const component = id === undefined ? undefined : components.get(id)
    if (id === undefined) {
      open.pop()
      path.delete(top.id)
    } else if (path.has(id)) {
      cycles.add(top.id)
    } else if (component !== undefined && !reached.has(id)) {
      reached.add(id)
      path.add(id)
      open.push({ id, rest: [...referencesOf(component)] })
    }
  }
  return { reached: [...reached], cycles: [...cycles] }
}
