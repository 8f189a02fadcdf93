// What one accepted document brings to a surface, folded and lowered.
import type { Pointer } from '../json/pointer'
import type { Content } from './content'

export interface SurfaceUpdate<View> {
  readonly content: Content
  readonly view: View
  readonly overwritten: readonly Pointer[]
  readonly restarted: boolean
  readonly untrusted: boolean
  readonly partial: boolean
}
