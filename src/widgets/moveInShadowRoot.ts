// Arrow keys in a list inside a shadow root. Radix asks `document` where the focus is, which knows of the root's host alone there,
// and so runs through to the last entry. Outside of shadow roots this does nothing.
import type { KeyboardEvent } from 'react'

/** Moves the focus among the options; Radix leaves a key alone whose default is prevented. */
export function moveInShadowRoot(event: KeyboardEvent<HTMLElement>): void {
  const root = event.currentTarget.getRootNode()
  if (!(root instanceof ShadowRoot)) return
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]')]
  const target = options[indexAfter(event.key, options, root.activeElement)]
  if (target === undefined) return
  event.preventDefault()
  target.focus()
}

/** Where a key leads to; -1 for any other key. From the list itself, the first step leads to what is chosen. */
function indexAfter(key: string, options: readonly HTMLElement[], focused: Element | null): number {
  const at = options.findIndex((option) => option === focused)
  const chosen = options.findIndex((option) => option.dataset['state'] === 'checked')
  const first = Math.max(0, chosen)
  switch (key) {
    case 'ArrowDown':
      return at === -1 ? first : Math.min(at + 1, options.length - 1)
    case 'ArrowUp':
      return at === -1 ? first : Math.max(at - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return options.length - 1
    default:
      return -1
  }
}
