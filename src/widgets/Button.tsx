// A button that may be out of reach (unavailable), or waiting (inactive): the latter keeps the focus and its press, so that
// whoever presses it can be told why nothing is sent (CHECK-3).
import type { ReactNode } from 'react'
import { detached } from './detached'
import { HelpText } from './HelpText'
import { piecesOf } from './piecesOf'

/** Props of a button. */
export interface ButtonProps {
  /** DOM id of the button; unique in the page. */
  id: string
  /** What stands on the button: text, and nothing that can be pressed itself. */
  children: ReactNode
  /** Weight of the look: `primary` is filled, `borderless` has text only. */
  variant: 'default' | 'primary' | 'borderless'
  /** Called at a press, by pointer or key. Called while `inactive` as well: the caller decides. Never while `unavailable`. */
  onPress: () => void
  /** Can never be pressed here: natively disabled. */
  unavailable: boolean
  /** Waits for something: `aria-disabled`, but focusable. */
  inactive: boolean
  /** Its action is under way: `aria-busy` and a spinner. */
  busy: boolean
  /** Why it is inactive, for assistive technology alone; tied by `aria-describedby`. */
  reason?: string
  /** DOM id of the text at the foot of the surface that says why it is unavailable; tied by `aria-describedby`. */
  reasonId?: string
  /** The accessible name, only where it must differ from the text. */
  ariaLabel?: string
  /** Help text under the button. */
  description?: string
}

/** Classes: `a2s-button-field`, `a2s-button`, `a2s-button-primary`, `a2s-button-borderless`, `a2s-spinner`. */
export function Button({
  id,
  children,
  variant,
  onPress,
  reason,
  reasonId,
  ariaLabel,
  description,
  ...state
}: ButtonProps) {
  const described = [description !== undefined && `${id}-description`, reason !== undefined && `${id}-reason`, reasonId]
  return (
    <div className="a2s-button-field">
      <button
        {...detached}
        id={id}
        className={`a2s-button a2s-button-${variant}`}
        type="button"
        disabled={state.unavailable}
        aria-disabled={state.unavailable || state.inactive || undefined}
        aria-busy={state.busy || undefined}
        aria-label={ariaLabel}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
        onClick={onPress}
      >
        {state.busy && <span className="a2s-spinner" aria-hidden="true" />}
        <span className="a2s-button-text">{typeof children === 'string' ? piecesOf(children) : children}</span>
      </button>
      {description !== undefined && <HelpText id={id} description={description} />}
      {reason !== undefined && (
        <p id={`${id}-reason`} className="a2s-visually-hidden">
          {reason}
        </p>
      )}
    </div>
  )
}
