// Keeps a store equal to what a host passes as props: what was appended is folded in, anything else starts over (FOLD-5, REPLAY-2).
import { copyJson } from '../json/copyJson'
import { equalJson } from '../json/jsonValue'
import { admitPayload } from '../protocol/admitPayload'
import type { Message } from '../protocol/generated/types'
import type { StoreInside } from './createSurfaceStore'

/** One payload with what its envelope would have said. */
export interface PayloadInput {
  readonly payload: unknown
  readonly schemaVersion: unknown
  readonly untrusted: boolean
  readonly partial: boolean
  /** Key for a version 1 payload, which names none itself. */
  readonly surfaceKey: string
}

export interface Feed {
  /** Takes the recorded envelopes, in order. */
  takeEnvelopes: (envelopes: readonly unknown[]) => void
  takePayload: (input: PayloadInput) => void
  /** Takes that there is nothing. */
  takeNothing: () => void
}

export function createFeed(store: StoreInside): Feed {
  let envelopes: readonly unknown[] = []
  let last: PayloadInput | undefined
  let folded: readonly Message[] = []

  const startOver = (): void => {
    envelopes = []
    last = undefined
    folded = []
    store.clear()
  }

  /** Whether a surface is the one that is shown, or the first to be. */
  const isShown = (surfaceKey: string): boolean => (store.getKeys().at(-1) ?? surfaceKey) === surfaceKey

  const feed: Feed = {
    takeEnvelopes(next) {
      if (last !== undefined) startOver()
      const isContinued =
        envelopes.length <= next.length && envelopes.every((envelope, index) => sameDocument(envelope, next[index]))
      if (!isContinued) startOver()
      const fresh = next.slice(envelopes.length)
      envelopes = [...next]
      for (const envelope of fresh) store.receive(envelope)
    },

    takePayload(next) {
      if (envelopes.length > 0) startOver()
      if (last !== undefined && sameInput(last, next)) return
      const admitted = admitPayload(next.payload, next.schemaVersion)
      const { untrusted, partial } = next
      if (!admitted.ok) {
        const surfaceKey = admitted.surfaceKey ?? store.getKeys().at(-1) ?? next.surfaceKey
        const record = store.refuse({ ...admitted, surfaceKey }, next.payload, partial)
        // The host asks for this payload and for no other: what it replaces goes, unless more of it is to come (PART-2).
        if (!partial) store.getSurface(surfaceKey)?.putNotice(record)
      } else if (admitted.version === 1) {
        if (folded.length > 0 || !isShown(next.surfaceKey)) startOver()
        store.deliver({ ...admitted, surfaceKey: next.surfaceKey, untrusted, partial }, next.payload)
      } else {
        const { surfaceId, messages } = admitted.payload
        const isContinued =
          isShown(surfaceId) &&
          folded.length <= messages.length &&
          folded.every((message, index) => equalJson(message, messages[index]))
        if (!isContinued) startOver()
        const skip = folded.length
        const record = store.deliver({ ...admitted, surfaceKey: surfaceId, untrusted, partial, skip }, next.payload)
        if (record.status === 'rendered') folded = messages
      }
      last = next
    },

    takeNothing() {
      if (last !== undefined || envelopes.length > 0) startOver()
    },
  }
  return feed
}

function sameInput(a: PayloadInput, b: PayloadInput): boolean {
  const sameFacts = a.untrusted === b.untrusted && a.partial === b.partial && a.surfaceKey === b.surfaceKey
  return sameFacts && sameDocument(a.schemaVersion, b.schemaVersion) && sameDocument(a.payload, b.payload)
}

/**
 * Whether two documents say the same, or are no JSON for the same reason: a host may make one anew at every render, and each
 * would be another document to tell of. What is compared are copies, which end where a cycle or a getter would not.
 */
function sameDocument(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  const [before, after] = [copyJson(a), copyJson(b)]
  if (before.ok && after.ok) return equalJson(before.value, after.value)
  return !before.ok && !after.ok && before.path === after.path && before.message === after.message
}
