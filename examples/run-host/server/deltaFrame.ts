// The change between two revisions of a version 1 surface, for subscribers that asked for changes (DELTA-1, DELTA-5). What is
// recorded stays whole: a frame is only another way to send it.
import jsonpatch from 'fast-json-patch'
import type { AdmittedEnvelope, DeltaFrame } from 'a2ui-surface/core'

/** The frame that leads from one revision to the next, or `undefined` where the next has to be sent whole. */
export function deltaFrame(previous: AdmittedEnvelope | undefined, next: AdmittedEnvelope): DeltaFrame | undefined {
  if (previous?.version !== 1 || next.version !== 1) return undefined
  // A frame says nothing of trust and of what is to come; were it sent, a tainted revision would arrive untainted (TRUST-1).
  if (previous.untrusted !== next.untrusted || previous.partial !== next.partial) return undefined
  // `compare` never makes a `test` operation unless asked to; its types do not say so.
  const patch = jsonpatch.compare(previous.payload, next.payload) as DeltaFrame['patch']
  if (patch.length === 0) return undefined
  return { surfaceRef: next.surfaceKey, catalogVersion: next.payload.catalogVersion, patch }
}
