// Keeps a surface apart from a form of the host around it, even where a host's own widget is an ordinary submit button or input
// (ACT-7). The library's widgets belong to no form in the first place.
import type { KeyboardEvent, MouseEvent } from 'react'

const SUBMITS =
  'button:not([type]), button[type="submit"], button[type="reset"], input[type="submit"], input[type="image"], input[type="reset"]'

/** Takes a click's power over the form around the surface; the click itself goes on. */
export function confineClick(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event
  const control = target instanceof Element ? target.closest(SUBMITS) : null
  if (control !== null && currentTarget.contains(control)) event.preventDefault()
}

/** Takes from Enter in an input the browser's implicit submission; not from one that confirms what an input method composes. */
export function confineKey(event: KeyboardEvent<HTMLElement>): void {
  const isSubmit = event.key === 'Enter' && !event.nativeEvent.isComposing
  if (isSubmit && event.target instanceof HTMLInputElement) event.preventDefault()
}
