// The person's time zone. A server cannot know it: there, and for the first render in the browser, it is UTC, so that the two agree.
import { useMemo, useState, useSyncExternalStore } from 'react'

const unchanging = () => () => undefined

/**
 * The host's zone, or the browser's.
 *
 * @throws Error where the host's is none that the platform knows
 */
export function useTimeZone(given: string | undefined): string {
  const [browserZone] = useState(makeBrowserZone)
  const own = useSyncExternalStore(unchanging, browserZone, () => 'UTC')
  const chosen = useMemo(() => given !== undefined && known(given), [given])
  return chosen === false ? own : chosen
}

/** Asks the browser once: the answer is wanted at every render, and takes its time. */
function makeBrowserZone(): () => string {
  let zone: string | undefined
  return () => (zone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone)
}

function known(timeZone: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone }).format()
    return timeZone
  } catch {
    throw new Error(
      `a2ui-surface: \`timeZone\` is ${JSON.stringify(timeZone)}, which is no time zone here. Pass an IANA name such as ` +
        '"Europe/Zurich", or leave it out.',
    )
  }
}
