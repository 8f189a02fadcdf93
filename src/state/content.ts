// What a surface holds after a document was folded in: the agent's side of it, immutable, one shape a wire version.
import type { JsonObject, JsonValue } from '../json/jsonValue'
import type { Pointer } from '../json/pointer'
import type { Component, CreateSurface, PayloadV1 } from '../protocol/generated/types'

export interface ContentV1 {
  readonly version: 1
  readonly payload: PayloadV1
  /** What each field holds before the person touches it, by field id (V1-2). */
  readonly model: JsonObject
}

export type Theme = NonNullable<CreateSurface['createSurface']['theme']>

export interface ContentV2 {
  readonly version: 2
  readonly status: 'live' | 'deleted'
  readonly components: ReadonlyMap<string, Component>
  readonly model: JsonValue
  readonly theme: Theme
}

export type Content = ContentV1 | ContentV2

/** Content after a document, and what that document did to the person's side. */
export interface Folded {
  readonly ok: true
  readonly content: Content
  /** Where the agent wrote: edits at, above or below these are replaced (DATA-7). */
  readonly overwritten: readonly Pointer[]
  /** True where a new surface began: nothing of the person's side stays. */
  readonly restarted: boolean
}
