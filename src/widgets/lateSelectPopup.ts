// The list of a select, most of its code, is loaded when the first select is on the page, so that surfaces without one load none of
// it. The closed field needs nothing of it: it is whole at once, on a server too.
import { useEffect, useSyncExternalStore } from 'react'

type Module = typeof import('./SelectPopup')

/** The module of the list; `undefined` while it is on its way, `missing` where it cannot be loaded. */
let list: Module | 'missing' | undefined
let loading: Promise<void> | undefined
const listeners = new Set<() => void>()

/** Loads the list, once a page. Never rejects. */
export function loadSelectPopup(): Promise<void> {
  const settle = (result: Module | 'missing'): void => {
    list = result
    for (const listener of listeners) listener()
  }
  loading ??= import('./SelectPopup').then(settle, () => {
    settle('missing')
  })
  return loading
}

/**
 * The module of the list, on its way from the moment that the first select is on the page, so that it is there before a press.
 *
 * @param isWanted whether the field has the focus: others are not told that the list came, and do not render again for it
 */
export function useSelectPopup(isWanted: boolean): Module | 'missing' | undefined {
  useEffect(() => {
    void loadSelectPopup()
  }, [])
  const read = () => (isWanted || list === 'missing' ? list : undefined)
  return useSyncExternalStore(isWanted ? subscribe : subscribeToNothing, read, readNothing)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const subscribeToNothing = () => () => undefined

/** Server HTML, and the first render over it, never have the list. */
function readNothing(): undefined {
  return undefined
}
