// The way through version 2's components, which name each other by id: every reference is counted, and one that closes a cycle is
// cut here and nowhere else (FOLD-6, FOLD-7).
import type { Component, DynValue } from '../protocol/generated/types'
import type { Cut } from '../state/createStore'
import { modelPointer } from '../state/foldV2'
import type { Expansion } from './expansion'
import type { Source } from './node'

export interface Walk {
  readonly components: ReadonlyMap<string, Component>
  readonly expansion: Expansion
  readonly cuts: Cut[]
  /** Ids from the root to where the walk is. */
  readonly path: string[]
}

/** Counts a reference and what it leads to, and resolves it. */
export function enter(walk: Walk, id: string): Component | undefined | 'cut' {
  walk.expansion.count(walk.path.length + 1)
  const start = walk.path.indexOf(id)
  if (start < 0) {
    const component = walk.components.get(id)
    if (component !== undefined) walk.expansion.weigh(component)
    return component
  }
  const cycle = [...walk.path.slice(start), id].join('→')
  walk.cuts.push({
    componentId: walk.path.at(-1) ?? id,
    message: `The reference that closes the cycle ${cycle} was cut.`,
  })
  return 'cut'
}

/** A dynamic value: bound to the model, or said as it is. */
export function source(value: DynValue): Source {
  if (typeof value === 'object' && !Array.isArray(value)) return { pointer: modelPointer(value.path) }
  return { literal: value }
}
