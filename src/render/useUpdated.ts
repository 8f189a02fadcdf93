// When to say that a surface has changed under the person's hands: once an update is whole and nothing more has come for a moment,
// never for each piece of it.
import { useEffect, useState } from 'react'
import type { View } from '../catalog/node'

/** Quiet time after the last piece, in milliseconds. */
const QUIET = 1000

/** Whether the view on the screen is news that is to be said: not the one from the start, and not one still arriving. */
export function useUpdated(view: View | undefined, isPartial: boolean): boolean {
  const [known, setKnown] = useState(isPartial ? undefined : view)
  const [said, setSaid] = useState<View>()

  useEffect(() => {
    if (isPartial || view?.root === undefined || view === known) return undefined
    const timer = setTimeout(() => {
      setKnown(view)
      setSaid(view)
    }, QUIET)
    return () => {
      clearTimeout(timer)
    }
  }, [view, isPartial, known])
  return said !== undefined && said === view
}
