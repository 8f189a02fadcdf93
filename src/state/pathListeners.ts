// Who hears of a change: listeners at, above and below the changed pointer, found without asking all others.
// This is what makes a keystroke cost one field, at 10 components or at 512.
import type { Pointer } from '../json/pointer'

export type Listener = () => void

export interface Listeners {
  /** Calls `listener` from now on, until the returned function is called. */
  add: (listener: Listener) => () => void
  call: () => void
}

export function createListeners(): Listeners {
  const all = new Set<Listener>()
  return {
    add(listener) {
      all.add(listener)
      return () => all.delete(listener)
    },
    call() {
      callAll(all)
    },
  }
}

export function callAll(listeners: Iterable<Listener>): void {
  for (const listener of listeners) listener()
}

interface Branch {
  readonly listeners: Set<Listener>
  readonly children: Map<string, Branch>
}

export interface PathListeners {
  /** Calls `listener` after a change at, above or below `pointer`, until the returned function is called. */
  add: (pointer: Pointer, listener: Listener) => () => void
  /** Calls whom a change at `pointer` concerns, each once. */
  notify: (pointer: Pointer) => void
}

export function createPathListeners(): PathListeners {
  const root = newBranch()

  return {
    add(pointer, listener) {
      const trail = [root]
      let branch = root
      for (const token of pointer) {
        const next = branch.children.get(token) ?? newBranch()
        branch.children.set(token, next)
        branch = next
        trail.push(branch)
      }
      branch.listeners.add(listener)
      return () => {
        branch.listeners.delete(listener)
        prune(trail, pointer)
      }
    },
    notify(pointer) {
      const concerned = new Set<Listener>()
      let branch: Branch | undefined = root
      for (const token of pointer) {
        branch.listeners.forEach((listener) => concerned.add(listener))
        branch = branch.children.get(token)
        if (branch === undefined) break
      }
      if (branch !== undefined) collect(branch, concerned)
      callAll(concerned)
    },
  }
}

function newBranch(): Branch {
  return { listeners: new Set(), children: new Map() }
}

function collect(branch: Branch, into: Set<Listener>): void {
  branch.listeners.forEach((listener) => into.add(listener))
  branch.children.forEach((child) => {
    collect(child, into)
  })
}

/** Takes empty branches away, so that a long life of mounts and unmounts leaves nothing behind. */
function prune(trail: readonly Branch[], pointer: Pointer): void {
  for (let depth = pointer.length; depth > 0; depth -= 1) {
    const branch = trail[depth]
    const token = pointer[depth - 1]
    if (branch === undefined || token === undefined || branch.listeners.size > 0 || branch.children.size > 0) return
    const parent = trail[depth - 1]
    if (parent?.children.get(token) === branch) parent.children.delete(token)
  }
}
