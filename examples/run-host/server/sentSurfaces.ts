// What was sent, as every client sees it: each envelope goes through the same admission and fold as in the page, so the server
// never takes an answer to something that nobody could have been shown.
import {
  admitEnvelope,
  type AdmittedEnvelope,
  createSurfaceStore,
  type DeltaFrame,
  type PayloadV1,
  type PayloadV2,
} from 'a2ui-surface/core'
import { deltaFrame } from './deltaFrame'

type Message = PayloadV2['messages'][number]
export type Component = Extract<Message, { updateComponents: unknown }>['updateComponents']['components'][number]

/** A surface as it stands, with what an answer to it is checked against. */
export type SentSurface = {
  readonly surfaceKey: string
  readonly untrusted: boolean
  readonly partial: boolean
  readonly model: unknown
} & (
  | { readonly version: 1; readonly payload: PayloadV1 }
  | { readonly version: 2; readonly components: ReadonlyMap<string, Component> }
)

export interface SentSurfaces {
  /** Takes an envelope that is being sent, and gives the frame for those who asked for changes, if there is one. */
  receive: (envelope: unknown) => DeltaFrame | undefined
  /** The surface with this key, if one can be answered. */
  find: (surfaceKey: string) => SentSurface | undefined
}

export function createSentSurfaces(log: (line: string) => void): SentSurfaces {
  const store = createSurfaceStore()
  const latest = new Map<string, AdmittedEnvelope>()
  const folded = new Map<string, Map<string, Component>>()

  return {
    receive(envelope) {
      const record = store.receive(envelope)
      if (record.status === 'stored' && record.code !== 'unknown_envelope_kind') {
        log(`sent, though no client can show it: ${record.code}, ${record.errors[0]?.message ?? ''}`)
      }
      const admitted = admitEnvelope(envelope)
      if (record.status !== 'rendered' || !admitted.ok) return undefined
      const { surfaceKey } = admitted
      if (admitted.version === 2) {
        folded.set(surfaceKey, fold(folded.get(surfaceKey) ?? new Map<string, Component>(), admitted.payload.messages))
      }
      const frame = deltaFrame(latest.get(surfaceKey), admitted)
      latest.set(surfaceKey, admitted)
      return frame
    },

    find(surfaceKey) {
      const snapshot = store.getSurfaces().find((surface) => surface.surfaceKey === surfaceKey)
      const admitted = latest.get(surfaceKey)
      if (snapshot?.status !== 'live' || admitted === undefined) return undefined
      const { untrusted, partial, model } = snapshot
      const facts = { surfaceKey, untrusted, partial, model }
      return admitted.version === 1
        ? { ...facts, version: 1, payload: admitted.payload }
        : { ...facts, version: 2, components: folded.get(surfaceKey) ?? new Map<string, Component>() }
    },
  }
}

/** The components of a version 2 surface by id (FOLD-2). The store accepted these messages, so nothing is judged here. */
function fold(components: Map<string, Component>, messages: readonly Message[]): Map<string, Component> {
  for (const message of messages) {
    if ('createSurface' in message || 'deleteSurface' in message) components.clear()
    if (!('updateComponents' in message)) continue
    for (const component of message.updateComponents.components) components.set(component.id, component)
  }
  return components
}
