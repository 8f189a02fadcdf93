// Moves the focus to a field by its DOM id, inside one surface only (CHECK-3). It looks below the surface's own element, so it works
// in a shadow root too.

const FOCUSABLE = 'input, button, select, textarea, [tabindex]'

export function focusControl(root: HTMLElement | null, id: string): void {
  const control = root?.querySelector<HTMLElement>(`[id=${JSON.stringify(id)}]`)
  if (!control) return
  control.focus()
  // A group may not take the focus itself; then its first control does.
  if (!control.matches(':focus, :focus-within')) control.querySelector<HTMLElement>(FOCUSABLE)?.focus()
}
