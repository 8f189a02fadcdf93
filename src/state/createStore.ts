// The one mutable object: admitted payloads go in, records and surfaces come out. It is generic in what content is lowered to
// (`View`), so that this folder knows nothing of the catalog; the lowering is handed in.
import type { Message, PayloadV1 } from '../protocol/generated/types'
import { quote } from '../protocol/quote'
import type { Refusal } from '../protocol/refusal'
import type { Content } from './content'
import { continueV2, type Known } from './continueV2'
import type { Diagnostic } from './diagnostic'
import { foldV1 } from './foldV1'
import { foldV2 } from './foldV2'
import { createJournal, type Journal } from './journal'
import { type Limits, limitsOf } from './limits'
import type { RenderedRecord, StoredRecord, SurfaceRecord } from './record'
import { Surface, type SurfaceState } from './surface'

export interface StoreOptions {
  /** See {@link Limits}. */
  readonly limits?: Partial<Limits> | undefined
  /** Hears once of each thing worth knowing that blocks nothing. */
  readonly onDiagnostic?: ((diagnostic: Diagnostic) => void) | undefined
}

/** Why content was refused, before it is known which document that was. */
export type Failure = Pick<Refusal, 'code' | 'errors'>

/** A reference that was left out because it closes a cycle (FOLD-6). */
export interface Cut {
  readonly componentId: string
  readonly message: string
}

/**
 * Lowers content; `previous` is the view it replaces, whose nodes keep their identity where nothing changed. With `restarted` they
 * do not: it is a view of another surface.
 */
export type Lower<View> = (
  content: Content,
  previous: View | undefined,
  restarted: boolean,
  limits: Limits,
  surfaceKey: string,
) => { readonly ok: true; readonly view: View; readonly cuts: readonly Cut[] } | ({ readonly ok: false } & Failure)

/** What an admitted document brings to its surface. */
export type Delivery = { readonly surfaceKey: string; readonly untrusted: boolean; readonly partial: boolean } &
  /** `patched`: the surface that was there, changed by a delta frame or healed after one was lost. */
  (
    | { readonly version: 1; readonly payload: PayloadV1; readonly patched?: boolean }
    | {
        readonly version: 2
        readonly payload: { readonly messages: readonly Message[] }
        /** What of these messages was folded before. */
        readonly known?: Known | undefined
      }
  )

export interface Store<View> extends Pick<Journal, 'getRecords' | 'since' | 'getRevision' | 'subscribe'> {
  /** Folds an admitted payload in; `received` is what the record keeps. */
  deliver: (delivery: Delivery, received: unknown) => SurfaceRecord
  /** Takes note of a re-emission, which changes nothing (ADM-7). */
  repeat: (surfaceKey: string, received: unknown) => RenderedRecord
  /** Stores a refused document; where it is merely unfinished, the surface goes on waiting (PART-2). */
  refuse: (failure: Failure & { surfaceKey?: string }, received: unknown, unfinished: boolean) => StoredRecord
  /** Forgets all that was received, and the person's edits with it. Taint stays (TRUST-1). */
  clear: () => void
  getSurface: (surfaceKey: string) => Surface<View> | undefined
  /** The latest stored document that names no surface, unless it was merely unfinished. */
  getStray: () => StoredRecord | undefined
  /** Keys in the order in which their surfaces began. */
  getKeys: () => readonly string[]
}

export function createStore<View>(options: StoreOptions, lower: Lower<View>): Store<View> {
  const limits = limitsOf(options.limits)
  const journal = createJournal(options.onDiagnostic)
  const tainted = new Set<string>()
  const surfaces = new Map<string, Surface<View>>()
  let stray: StoredRecord | undefined

  const surfaceFor = (surfaceKey: string): Surface<View> => {
    const known = surfaces.get(surfaceKey)
    if (known !== undefined) return known
    const created = new Surface<View>(
      surfaceKey,
      (code, message, componentId) => {
        journal.report({ code, surfaceKey, message, ...(componentId !== undefined && { componentId }) })
      },
      journal.changed,
    )
    surfaces.set(surfaceKey, created)
    return created
  }

  const moveToEnd = (surfaceKey: string, surface: Surface<View>): void => {
    surfaces.delete(surfaceKey)
    surfaces.set(surfaceKey, surface)
  }

  const store: Store<View> = {
    deliver(delivery, received) {
      const { surfaceKey, partial } = delivery
      const state = surfaces.get(surfaceKey)?.getState()
      const before = state?.content
      if (before !== undefined && before.version !== delivery.version && !isOver(before)) {
        const message = `The key ${quote(surfaceKey)} belongs to a live surface of version ${String(before.version)}.`
        const error = { code: 'VALIDATION_FAILED', surfaceId: surfaceKey, path: '', message } as const
        return store.refuse({ code: 'envelope_invalid', errors: [error], surfaceKey }, received, partial)
      }
      const folded =
        delivery.version === 1
          ? foldV1(before, delivery.payload)
          : delivery.known === undefined
            ? foldV2(before, delivery.payload.messages, surfaceKey)
            : continueV2(before, delivery.known, delivery.payload.messages, surfaceKey)
      if (!folded.ok) {
        return store.refuse({ code: 'envelope_invalid', errors: folded.errors, surfaceKey }, received, partial)
      }
      const restarted = folded.restarted || (delivery.version === 1 && isAnotherForm(state, delivery, folded.content))
      const lowered = lower(folded.content, state?.view, restarted, limits, surfaceKey)
      if (!lowered.ok) return store.refuse({ ...lowered, surfaceKey }, received, partial)

      if (delivery.untrusted) tainted.add(surfaceKey)
      const surface = surfaceFor(surfaceKey)
      if (restarted) moveToEnd(surfaceKey, surface)
      const record = journal.record<RenderedRecord>({ status: 'rendered', received, surfaceKey })
      surface.update({ ...folded, restarted, view: lowered.view, untrusted: tainted.has(surfaceKey), partial })
      for (const cut of lowered.cuts) surface.report('cycle_cut', cut.message, cut.componentId)
      return record
    },

    repeat(surfaceKey, received) {
      const record = journal.record<RenderedRecord>({ status: 'repeated', received, surfaceKey })
      journal.changed()
      return record
    },

    refuse({ code, errors, surfaceKey }, received, unfinished) {
      const key = surfaceKey !== undefined && { surfaceKey }
      const record = journal.record<StoredRecord>({ status: 'stored', code, errors, received, ...key })
      if (!unfinished && surfaceKey === undefined) stray = record
      else if (!unfinished && surfaceKey !== undefined) {
        const surface = surfaceFor(surfaceKey)
        if (surface.getState().content === undefined) surface.putNotice(record)
      }
      journal.changed()
      return record
    },

    clear() {
      surfaces.clear()
      stray = undefined
      journal.forgetRecords()
      journal.changed()
    },

    getSurface: (surfaceKey) => surfaces.get(surfaceKey),
    getStray: () => stray,
    getKeys: () => [...surfaces.keys()],
    getRecords: journal.getRecords,
    since: journal.since,
    getRevision: journal.getRevision,
    subscribe: journal.subscribe,
  }
  return store
}

/**
 * Version 1 has no word for a new surface. One that was answered, or that was left while its answer is on its way, is over when a
 * whole payload says something else in its place; a frame only changes how it reads (ACT-4).
 */
function isAnotherForm<View>(
  state: SurfaceState<View> | undefined,
  delivery: Extract<Delivery, { version: 1 }>,
  next: Content,
): boolean {
  if (state === undefined || delivery.patched === true || state.content === next) return false
  const { activity } = state
  if (activity.phase === 'settled') return true
  if (activity.phase !== 'sending' && activity.phase !== 'failed') return false
  const { components } = delivery.payload.surface
  return !components.some((part) => part.component === 'action.button' && part.id === activity.componentId)
}

function isOver(content: Content): boolean {
  return content.version === 2 && content.status === 'deleted'
}
