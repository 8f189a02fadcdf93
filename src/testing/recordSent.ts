// Callbacks that remember what a surface sent.
import type { JsonValue } from '../json/jsonValue'
import type { ActionCallback } from '../catalog/press'
import type { SurfaceAction } from '../catalog/toClientAction'

/** One press that reached a callback. */
export interface Sent {
  readonly value: JsonValue
  readonly action: SurfaceAction
}

/** Callbacks for a surface, and what went through them. */
export interface SentRecorder {
  /** To be spread onto `<A2uiSurface>`. */
  readonly callbacks: { readonly onResume: ActionCallback; readonly onExchange: ActionCallback }
  /** What was sent so far, oldest first. */
  readonly sent: readonly Sent[]
}

/** Callbacks that succeed at once and remember what they were given. */
export function recordSent(): SentRecorder {
  const sent: Sent[] = []
  const record: ActionCallback = (value, action) => {
    sent.push({ value, action })
  }
  return { callbacks: { onResume: record, onExchange: record }, sent }
}
