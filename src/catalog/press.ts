// From a press to the host's callback and back (ACT-1…6, CHECK-3). These two callbacks are the only doors out of a surface.
import type { JsonValue } from '../json/jsonValue'
import type { ActionTarget } from '../state/activity'
import type { Surface } from '../state/surface'
import { blockOf, type Circumstances } from './availability'
import { firstFailing, hasPattern } from './checks'
import { collect } from './collect'
import type { ButtonNode, FieldNode, View } from './node'
import { isPatternEngineSettled, loadPatternEngine } from './patterns'
import type { SurfaceAction } from './toClientAction'

/**
 * Takes what a press collected: a fresh plain-JSON copy, and which button it was. While a returned promise is pending the
 * surface is inert; if it rejects, or the callback throws, the person is told and can try again (ACT-4).
 */
export type ActionCallback = (value: JsonValue, action: SurfaceAction) => Promise<void> | void

export interface PressHandlers {
  readonly callbacks: Readonly<Record<ActionTarget, ActionCallback | undefined>>
  /** Told of the first field that keeps a `resume` from being sent, once its error can be seen. */
  readonly onInvalid: (field: FieldNode) => void
}

/** Presses a button: at most one callback, and none while anything blocks it. Resolves when the press is over; never rejects. */
export async function press(
  surface: Surface<View>,
  button: ButtonNode,
  circumstances: Circumstances,
  { callbacks, onInvalid }: PressHandlers,
): Promise<void> {
  const { target, componentId } = button
  const { content, view } = surface.getState()
  const callback = callbacks[target]
  const isBlocked = blockOf(target, surface.getState(), circumstances) !== undefined
  if (isBlocked || callback === undefined || content === undefined || view === undefined) return

  const before = surface.getState().activity
  const sending = { phase: 'sending', target, componentId, model: surface.getModel() } as const
  surface.setActivity(sending)

  if (target === 'resume') {
    if (hasPattern(view.fields) && !isPatternEngineSettled()) {
      await loadPatternEngine()
      if (surface.getState().activity !== sending) return
    }
    const failing = firstFailing(surface.getState().view?.fields ?? [], surface)
    if (failing !== undefined) {
      surface.setActivity(before)
      surface.showErrors()
      onInvalid(failing)
      return
    }
  }

  try {
    const value = collect(button, sending.model)
    await callback(value, { target, surfaceKey: surface.key, componentId, version: content.version })
  } catch {
    if (surface.getState().activity === sending) surface.setActivity({ phase: 'failed', target, componentId })
    return
  }
  // A surface that was created anew meanwhile is not the one that was answered.
  if (surface.getState().activity !== sending) return
  surface.setActivity(
    target === 'resume' ? { phase: 'settled', componentId, model: sending.model } : { phase: 'sent', componentId },
  )
}
