// When to say that a surface has changed under the person's hands: once an update is whole and nothing more has come for a moment,
// never for each piece of it.
import { useEffect, useState } from 'react'
import type { Content } from '../state/content'

/** Quiet time after the last piece, in milliseconds. */
const QUIET = 1000

/** Whether the content on the screen is news that is to be said: not the one from the start, and not one still arriving. */
export function useUpdated(content: Content | undefined, isShown: boolean, isPartial: boolean): boolean {
  const [known, setKnown] = useState(isPartial ? undefined : content)
  const [said, setSaid] = useState<Content>()

  useEffect(() => {
    if (isPartial || !isShown || content === known) return undefined
    const timer = setTimeout(() => {
      setKnown(content)
      setSaid(content)
    }, QUIET)
    return () => {
      clearTimeout(timer)
    }
  }, [content, isShown, isPartial, known])
  return said !== undefined && said === content
}
