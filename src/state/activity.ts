// What the surface is doing with the person's answer (ACT-4).
import type { JsonValue } from '../json/jsonValue'

/** Where an action goes: `resume` gives the answer, `exchange` asks for a turn in between (ACT-1). */
export type ActionTarget = 'resume' | 'exchange'

export type Activity =
  | { readonly phase: 'ready' }
  /** A callback has not answered yet: every action is inert. `model` is what was current at the press. */
  | {
      readonly phase: 'sending'
      readonly target: ActionTarget
      readonly componentId: string
      readonly model: JsonValue
    }
  /** The callback threw or its promise was rejected; nothing is lost. */
  | { readonly phase: 'failed'; readonly target: ActionTarget; readonly componentId: string }
  /** An exchange was answered; the surface is live. */
  | { readonly phase: 'sent'; readonly componentId: string }
  /** A resume succeeded: read-only from here on, showing `model`, the values that were sent. */
  | { readonly phase: 'settled'; readonly componentId: string; readonly model: JsonValue }

export const READY: Activity = { phase: 'ready' }
