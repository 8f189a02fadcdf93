// The door of the store: any document at all becomes a record (ADM-6, ADM-7, ADM-10, DELTA-4). Nothing here throws.
import { equalJson } from '../json/jsonValue'
import { admitDeltaFrame } from '../protocol/admitDeltaFrame'
import { type AdmittedEnvelope, admitEnvelope } from '../protocol/admitEnvelope'
import type { DeltaFrame } from '../protocol/generated/types'
import type { Refusal } from '../protocol/refusal'
import { applyFrame } from './applyFrame'
import { callHost } from './callHost'
import { type Known, knownAfter } from './continueV2'
import type { Failure, Store } from './createStore'
import type { StoredRecord, SurfaceRecord } from './record'

export interface Receiver {
  /** Takes an envelope, a delta frame, or anything else. */
  receive: (document: unknown) => SurfaceRecord
  /** Forgets all that was received, and the person's edits with it. */
  clear: () => void
}

/** An envelope that was accepted and is partial so far. */
interface Accepted {
  readonly admitted: AdmittedEnvelope
  readonly known: Known
}

export function createReceiver<View>(
  store: Store<View>,
  onRematerialize: ((surfaceRef: string) => void) | undefined,
): Receiver {
  /**
   * What was accepted, by `correlationId`: the envelope while it is partial, since the whole of it may follow, and nothing more
   * once it is whole. Only one type is ever accepted, so the id says the type as well.
   */
  const accepted = new Map<string, Accepted | undefined>()
  /** Surfaces that a frame was lost for: a full one was asked for, once. */
  const lost = new Set<string>()

  function receiveEnvelope(document: unknown): SurfaceRecord {
    const admitted = admitEnvelope(document)
    if (!admitted.ok) {
      return store.refuse(withConflict(admitted, document), document, isUnfinished(document))
    }
    const { surfaceKey, envelope } = admitted
    const { correlationId } = envelope
    const earlier = accepted.get(correlationId)
    // A full surface that was asked for heals, whether or not it is one that came before (DELTA-4).
    const isAwaited = lost.has(surfaceKey)
    if (accepted.has(correlationId) && !isAwaited && !isContinued(earlier, admitted)) {
      return store.repeat(surfaceKey, document)
    }
    const known = earlier?.admitted.surfaceKey === surfaceKey ? earlier.known : undefined
    const before = store.getSurface(surfaceKey)?.getState().content
    const delivery = admitted.version === 1 ? { ...admitted, patched: isAwaited } : { ...admitted, known }
    const record = store.deliver(delivery, document)
    if (record.status === 'rendered') {
      const result = store.getSurface(surfaceKey)?.getState().content
      const { messages = [] } = admitted.version === 2 ? admitted.payload : {}
      const next = { admitted, known: knownAfter(known, messages, before, result) }
      accepted.set(correlationId, admitted.partial ? next : undefined)
      lost.delete(surfaceKey)
    }
    return record
  }

  /** ADM-7 is about envelopes of two types under one id; the second is then always of a kind that is unknown here. */
  function withConflict(refusal: Refusal, document: unknown): Refusal {
    const id = peek(document, 'correlationId')
    if (refusal.code !== 'unknown_envelope_kind' || typeof id !== 'string' || !accepted.has(id)) return refusal
    const message = `The correlationId "${id}" belongs to an envelope of another type.`
    const errors = [{ code: 'VALIDATION_FAILED', path: '/correlationId', message } as const, ...refusal.errors]
    return { ...refusal, code: 'envelope_correlation_conflict', errors }
  }

  function receiveFrame(document: unknown): SurfaceRecord {
    const admitted = admitDeltaFrame(document)
    return admitted.ok ? patchSurface(admitted.frame, document) : loseFrame(admitted, document)
  }

  function patchSurface(frame: DeltaFrame, document: unknown): SurfaceRecord {
    const surfaceKey = frame.surfaceRef
    const fail = (code: 'unknown_surface' | 'patch_failed', message: string): SurfaceRecord => {
      const error = { code: 'VALIDATION_FAILED', surfaceId: surfaceKey, path: '/surfaceRef', message } as const
      return loseFrame({ code, errors: [error], surfaceKey }, document)
    }
    const state = store.getSurface(surfaceKey)?.getState()
    if (state?.content?.version !== 1) {
      return fail('unknown_surface', `No version 1 surface was delivered under "${surfaceKey}".`)
    }
    if (state.notice !== undefined) {
      return fail('patch_failed', 'An earlier frame failed; only a full surface can follow.')
    }
    const result = applyFrame(state.content.payload, frame)
    if (!result.ok) return loseFrame({ ...result, surfaceKey }, document)
    const { payload } = result
    const delivery = {
      version: 1,
      payload,
      surfaceKey,
      untrusted: false,
      partial: state.partial,
      patched: true,
    } as const
    const record = store.deliver(delivery, document)
    if (record.status === 'stored') askForSurface(record)
    return record
  }

  function loseFrame(failure: Failure & { surfaceKey?: string }, document: unknown): StoredRecord {
    const record = store.refuse(failure, document, false)
    askForSurface(record)
    return record
  }

  /** A frame was lost, so what is on the screen may be stale: the notice takes its place until a full surface heals it. */
  function askForSurface(record: StoredRecord): void {
    const { surfaceKey } = record
    const surface = surfaceKey === undefined ? undefined : store.getSurface(surfaceKey)
    // Frames are for version 1 only; a stray one takes no version 2 surface away.
    if (surface === undefined || surface.getState().content?.version === 2) return
    surface.putNotice(record)
    if (lost.has(surface.key)) return
    lost.add(surface.key)
    callHost(onRematerialize, surface.key)
  }

  return {
    receive: (document) => (looksLikeFrame(document) ? receiveFrame(document) : receiveEnvelope(document)),
    clear() {
      accepted.clear()
      lost.clear()
      store.clear()
    },
  }
}

/** Whether `next` is what an envelope, partial so far, has become: under its `correlationId`, and saying something else. */
function isContinued(accepted: Accepted | undefined, next: AdmittedEnvelope): boolean {
  const earlier = accepted?.admitted
  if (earlier?.surfaceKey !== next.surfaceKey || equalJson(earlier.envelope, next.envelope)) return false
  return !(next.partial && startsWith(earlier, next))
}

/** Whether the messages of `whole` begin with all those of `part`. */
function startsWith(whole: AdmittedEnvelope, part: AdmittedEnvelope): boolean {
  if (whole.version !== 2 || part.version !== 2) return false
  const { messages } = whole.payload
  return part.payload.messages.every((message, index) => equalJson(message, messages[index]))
}

/** Only a frame has a `surfaceRef` or a `patch`; only an envelope has a `type`, but a frame with a key too many is still one. */
function looksLikeFrame(document: unknown): boolean {
  const [hasRef, hasPatch] = [peek(document, 'surfaceRef') !== undefined, peek(document, 'patch') !== undefined]
  return (hasRef && hasPatch) || ((hasRef || hasPatch) && peek(document, 'type') === undefined)
}

/** One own member of anything at all; null and undefined, and a getter or Proxy that throws, have none. */
function peek(document: unknown, key: string): unknown {
  try {
    const members = document as Readonly<Record<string, unknown>>
    return Object.hasOwn(members, key) ? members[key] : undefined
  } catch {
    return undefined
  }
}

/** Whether a document says that more of it is to come, in either form (PART-1). */
function isUnfinished(document: unknown): boolean {
  const partial = peek(document, 'partial')
  return partial === true || peek(partial, 'isPartial') === true
}
