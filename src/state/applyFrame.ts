// Delta frames (DELTA-1…6): a JSON Patch on a copy, wholly or not at all.
import type { JsonValue } from '../json/jsonValue'
import { copyJson } from '../json/copyJson'
import { readAt } from '../json/edit'
import { parsePointer } from '../json/pointer'
import { admitPayload } from '../protocol/admitPayload'
import type { DeltaFrame, PatchOperation, PayloadV1 } from '../protocol/generated/types'
import { quote } from '../protocol/quote'
import type { Refusal, RefusalCode, ValidationError } from '../protocol/refusal'
import { applyOperation } from './applyOperation'

/** Most characters of JSON that one frame may copy: thirty copies that each double the document would fill the memory. */
const MAX_COPIED = 1_000_000

const TOO_MUCH = { ok: false, message: 'the frame copies too much.' } as const

export type FrameResult =
  | { readonly ok: true; readonly payload: PayloadV1 }
  | { readonly ok: false; readonly code: RefusalCode; readonly errors: readonly ValidationError[] }

/** Applies a frame to the payload last delivered under its `surfaceRef`; the result passes the whole v1 branch (DELTA-3). */
export function applyFrame(payload: PayloadV1, frame: DeltaFrame): FrameResult {
  const refuse = (code: RefusalCode, path: string, message: string): FrameResult => ({
    ok: false,
    code,
    errors: [{ code: 'VALIDATION_FAILED', surfaceId: frame.surfaceRef, path, message }],
  })
  if (frame.catalogVersion !== payload.catalogVersion) {
    const sentence = `The frame is for catalogVersion ${quote(frame.catalogVersion)}, the surface has ${quote(payload.catalogVersion)}.`
    return refuse('invalid_frame', '/catalogVersion', sentence)
  }

  const copy = copyJson(payload)
  let document: JsonValue = copy.ok ? copy.value : null
  let copied = 0
  for (const [index, operation] of frame.patch.entries()) {
    copied += sizeOfCopy(document, operation)
    const result = copied > MAX_COPIED ? TOO_MUCH : applyOperation(document, operation)
    if (!result.ok) {
      const sentence = `Operation ${String(index)} (${operation.op} at ${quote(operation.path)}) failed: ${result.message}`
      return refuse('patch_failed', `/patch/${String(index)}`, sentence)
    }
    document = result.value ?? null
  }

  const admitted: ReturnType<typeof admitPayload> = admitPayload(document, 1)
  if (!admitted.ok) return { ok: false, ...withSurfaceId(admitted, frame.surfaceRef) }
  return admitted.version === 1
    ? { ok: true, payload: admitted.payload }
    : refuse('envelope_invalid', '', 'The result is no version 1 payload.')
}

function withSurfaceId({ code, errors }: Refusal, surfaceId: string): Pick<Refusal, 'code' | 'errors'> {
  return { code, errors: errors.map((error) => ({ ...error, surfaceId })) }
}

/** Characters of JSON that an operation adds to the document without bringing them. */
function sizeOfCopy(document: JsonValue, { op, from }: PatchOperation): number {
  if (op !== 'copy') return 0
  return JSON.stringify(readAt(document, parsePointer(from ?? '') ?? []) ?? null).length
}
