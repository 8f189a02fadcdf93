// Reading with subscription: a node hears of the pointers it shows, and of nothing else. This is why a keystroke costs one field.
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { JsonValue } from '../json/jsonValue'
import type { Pointer } from '../json/pointer'
import { toText } from '../catalog/coerce'
import type { Source, View } from '../catalog/node'
import { type Reader, readSource } from '../catalog/reader'
import type { SurfaceState, SurfaceStatus } from '../state/surface'
import { useScope } from './scope'

type Sources = readonly (Source | undefined)[]

/** For sources that belong to no field: no field has this key. */
const NO_NODE = -1

/** Any value that depends on `sources`, and on the node `node` where the sources are a field's own. `compute` gives a stable value. */
export function useWatched<Value>(sources: Sources, node: number, compute: () => Value): Value {
  return useSubscribed(sources, node, undefined, compute)
}

/** The same for what also depends on the status of the surface: on its activity, or on errors being shown. */
export function useStatusWatched<Value>(sources: Sources, node: number, compute: () => Value): Value {
  return useSubscribed(sources, node, useScope().surface.subscribeStatus, compute)
}

/** The same for what also depends on all of its fields. */
export function useJudged<Value>(sources: Sources, node: number, compute: () => Value): Value {
  return useSubscribed(sources, node, useScope().surface.subscribe, compute)
}

type Subscribe = (listener: () => void) => () => void

function useSubscribed<Value>(
  sources: Sources,
  node: number,
  also: Subscribe | undefined,
  compute: () => Value,
): Value {
  const { surface } = useScope()
  const subscribe = useCallback<Subscribe>(
    (listener) => {
      const stops = [surface.watch(pointersOf(sources), node, listener), also?.(listener)]
      return () => {
        for (const stop of stops) stop?.()
      }
    },
    [surface, sources, node, also],
  )
  return useSyncExternalStore(subscribe, compute, compute)
}

/** A field's own value, as it is in the model or, for a literal, as the person left it. */
export function useValue(source: Source, node: number): JsonValue | undefined {
  const { reader } = useScope()
  return useWatched(useList(source), node, () => readSource(reader, source, node))
}

/** Texts of the agent, bound or literal, `undefined` where there is none; the same list as long as they say the same. */
export function useTexts(sources: readonly Source[]): readonly string[]
export function useTexts(sources: Sources): readonly (string | undefined)[]
export function useTexts(sources: Sources): readonly (string | undefined)[] {
  const { reader } = useScope()
  const read = useMemo(() => steadyTexts(sources, reader), [sources, reader])
  return useWatched(sources, NO_NODE, read)
}

/** Reads the same list again for as long as the texts are the same: a snapshot must not change by itself. */
function steadyTexts(sources: Sources, reader: Reader): () => readonly (string | undefined)[] {
  let last: readonly (string | undefined)[] = []
  return () => {
    const texts = sources.map((source) => source && toText(readSource(reader, source)))
    const same = texts.length === last.length && texts.every((text, index) => text === last[index])
    if (!same) last = texts
    return last
  }
}

/** One text of the agent. */
export function useText(source: Source): string {
  const { reader } = useScope()
  return useWatched(useList(source), NO_NODE, () => toText(readSource(reader, source)))
}

interface Named {
  readonly label?: Source
  readonly name?: Source | undefined
  readonly description?: Source | undefined
}

/** What a node is called, `undefined` where the agent does not say: one subscription for the three. */
export function useNaming(node: Named): {
  label?: string | undefined
  name?: string | undefined
  description?: string | undefined
} {
  const sources = useMemo(() => [node.label, node.name, node.description], [node])
  const [label, name, description] = useTexts(sources)
  return { label, name, description: description === '' ? undefined : description }
}

/** Part of the surface's status; `select` gives a stable value. */
export function useStatus<Part>(select: (status: SurfaceStatus) => Part): Part {
  const { surface } = useScope()
  const read = (): Part => select(surface.getState())
  return useSyncExternalStore(surface.subscribeStatus, read, read)
}

/** Part of the surface's state, for what there is one of in a surface; `select` gives a stable value. */
export function useSurfaceState<Part>(select: (state: SurfaceState<View>) => Part): Part {
  const { surface } = useScope()
  const read = (): Part => select(surface.getState())
  return useSyncExternalStore(surface.subscribe, read, read)
}

function useList(source: Source): readonly Source[] {
  return useMemo(() => [source], [source])
}

function pointersOf(sources: Sources): Pointer[] {
  return sources.flatMap((source) => (source !== undefined && 'pointer' in source ? [source.pointer] : []))
}
