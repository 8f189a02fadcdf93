// The door for a delta frame (DELTA-1). Whether it fits the surface it names is not known here.
import { copyJson } from '../json/copyJson'
import { getOwn } from '../json/jsonValue'
import { abridge, explain, type Explanation } from './explain'
import type { DeltaFrame, PatchOperation } from './generated/types'
import { validateDeltaFrame } from './generated/validators'
import { quote } from './quote'
import type { Refusal } from './refusal'
import { refuse } from './refuse'
import { MAX_FAULTS } from './fault'

/** A frame that may be applied: a copy. */
export interface AdmittedFrame {
  readonly ok: true
  readonly frame: DeltaFrame
}

/**
 * Judges a delta frame by its schema, and by what RFC 6902 asks of each operation. Never throws and never changes its input.
 *
 * @returns The admitted frame, or a refusal with `invalid_frame` whose errors point into the frame. Its `surfaceKey` is the
 * `surfaceRef`, where that is a string.
 */
export function admitDeltaFrame(document: unknown): AdmittedFrame | Refusal {
  const copy = copyJson(document)
  if (!copy.ok) return refuse('invalid_frame', [copy], document)

  const surfaceRef = getOwn(copy.value, 'surfaceRef')
  const surfaceKey = typeof surfaceRef === 'string' ? surfaceRef : undefined
  const frame: unknown = copy.value
  if (!validateDeltaFrame(frame)) {
    const errors = explain(validateDeltaFrame.errors ?? [], copy.value, 'frame')
    return refuse('invalid_frame', errors, document, surfaceKey)
  }
  const gaps: Explanation[] = []
  for (const [index, operation] of frame.patch.entries()) {
    const missing = missingMember(operation)
    if (missing === undefined) continue
    const name = `${operation.op} at ${quote(operation.path)}`
    const message = `Missing property ${quote(missing)} in operation ${String(index)} (${name}).`
    if (gaps.push({ path: `/patch/${String(index)}`, message }) >= MAX_FAULTS) break
  }
  return gaps.length > 0 ? refuse('invalid_frame', abridge(gaps), document, surfaceKey) : { ok: true, frame }
}

/** RFC 6902 §4: what an operation needs beside its path. The schema leaves both optional. */
function missingMember({ op, from, value }: PatchOperation): 'value' | 'from' | undefined {
  if (op === 'add' || op === 'replace') return value === undefined ? 'value' : undefined
  if (op === 'move' || op === 'copy') return from === undefined ? 'from' : undefined
  return undefined
}
