// The fold of A2UI 0.8, which nobody renders here: each message against its closed schema, then onto the surfaces there are.
import { getOwn, type JsonObject, type JsonValue, setOwn } from '../json/jsonValue'
import { writeAt } from '../json/edit'
import { parsePointer } from '../json/pointer'
import { explain, type Explanation } from '../protocol/explain'
import type { DataEntry, DataModelUpdate, Message } from '../protocol/generated/typesV08'
import { validateMessageV08 } from '../protocol/generated/validatorsV08'
import { quote } from '../protocol/quote'
import { missingReferences, reach } from './components'
import type { JudgedSurface, Reason } from './verdict'

interface Surface {
  readonly components: Map<string, JsonObject>
  model: JsonValue
  root?: string
  catalog: string
  isDeleted: boolean
}

export interface FoldV08 {
  /** Takes a message, and says what is wrong with it; a message that is wrong changes nothing. */
  readonly take: (message: JsonValue) => readonly Explanation[]
  /** The surfaces that are live, each with what it lacks. */
  readonly finish: () => readonly { readonly surface: JudgedSurface; readonly reasons: readonly Reason[] }[]
}

const STANDARD_CATALOG = 'https://a2ui.org/specification/v0_8/standard_catalog_definition.json'

export function createFoldV08(): FoldV08 {
  const surfaces = new Map<string, Surface>()

  const apply = (message: Message): readonly Explanation[] => {
    const [name, { surfaceId }] = bodyOf(message)
    const fail = (member: string, sentence: string) => [{ path: `/${name}/${member}`, message: sentence }]
    const known = surfaces.get(surfaceId)
    if (known?.isDeleted === true) {
      return fail('surfaceId', `Surface ${quote(surfaceId)} was deleted; a new surface needs an id of its own.`)
    }
    if ('deleteSurface' in message) {
      if (known === undefined) return fail('surfaceId', `There is no surface ${quote(surfaceId)} to delete.`)
      known.isDeleted = true
      return []
    }
    const surface: Surface = known ?? { components: new Map(), model: {}, catalog: STANDARD_CATALOG, isDeleted: false }
    if ('dataModelUpdate' in message) {
      const why = writeEntries(surface, message.dataModelUpdate)
      if (why !== undefined) return fail('path', why)
    } else if ('surfaceUpdate' in message) {
      for (const entry of message.surfaceUpdate.components) surface.components.set(entry.id, unwrap(entry))
    } else {
      surface.root = message.beginRendering.root
      surface.catalog = message.beginRendering.catalogId ?? surface.catalog
    }
    surfaces.set(surfaceId, surface)
    return []
  }

  return {
    take(message) {
      const value: unknown = message
      return validateMessageV08(value) ? apply(value) : explain(validateMessageV08.errors ?? [], message, 'message')
    },
    finish: () => [...surfaces].filter(([, { isDeleted }]) => !isDeleted).map(([id, surface]) => judge(id, surface)),
  }
}

function bodyOf(message: Message): readonly [name: string, body: { readonly surfaceId: string }] {
  if ('beginRendering' in message) return ['beginRendering', message.beginRendering]
  if ('surfaceUpdate' in message) return ['surfaceUpdate', message.surfaceUpdate]
  if ('dataModelUpdate' in message) return ['dataModelUpdate', message.dataModelUpdate]
  return ['deleteSurface', message.deleteSurface]
}

/** `{ id, component: { Text: { text } } }` as the later version says it: `{ id, component: 'Text', text }`. */
function unwrap({ id, weight, component }: { id: string; weight?: number; component: object }): JsonObject {
  const [[name, properties] = ['', {}]] = Object.entries(component) as [string, JsonObject][]
  return { id, component: name, ...(weight !== undefined && { weight }), ...properties }
}

function writeEntries(
  surface: Surface,
  { path = '', contents }: DataModelUpdate['dataModelUpdate'],
): string | undefined {
  const text = path === '/' ? '' : path
  const pointer = parsePointer(text === '' || text.startsWith('/') ? text : `/${text}`) ?? []
  const written = writeAt(surface.model, pointer, toObject(contents))
  if (!written.ok) return written.message
  surface.model = written.value ?? {}
  return undefined
}

function toObject(entries: readonly DataEntry[]): JsonObject {
  const object: Record<string, JsonValue> = {}
  for (const entry of entries) setOwn(object, entry.key, valueOf(entry))
  return object
}

function valueOf(entry: DataEntry): JsonValue {
  if ('valueString' in entry) return entry.valueString
  if ('valueNumber' in entry) return entry.valueNumber
  if ('valueBoolean' in entry) return entry.valueBoolean
  return toObject(entry.valueMap)
}

function judge(
  surfaceId: string,
  { components, model, root, catalog }: Surface,
): ReturnType<FoldV08['finish']>[number] {
  const { reached, cycles } = root === undefined ? { reached: [], cycles: [] } : reach(components, root)
  const actions = reached.flatMap((componentId) => {
    const name = getOwn(getOwn(components.get(componentId), 'action'), 'name')
    return typeof name === 'string' ? { componentId, name } : []
  })
  const reasons: Reason[] = [...missingReferences(components, surfaceId)]
  for (const componentId of cycles) {
    reasons.push({
      code: 'cycle_cut',
      message: `Component ${quote(componentId)} contains itself.`,
      surfaceId,
      componentId,
    })
  }
  if (root === undefined) {
    const message = `Surface ${quote(surfaceId)} never began: no beginRendering names its root.`
    reasons.unshift({ code: 'root_missing', message, surfaceId })
  } else if (!components.has(root)) {
    const message = `Surface ${quote(surfaceId)} begins at ${quote(root)}, which never came.`
    reasons.unshift({ code: 'root_missing', message, surfaceId })
  }
  const base = { surfaceId, version: '0.8' as const, catalog, components: [...components.values()], model, actions }
  return { surface: { ...base, ...(root !== undefined && { root }) }, reasons }
}
