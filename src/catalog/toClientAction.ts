// The one bridge to upstream A2UI: what was pressed, as its client-to-server `action` message.
import { isJsonObject, type JsonObject, type JsonValue } from '../json/jsonValue'
import type { ActionTarget } from '../state/activity'

/** Which button was pressed, on which surface. Handed to `onResume` and `onExchange` beside the value. */
export interface SurfaceAction {
  readonly target: ActionTarget
  /** Version 2: the `surfaceId`. Version 1: the `envelopeId`. */
  readonly surfaceKey: string
  /** Id of the pressed button on the wire. */
  readonly componentId: string
  /** Wire version of the surface. */
  readonly version: 1 | 2
}

/** A2UI v0.9's client-to-server message for an event action. */
export interface ClientAction {
  readonly version: 'v0.9'
  readonly action: {
    readonly name: ActionTarget
    readonly surfaceId: string
    readonly sourceComponentId: string
    /** ISO 8601 instant of the press. */
    readonly timestamp: string
    readonly context: JsonObject
  }
}

/**
 * Wraps what a callback was given into A2UI v0.9's `action` message, for hosts that speak it.
 *
 * @param value what the callback was given
 * @param action the callback's second argument
 * @param timestamp when it was pressed; now by default
 */
export function toClientAction(value: JsonValue, action: SurfaceAction, timestamp: Date = new Date()): ClientAction {
  return {
    version: 'v0.9',
    action: {
      name: action.target,
      surfaceId: action.surfaceKey,
      sourceComponentId: action.componentId,
      timestamp: timestamp.toISOString(),
      // Upstream wants an object; a model whose root is something else becomes its one member.
      context: isJsonObject(value) ? value : { value },
    },
  }
}
