// Delta frames (DELTA-1…6): a JSON Patch on a copy, wholly or not at all. fast-json-patch does the edits; before each, the
// operation's pointers are checked against RFC 6902, since the library takes `-1`, `01` and inherited names for members.
import jsonpatch, { type Operation } from 'fast-json-patch'
import type { JsonValue } from '../json/jsonValue'
import { copyJson } from '../json/copyJson'
import { readAt } from '../json/edit'
import { formatPointer, parsePointer } from '../json/pointer'
import { admitPayload } from '../protocol/admitPayload'
import type { DeltaFrame, PatchOperation, PayloadV1 } from '../protocol/generated/types'
import { quote } from '../protocol/quote'
import type { Refusal, RefusalCode, ValidationError } from '../protocol/refusal'

/** Most characters of JSON that one frame may copy: thirty copies that each double the document would fill the memory. */
const MAX_COPIED = 1_000_000

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
    const problem = checkOperation(document, operation) ?? tryApply()
    if (problem !== undefined) {
      const sentence = `Operation ${String(index)} (${operation.op} at ${quote(operation.path)}) failed: ${problem}`
      return refuse('patch_failed', `/patch/${String(index)}`, sentence)
    }

    function tryApply(): string | undefined {
      try {
        copied += sizeOfCopy(document, operation)
        if (copied > MAX_COPIED) return 'the frame copies too much.'
        // The library keeps references into the operation, so it gets one of its own.
        const own = structuredClone(operation) as Operation
        document = jsonpatch.applyOperation<JsonValue>(document, own, true, true, true).newDocument
        return undefined
      } catch {
        return 'the document does not allow it.'
      }
    }
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
  return JSON.stringify(readAt(document, parsePointer(from ?? '') ?? [])).length
}

function checkOperation(document: JsonValue, operation: PatchOperation): string | undefined {
  const { op, path, from } = operation
  if (op === 'move' || op === 'copy') {
    if (from === undefined) return '"from" is missing.'
    const problem = checkPointer(document, from, false)
    if (problem !== undefined) return problem
    if (op === 'move') {
      if (path.startsWith(`${from}/`)) return 'a value cannot be moved into itself.'
      // RFC 6902 §4.4: a move is a removal, and then an addition to what that left.
      const left = jsonpatch.applyOperation<JsonValue>(document, { op: 'remove', path: from }, true, false, true)
      return checkPointer(left.newDocument, path, true)
    }
  }
  return checkPointer(document, path, op !== 'remove' && op !== 'replace')
}

const INDEX = /^(?:0|[1-9][0-9]*)$/

/** What is wrong with a pointer against a document; where `adds`, its last token may name a new member or the end of a list. */
function checkPointer(document: JsonValue, text: string, adds: boolean): string | undefined {
  const pointer = parsePointer(text)
  if (pointer === undefined || /~(?![01])/.test(text)) return `${quote(text)} is not a JSON Pointer.`
  let value: JsonValue | undefined = document
  for (const [depth, token] of pointer.entries()) {
    const at = formatPointer(pointer.slice(0, depth + 1))
    const isNew = adds && depth === pointer.length - 1
    if (typeof value !== 'object' || value === null) return `${quote(at)} lies below a value that has no members.`
    if (Array.isArray(value)) {
      if (isNew && (token === '-' || token === String(value.length))) return undefined
      if (!INDEX.test(token)) return `${quote(token)} is not an array index.`
    }
    if (!Object.hasOwn(value, token)) return isNew && !Array.isArray(value) ? undefined : `${quote(at)} does not exist.`
    value = (value as Readonly<Record<string, JsonValue>>)[token]
  }
  return undefined
}
