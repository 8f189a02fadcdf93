// A store with its inside at hand, as the renderer has it.
import {
  createSurfaceStore,
  insideOf,
  type StoreInside,
  type SurfaceStore,
  type SurfaceStoreOptions,
} from '../../src/catalog/createSurfaceStore'
import type { Node, View } from '../../src/catalog/node'
import { childrenOf } from '../../src/catalog/node'
import type { StoredRecord, SurfaceRecord } from '../../src/state/record'
import type { Surface } from '../../src/state/surface'

export interface OpenStore {
  readonly store: SurfaceStore
  readonly inside: StoreInside
  /** Takes documents in order and gives the record of the last one. */
  readonly receive: (...documents: readonly unknown[]) => SurfaceRecord
  readonly surface: (key?: string) => Surface<View>
  /** The node with this component id, wherever it is; the first one of several. */
  readonly node: (componentId: string, key?: string) => Node
}

export function openStore(options?: SurfaceStoreOptions): OpenStore {
  const store = createSurfaceStore(options)
  const inside = insideOf(store)
  const surface = (key = 's'): Surface<View> => {
    const found = inside.getSurface(key)
    if (found === undefined) throw new Error(`There is no surface "${key}".`)
    return found
  }
  return {
    store,
    inside,
    receive(...documents) {
      const records = documents.map(store.receive)
      const last = records.at(-1)
      if (last === undefined) throw new Error('Nothing was received.')
      return last
    },
    surface,
    node(componentId, key) {
      const { root } = surface(key).getState().view ?? {}
      const found = root && find(root, componentId)
      if (found === undefined) throw new Error(`There is no node "${componentId}".`)
      return found
    },
  }
}

/** The record, which must be a stored one. */
export function stored(record: SurfaceRecord): StoredRecord {
  if (record.status !== 'stored') throw new Error(`The document was ${record.status}.`)
  return record
}

function find(node: Node, componentId: string): Node | undefined {
  if (node.componentId === componentId) return node
  for (const child of childrenOf(node)) {
    const found = find(child, componentId)
    if (found !== undefined) return found
  }
  return undefined
}
