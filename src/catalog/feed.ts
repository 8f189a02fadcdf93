// Keeps a store equal to what a host passes as props: what was appended is folded in, anything else starts over (FOLD-5, REPLAY-2).
import { copyJson, type JsonCopy } from '../json/copyJson'
import { equalJson, getOwn } from '../json/jsonValue'
import { admitPayload } from '../protocol/admitPayload'
import { type Known, sharedStart } from '../state/continueV2'
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
  /** The last payload, and what it said: a host may change it in place afterwards. */
  let last: { readonly input: PayloadInput; readonly copy: JsonCopy } | undefined
  let known: Known | undefined
  /** Whether what is known may still change within, and not only grow. */
  let isUnfinished = false

  const startOver = (): void => {
    envelopes = []
    last = undefined
    known = undefined
    store.clear()
  }

  /** Whether a surface is the one that is shown, or the first to be. */
  const isShown = (surfaceKey: string): boolean => (store.getKeys().at(-1) ?? surfaceKey) === surfaceKey

  /** Whether a payload begins with all the messages that were folded so far. */
  const isContinuedBy = (copy: JsonCopy): boolean => {
    const messages = copy.ok ? getOwn(copy.value, 'messages') : undefined
    if (known === undefined || !Array.isArray(messages)) return false
    return known.messages.every((message, index) => equalJson(message, messages[index]))
  }

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
      if (last !== undefined && sameFacts(last.input, next) && Object.is(last.input.payload, next.payload)) return
      const copy = copyJson(next.payload)
      if (last !== undefined && sameFacts(last.input, next) && sameCopy(last.copy, copy)) return
      const admitted = admitPayload(next.payload, next.schemaVersion)
      const { untrusted, partial } = next
      if (!admitted.ok) {
        const surfaceKey = admitted.surfaceKey ?? store.getKeys().at(-1) ?? next.surfaceKey
        if (!partial && !isShown(surfaceKey)) startOver()
        const record = store.refuse({ ...admitted, surfaceKey }, next.payload, partial)
        // The host asks for this payload and for no other: what it replaces goes, unless more of it is to come (PART-2), or it
        // only adds to what is shown, as an envelope would (STORE-3).
        if (!partial && !isContinuedBy(copy)) store.getSurface(surfaceKey)?.putNotice(record)
      } else if (admitted.version === 1) {
        if (known !== undefined || !isShown(next.surfaceKey)) startOver()
        store.deliver({ ...admitted, surfaceKey: next.surfaceKey, untrusted, partial }, next.payload)
      } else {
        const { surfaceId, messages } = admitted.payload
        const isRevised = isUnfinished && known !== undefined && sharedStart(known.messages, messages) > 0
        if (!isShown(surfaceId) || !(isRevised || isContinuedBy(copy))) startOver()
        const record = store.deliver({ ...admitted, surfaceKey: surfaceId, untrusted, partial, known }, next.payload)
        if (record.status === 'rendered') {
          known = { messages, base: undefined, result: store.getSurface(surfaceId)?.getState().content }
          isUnfinished = partial
        }
      }
      last = { input: next, copy }
    },

    takeNothing() {
      if (last !== undefined || envelopes.length > 0) startOver()
    },
  }
  return feed
}

function sameFacts(a: PayloadInput, b: PayloadInput): boolean {
  const same = a.untrusted === b.untrusted && a.partial === b.partial && a.surfaceKey === b.surfaceKey
  return same && sameDocument(a.schemaVersion, b.schemaVersion)
}

function sameDocument(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || sameCopy(copyJson(a), copyJson(b))
}

/**
 * Whether two documents say the same, or are no JSON for the same reason: a host may make one anew at every render, and each
 * would be another document to tell of. What is compared are copies, which end where a cycle or a getter would not.
 */
function sameCopy(a: JsonCopy, b: JsonCopy): boolean {
  if (a.ok && b.ok) return equalJson(a.value, b.value)
  return !a.ok && !b.ok && a.path === b.path && a.message === b.message
}
