// The door of the store: any document at all becomes a record (ADM-6, ADM-7, ADM-10, DELTA-4). Nothing here throws.
import { admitDeltaFrame } from '../protocol/admitDeltaFrame'
import { admitEnvelope } from '../protocol/admitEnvelope'
import type { DeltaFrame } from '../protocol/generated/types'
import type { Refusal } from '../protocol/refusal'
import { applyFrame } from './applyFrame'
import { callHost } from './callHost'
import type { Failure, Store } from './createStore'
import type { StoredRecord, SurfaceRecord } from './record'

export interface Receiver {
  /** Takes an envelope, a delta frame, or anything else. */
  receive: (document: unknown) => SurfaceRecord
  /** Forgets all that was received, and the person's edits with it. */
  clear: () => void
}

export function createReceiver<View>(
  store: Store<View>,
  onRematerialize: ((surfaceRef: string) => void) | undefined,
): Receiver {
  /** The `correlationId`s of accepted envelopes. Only one type is ever accepted, so the id says the type as well. */
  const correlations = new Set<string>()
  /** Notices that stand for a lost frame: for these a full surface was asked for. */
  const asked = new WeakSet<StoredRecord>()

  function receiveEnvelope(document: unknown): SurfaceRecord {
    const admitted = admitEnvelope(document)
    if (!admitted.ok) {
      return store.refuse(withConflict(admitted, document), document, isUnfinished(document))
    }
    const { surfaceKey, envelope } = admitted
    if (correlations.has(envelope.correlationId)) return store.repeat(surfaceKey, document)
    const record = store.deliver(admitted, document)
    if (record.status === 'rendered') correlations.add(envelope.correlationId)
    return record
  }

  /** ADM-7 is about envelopes of two types under one id; the second is then always of a kind that is unknown here. */
  function withConflict(refusal: Refusal, document: unknown): Refusal {
    const id = peek(document, 'correlationId')
    if (refusal.code !== 'unknown_envelope_kind' || typeof id !== 'string' || !correlations.has(id)) return refusal
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
    const delivery = { version: 1, payload, surfaceKey, untrusted: false, partial: state.partial } as const
    const record = store.deliver(delivery, document)
    if (record.status === 'stored') askForSurface(record, undefined)
    return record
  }

  function loseFrame(failure: Failure & { surfaceKey?: string }, document: unknown): StoredRecord {
    const { surfaceKey } = failure
    const earlier = surfaceKey === undefined ? undefined : store.getSurface(surfaceKey)?.getState().notice
    const record = store.refuse(failure, document, false)
    askForSurface(record, earlier)
    return record
  }

  /** A frame was lost, so what is on the screen may be stale: the notice takes its place until a full surface heals it. */
  function askForSurface(record: StoredRecord, earlier: StoredRecord | undefined): void {
    if (record.surfaceKey === undefined) return
    const surface = store.getSurface(record.surfaceKey)
    // Frames are for version 1 only; a stray one takes no version 2 surface away.
    if (surface === undefined || surface.getState().content?.version === 2) return
    asked.add(record)
    surface.putNotice(record)
    if (earlier === undefined || !asked.has(earlier)) callHost(onRematerialize, record.surfaceKey)
  }

  return {
    receive: (document) => (looksLikeFrame(document) ? receiveFrame(document) : receiveEnvelope(document)),
    clear() {
      correlations.clear()
      store.clear()
    },
  }
}

/** Only a frame has a `surfaceRef` or a `patch`; only an envelope has a `type`. */
function looksLikeFrame(document: unknown): boolean {
  const isFrame = peek(document, 'surfaceRef') !== undefined || peek(document, 'patch') !== undefined
  return isFrame && peek(document, 'type') === undefined
}

/** One own member of anything at all; a getter or Proxy that throws has none. */
function peek(document: unknown, key: string): unknown {
  try {
    if (typeof document !== 'object' || document === null || !Object.hasOwn(document, key)) return undefined
    return (document as Readonly<Record<string, unknown>>)[key]
  } catch {
    return undefined
  }
}

/** Whether a document says that more of it is to come, in either form (PART-1). */
function isUnfinished(document: unknown): boolean {
  const partial = peek(document, 'partial')
  return partial === true || peek(partial, 'isPartial') === true
}
