// From a press to the host's callback and back (ACT-1…6, CHECK-3). These two callbacks are the only doors out of a surface.
import type { JsonValue } from '../json/jsonValue'
import { readAt } from '../json/edit'
import type { ActionTarget } from '../state/activity'
import type { Surface, SurfaceState } from '../state/surface'
import { blockOf, type Circumstances } from './availability'
import { firstFailing, hasPattern, patternVerdict } from './checks'
import { collect } from './collect'
import type { ButtonNode, FieldNode, View } from './node'
import { isPatternEngineSettled, loadPatternEngine, testPattern } from './patterns'
import type { Reader } from './reader'
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
  const { key, target, componentId } = button
  const mayAct = (state: SurfaceState<View>): boolean =>
    state.view?.buttons.some((shown) => shown.key === key) === true &&
    !state.notice &&
    blockOf(target, state, circumstances) === undefined
  const { content, view, activity: before } = surface.getState()
  const callback = callbacks[target]
  if (!mayAct(surface.getState()) || callback === undefined || content === undefined || view === undefined) return

  const sending = { phase: 'sending', target, componentId, model: surface.getModel() } as const
  surface.setActivity(sending)

  if (target === 'resume') {
    if (hasPattern(view.fields) && !isPatternEngineSettled()) {
      await loadPatternEngine()
      const state = surface.getState()
      if (state.activity !== sending) return
      // The agent went on meanwhile: what it sent may be untrusted, or have taken the surface away.
      if (!mayAct({ ...state, activity: before })) {
        surface.setActivity(before)
        return
      }
    }
    // What is checked is what will be sent, and no later state.
    const answer: Reader = {
      read: (pointer) => readAt(sending.model, pointer),
      readLocal: (node, literal) => surface.readLocal(node, literal),
    }
    const failing = firstFailing(view.fields, answer)
    if (failing !== undefined) {
      surface.setActivity(before)
      surface.showErrors(view.fields.map((field) => field.key))
      onInvalid(failing)
      return
    }
  }

  reportUnjudged(surface, view.fields)
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

/** An entry that its pattern could not judge, for its length, goes out all the same; the host hears of it (CHECK-2). */
function reportUnjudged(surface: Surface<View>, fields: readonly FieldNode[]): void {
  for (const field of fields) {
    if (patternVerdict(field, surface) !== 'unusable' || !isUsable(field)) continue
    surface.report('unusable_pattern', 'The pattern could not judge what was entered.', field.componentId)
  }
}

function isUsable(field: FieldNode): boolean {
  return field.kind === 'textField' && field.pattern !== undefined && testPattern(field.pattern, '') !== 'unusable'
}
