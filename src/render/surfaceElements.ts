// Where on the page a surface is shown, for a tool that points at one of its nodes. A surface may be shown more than once.
import { type RefObject, useEffect } from 'react'
import type { View } from '../catalog/node'
import type { Surface } from '../state/surface'

type Place = RefObject<HTMLElement | null>

const shown = new WeakMap<Surface<View>, Set<Place>>()

/** Lets the place be found as long as it shows the surface. */
export function useSurfaceElement(surface: Surface<View>, place: Place): void {
  useEffect(() => {
    const places = shown.get(surface) ?? new Set()
    shown.set(surface, places.add(place))
    return () => {
      places.delete(place)
    }
  }, [surface, place])
}

/** The cells of one node, one for each place where its surface is shown. */
export function elementsOf(surface: Surface<View>, key: number): HTMLElement[] {
  const selector = `[data-a2s-node="${String(key)}"]`
  return [...(shown.get(surface) ?? [])].flatMap(({ current }) => [
    ...(current?.querySelectorAll<HTMLElement>(selector) ?? []),
  ])
}
