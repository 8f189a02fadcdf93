// The composition root: from a host's props to a store, from the store to one surface, from that to the page.
import { useMemo } from 'react'
import { copyJson } from './json/copyJson'
import { equalJson, type JsonValue } from './json/jsonValue'
import type { Interrupt } from './catalog/availability'
import type { ActionCallback } from './catalog/press'
import type { Diagnostic } from './state/diagnostic'
import type { StoredRecord } from './state/record'
import type { Settings } from './render/scope'
import { type Slots, withSlots } from './render/slots'
import { type PartialStrings, sayTheSame, withStrings } from './render/strings'
import { SurfaceSlot } from './render/SurfaceSlot'
import { useEmitted } from './render/useEmitted'
import { type SourceProps, useSource } from './render/useSource'
import { useStable } from './render/useStable'
import { useTimeZone } from './render/useTimeZone'

/** Props of `<A2uiSurface>`: one of the three ways in, the two ways out, and how the surface fits into the page. */
export interface A2uiSurfaceProps extends SourceProps {
  /** Takes the answer. A returned promise keeps the surface busy; once it resolves the surface is settled and read-only (ACT-4). */
  onResume?: ActionCallback | undefined
  /** Takes a turn in between; the surface stays live. Checks never block it (CHECK-3). */
  onExchange?: ActionCallback | undefined
  /**
   * Hears once of each document that could not be shown (STORE-1): with a `store`, of those for the surface that it shows
   * (STORE-2), and without a `surfaceKey` of those that name no surface.
   */
  onStored?: ((record: StoredRecord) => void) | undefined
  /** Hears once of each thing worth knowing that blocks nothing. */
  onDiagnostic?: ((diagnostic: Diagnostic) => void) | undefined
  /** What in the run waits for the answer. `approval` keeps untrusted surfaces from acting (TRUST-2). */
  interrupt?: Interrupt | undefined
  /** A recorded answer: the surface is shown settled and read-only, with these values in place (REPLAY-1). */
  submitted?: unknown
  /** Version 2: the component id of the button that sent `submitted`. */
  submittedBy?: string | undefined
  /** Level of the agent's first heading, 1 to 6. Default 3 (REND-1). */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined
  /** IANA time zone in which instants are shown. Default: the browser's; on a server, and until hydrated, UTC. */
  timeZone?: string | undefined
  /** Language of the surface, as a BCP 47 tag. */
  locale?: string | undefined
  /** Reading direction. Default: that of the place. */
  dir?: 'ltr' | 'rtl' | undefined
  /** Whether a trusted agent's `primaryColor` tints its surface: `accent` (default) or `none` (TRUST-4). */
  agentTheme?: 'accent' | 'none' | undefined
  /** Nonce of the page's style policy, for the style elements of the default select (SEC-4). */
  nonce?: string | undefined
  /** Where the list of a select is put. Default: the end of the body. */
  portalContainer?: HTMLElement | undefined
  /** The words that the library itself says. Default: English. */
  strings?: PartialStrings | undefined
  /** The host's own widgets. */
  slots?: Partial<Slots> | undefined
  /** Class of the surface's own element. */
  className?: string | undefined
}

/**
 * Shows one A2UI surface and sends what the person enters through `onResume` and `onExchange`, and through nothing else.
 *
 * What does not validate is not rendered: a notice stands in its place, and `onStored` gets it whole. Agent input never throws.
 *
 * @throws Error where the host is mistaken: two of `payload`, `envelopes` and `store` together, an unknown slot, an
 *   `interrupt` without a `kind`, a store that `createSurfaceStore()` did not make
 */
export function A2uiSurface(props: A2uiSurfaceProps) {
  const { store, surface, stray } = useSource(props)
  refuseMisuse(props)
  const listeners = { onStored: props.onStored, onDiagnostic: props.onDiagnostic }
  const named = props.payload === undefined ? props.surfaceKey : undefined
  // Of a store that others may look into, each tells of what it shows; of its own, a component tells of all.
  const isOwn = props.store === undefined
  useEmitted(store, named ?? (isOwn ? undefined : surface?.key), isOwn || named === undefined, listeners)
  const settings = useSettings(props)
  const answer = useAnswer(props.submitted)

  return (
    <SurfaceSlot
      store={store}
      surface={surface}
      stray={stray}
      settings={settings}
      callbacks={{ resume: props.onResume, exchange: props.onExchange }}
      interrupt={props.interrupt}
      submitted={answer}
      submittedBy={props.submittedBy}
      agentTheme={props.agentTheme ?? 'accent'}
      className={props.className}
      lang={props.locale}
    />
  )
}

/** What a type would have said to a host that has none, where silence would cost trust (TRUST-2). */
function refuseMisuse({ interrupt }: A2uiSurfaceProps): void {
  const kind: unknown = interrupt?.kind
  if (interrupt == null || typeof kind === 'string') return
  throw new Error(
    "a2ui-surface: `interrupt` has no `kind`. Pass an object, such as { kind: 'approval' }, or leave it out.",
  )
}

/** The recorded answer as plain JSON. What is none was an answer all the same: the surface is settled, with nothing put in place. */
function useAnswer(submitted: unknown): JsonValue | undefined {
  const answer = useMemo(() => {
    if (submitted === undefined) return undefined
    const copy = copyJson(submitted)
    return copy.ok ? copy.value : {}
  }, [submitted])
  return useStable(answer, equalJson)
}

function useSettings(props: A2uiSurfaceProps): Settings {
  const strings = useStable(props.strings, sayTheSame)
  const slots = useStable(props.slots)
  const timeZone = useTimeZone(props.timeZone)
  const { headingLevel = 3, locale, dir, nonce, portalContainer } = props
  return useMemo(
    () => ({
      strings: withStrings(strings),
      slots: withSlots(slots),
      headingLevel,
      timeZone,
      locale,
      dir,
      nonce,
      portalContainer,
    }),
    [strings, slots, headingLevel, timeZone, locale, dir, nonce, portalContainer],
  )
}
