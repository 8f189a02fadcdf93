// Which buttons may act, and if not, why (ACT-4, ACT-5, TRUST-2, PART-1, CHECK-3). The reasons are told to the person; the words
// for them are the renderer's.
import type { ActionTarget } from '../state/activity'
import type { SurfaceState } from '../state/surface'
import type { View } from './node'

/** The interrupt of a run that the surface answers, as far as the host says. `approval` keeps untrusted surfaces from acting. */
export interface Interrupt {
  readonly kind: string
}

/**
 * - `settled`: the surface was answered.
 * - `approvalBlocked`: untrusted content, and an approval waits for the answer (TRUST-2).
 * - `unverifiedBlocked`: untrusted content, and the host did not say what waits for the answer.
 * - `noCallback`: the host takes no such action (ACT-5).
 * - `streaming`: more of the surface is to come (PART-1).
 * - `sending`: an answer is on its way (ACT-4).
 */
export type Block = 'settled' | 'approvalBlocked' | 'unverifiedBlocked' | 'noCallback' | 'streaming' | 'sending'

export interface Circumstances {
  readonly interrupt: Interrupt | undefined
  readonly canSend: Readonly<Record<ActionTarget, boolean>>
  /** Shown as a record of what was answered (REPLAY-1). */
  readonly replayed: boolean
}

/** What keeps buttons for `target` from acting, the most lasting reason first. Checks are not among them: a press shows those. */
export function blockOf(
  target: ActionTarget,
  { untrusted, partial, activity }: SurfaceState<View>,
  { interrupt, canSend, replayed }: Circumstances,
): Block | undefined {
  if (replayed || activity.phase === 'settled') return 'settled'
  if (untrusted && interrupt?.kind === 'approval') return 'approvalBlocked'
  if (untrusted && interrupt === undefined && target === 'resume') return 'unverifiedBlocked'
  if (!canSend[target]) return 'noCallback'
  if (partial) return 'streaming'
  return activity.phase === 'sending' ? 'sending' : undefined
}
