// A store that was fed, and the one surface in it.
import { createSurfaceStore, type SurfaceSnapshot, type SurfaceStore } from '../../src/core'

export function open(...documents: readonly unknown[]): {
  readonly store: SurfaceStore
  readonly surface: () => SurfaceSnapshot | undefined
} {
  const store = createSurfaceStore()
  documents.forEach(store.receive)
  return { store, surface: () => store.getSurfaces().at(-1) }
}
