// Whether a field may be sent as it is (CHECK-1, CHECK-2). Words are left to whoever shows them.
import type { JsonValue } from '../json/jsonValue'
import { toText } from './coerce'
import type { Check, FieldNode } from './node'
import { testPattern } from './patterns'
import { type Reader, readSource } from './reader'

export interface CheckFailure {
  readonly reason: 'required' | 'pattern'
  /** The agent's own words, where it gave some. */
  readonly message?: string | undefined
}

/** The first check that a field fails, if any. */
export function failureOf(field: FieldNode, reader: Reader): CheckFailure | undefined {
  const failed = field.checks.find((check) => isMissing(reader.read(check.pointer), check))
  if (failed !== undefined) return { reason: 'required', message: failed.message }
  return patternVerdict(field, reader) === 'mismatch' ? { reason: 'pattern' } : undefined
}

/** What the engine says of a field's pattern; `match` where it has none, or is empty. */
export function patternVerdict(field: FieldNode, reader: Reader): ReturnType<typeof testPattern> {
  if (field.kind !== 'textField' || field.pattern === undefined) return 'match'
  const text = toText(readSource(reader, field.value, field.key))
  return text === '' ? 'match' : testPattern(field.pattern, text)
}

/** The first field, in reading order, that keeps `resume` from being sent (CHECK-3). */
export function firstFailing(fields: readonly FieldNode[], reader: Reader): FieldNode | undefined {
  return fields.find((field) => failureOf(field, reader) !== undefined)
}

/** Whether any field has a pattern, so that the engine is needed. */
export function hasPattern(fields: readonly FieldNode[]): boolean {
  return fields.some((field) => field.kind === 'textField' && field.pattern !== undefined)
}

function isMissing(value: JsonValue | undefined, { rejectsFalse }: Check): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.length === 0
  return rejectsFalse && value === false
}
