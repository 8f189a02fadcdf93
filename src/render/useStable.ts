// Hosts write objects and functions inline, new at every render. Nothing of a surface may render again for that.
import { useRef, useState } from 'react'
import { useIsomorphicLayoutEffect } from '../widgets/useIsomorphicLayoutEffect'

/** The same value for as long as `same` says that it is; by default, for as long as its members are the same. */
export function useStable<Value>(value: Value, same: (before: Value, after: Value) => boolean = sameMembers): Value {
  const [stable, setStable] = useState(() => value)
  if (Object.is(stable, value) || same(stable, value)) return stable
  setStable(() => value)
  return value
}

/** A box that holds the value of the last commit, to be opened in events and effects. */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value)
  useIsomorphicLayoutEffect(() => {
    latest.current = value
  })
  return latest
}

function sameMembers(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const before = Object.entries(a)
  const after = new Map<string, unknown>(Object.entries(b))
  return (
    before.length === after.size && before.every(([key, value]) => after.has(key) && Object.is(after.get(key), value))
  )
}
