// The person's time zone. A server cannot know it: there, and for the first render in the browser, it is UTC, so that the two agree.
import { useSyncExternalStore } from 'react'

const unchanging = () => () => undefined

/** The host's zone, or the browser's. */
export function useTimeZone(given: string | undefined): string {
  const own = useSyncExternalStore(unchanging, browserZone, () => 'UTC')
  return given ?? own
}

function browserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
