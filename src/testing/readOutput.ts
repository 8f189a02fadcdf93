// From whatever a model or a test hands over to documents of one kind each, with the place where each was found.
import { copyJson } from '../json/copyJson'
import { getOwn, isJsonObject, type JsonObject, type JsonValue } from '../json/jsonValue'
import { findJson } from './findJson'
import type { Reason } from './verdict'

/** Where a document was found. */
export interface Place {
  readonly line?: number
  /** JSON Pointer of the document within the value that was found. */
  readonly path: string
}

export type Kind = 'envelope' | 'payloadV1' | 'payloadV2' | 'message' | 'messageV08'

export type Entry =
  | { readonly place: Place; readonly kind: Kind; readonly document: JsonObject }
  | { readonly place: Place; readonly reason: Reason }

/** Every document in an output, and every reason why something in it is none, in order. Never throws. */
export function readOutput(output: unknown): readonly Entry[] {
  if (output === undefined) return []
  if (typeof output === 'string') return sort(readText(output))
  return sort(copied({ place: { path: '' }, value: output }).flatMap(split))
}

type Value = { readonly place: Place; readonly value: JsonValue } | Extract<Entry, { reason: Reason }>

function readText(text: string): readonly Value[] {
  return findJson(text).flatMap((found): readonly Value[] => {
    const { line } = found
    if (found.ok) return copied({ place: { line, path: '' }, value: found.value }).flatMap(flattened)
    const { code, message } = found
    return [{ place: { line, path: '' }, reason: { code, message, line } }]
  })
}

/** From here on it is JSON, neither too deep nor too large. */
function copied({ place, value }: { readonly place: Place; readonly value: unknown }): readonly Value[] {
  const copy = copyJson(value)
  if (copy.ok) return [{ place, value: copy.value }]
  const { path, message } = copy
  return [{ place, reason: { code: 'not_json', message, path, ...lineOf(place) } }]
}

/** Lines that a host has split already are a text. */
function split(found: Value): readonly Value[] {
  if (!('value' in found) || !Array.isArray(found.value)) return [found]
  const lines = found.value as readonly JsonValue[]
  return lines.length > 0 && lines.every((line) => typeof line === 'string')
    ? readText(lines.join('\n'))
    : flattened(found)
}

/** A list holds documents, in order. */
function flattened(found: Value): readonly Value[] {
  if (!('value' in found) || !Array.isArray(found.value)) return [found]
  const values = found.value as readonly JsonValue[]
  return values.map((value, index) => ({ place: { ...found.place, path: `/${String(index)}` }, value }))
}

function sort(values: readonly Value[]): readonly Entry[] {
  const isV08 = values.some((found) => 'value' in found && hasAny(found.value, V08_ONLY))
  return values.map((found): Entry => {
    if ('reason' in found) return found
    const { place, value } = found
    const kind = kindOf(value, isV08)
    if (kind !== undefined && isJsonObject(value)) return { place, kind, document: value }
    const message =
      'This is no surface: neither a payload (`surface` or `messages`), nor an envelope (`payload`), nor a message (`createSurface`, `updateComponents`, `updateDataModel`, `deleteSurface`).'
    return { place, reason: { code: 'not_a_surface', message, path: place.path, ...lineOf(place) } }
  })
}

export function lineOf({ line }: Place): { readonly line?: number } {
  return line === undefined ? {} : { line }
}

const V08_ONLY = ['beginRendering', 'surfaceUpdate', 'dataModelUpdate']
const V09_ONLY = ['createSurface', 'updateComponents', 'updateDataModel']

/** By the members that only one kind has. What is wrong with it beyond that is for its own schema to say. */
function kindOf(value: JsonValue, isV08: boolean): Kind | undefined {
  if (hasAny(value, ['payload', 'envelopeId', 'surfaceRef', 'patch'])) return 'envelope'
  if (hasAny(value, ['messages'])) return 'payloadV2'
  if (hasAny(value, ['catalogVersion', 'surface'])) return 'payloadV1'
  if (hasAny(value, V08_ONLY)) return getOwn(value, 'version') === undefined ? 'messageV08' : 'message'
  if (hasAny(value, V09_ONLY)) return 'message'
  if (hasAny(value, ['deleteSurface'])) {
    return isV08 && getOwn(value, 'version') === undefined ? 'messageV08' : 'message'
  }
  if (hasAny(value, ['catalogId'])) return 'payloadV2'
  return hasAny(value, ['version']) ? 'message' : undefined
}

function hasAny(value: JsonValue, names: readonly string[]): boolean {
  return isJsonObject(value) && names.some((name) => getOwn(value, name) !== undefined)
}
