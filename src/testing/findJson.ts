// Finds the JSON in what a model printed: a whole text, JSON Lines, fenced blocks, and values amid prose. Whatever looks as if it
// was meant to be a surface counts, so that sound text around it hides nothing.
import type { JsonValue } from '../json/jsonValue'
import { scanValue } from './scanJson'
import { splitFences } from './splitFences'

/** One thing that was found in text; `line` counts from 1. */
export type Found =
  | { readonly ok: true; readonly line: number; readonly value: JsonValue }
  | {
      readonly ok: false
      readonly line: number
      readonly code: 'invalid_json' | 'incomplete_json'
      readonly message: string
    }

/**
 * Everything in `text` that is JSON, or was meant to be, in order.
 *
 * A text or fenced block that begins and ends as JSON is JSON throughout, and so is a block marked as `json`, `jsonl`, `ndjson` or
 * `a2ui`. Blocks of other languages are left out. In prose, a value counts that begins a line, or that names a part of A2UI.
 */
export function findJson(text: string): readonly Found[] {
  return read(text, 1, 0)
}

/** How deep fenced blocks may lie in fenced blocks. */
const MAX_NESTING = 4

/** Where reading stops, since each broken value may be looked at to the end of the text. */
const MAX_FAULTS = 100

const JSON_LANGUAGE = /^(?:json\w*|ndjson|a2ui\S*)$/i
const TEXT_LANGUAGE = /^(?:markdown|md|te?xt)?$/i

/** What a JSON object or list begins with, well-formed or not, and prose seldom. */
const OPENS_JSON = /^(?:\{\s*(?:\\?["'“}/]|[\w$]+\s*:|$)|\[\s*(?:[[{"\]]|$))/

const NAMES =
  'createSurface|updateComponents|updateDataModel|deleteSurface|beginRendering|surfaceUpdate|dataModelUpdate|catalogVersion|catalogId|surfaceId'

/** Names that only a surface has, or a message about one: quoted, or as members in any quotes or none. */
const A2UI_NAME = new RegExp(
  `"(?:${NAMES}|ui\\.a2ui-surface)"|[{,]\\s*\\\\?["'“]?(?:${NAMES})\\\\?["'”]?\\s*:|"surface"\\s*:\\s*\\{\\s*"(?:title|components)"`,
)

/** Between values any blank may stand, a byte order mark too: it says how a file was written and not what a model did. */
const BLANK = /\s*/y

function skipBlank(text: string, at: number): number {
  BLANK.lastIndex = at
  BLANK.test(text)
  return BLANK.lastIndex
}

function read(text: string, firstLine: number, nesting: number): readonly Found[] {
  const trimmed = text.trim()
  if (OPENS_JSON.test(trimmed) && /[}\]]$/.test(trimmed)) return readThroughout(text, firstLine)
  if (nesting === MAX_NESTING) return readAmidProse(text, firstLine)
  return splitFences(text).flatMap((block) => {
    const line = firstLine + block.line
    if (block.language === undefined) return readAmidProse(block.text, line)
    if (JSON_LANGUAGE.test(block.language)) return readThroughout(block.text, line)
    return TEXT_LANGUAGE.test(block.language) ? read(block.text, line, nesting + 1) : []
  })
}

function readThroughout(text: string, firstLine: number): Found[] {
  const readOne = reader(text, firstLine)
  const found: Found[] = []
  let faults = 0
  let at = skipBlank(text, 0)
  while (at < text.length && faults < MAX_FAULTS) {
    const { value, next } = readOne(at)
    found.push(value)
    if (!value.ok) faults += 1
    at = skipBlank(text, next)
  }
  return found
}

function readAmidProse(text: string, firstLine: number): Found[] {
  const readOne = reader(text, firstLine)
  const found: Found[] = []
  const bracket = /[{[]/g
  let faults = 0
  for (let match = bracket.exec(text); match !== null && faults < MAX_FAULTS; match = bracket.exec(text)) {
    const at = match.index
    if (!OPENS_JSON.test(text.slice(at, at + 64))) continue
    const { value, next } = readOne(at)
    if (!value.ok) faults += 1
    const beginsLine = text.slice(text.lastIndexOf('\n', at) + 1, at).trim() === ''
    if (beginsLine || A2UI_NAME.test(text.slice(at, next))) found.push(value)
    bracket.lastIndex = next
  }
  return found
}

type ReadOne = (at: number) => { readonly value: Found; readonly next: number }

/** Reads the value at a place, and says where reading goes on: after a broken one, at the next line that begins with a bracket. */
function reader(text: string, firstLine: number): ReadOne {
  const lineAt = lineCounter(text, firstLine)
  let lastWhole: number | undefined
  return (at) => {
    const scan = scanValue(text, at)
    if ('end' in scan) {
      const value = JSON.parse(text.slice(at, scan.end)) as JsonValue
      return { value: { ok: true, line: lineAt(at), value }, next: scan.end }
    }
    // A later line that is whole shows that these are JSON Lines: what is wrong with this one does not lie in the next.
    lastWhole ??= lastWholeLine(text)
    const line = text.slice(0, endOfLine(text, at))
    const isLine = lastWhole > at && line.slice(at).trim().length > 1
    const alone = isLine ? scanValue(line, at) : scan
    const { offset, message } = 'end' in alone ? scan : alone
    const end = (isLine ? line : text).trimEnd().length
    const code = offset >= end || message.includes('does not end') ? 'incomplete_json' : 'invalid_json'
    const place = Math.min(offset, end)
    const column = place - text.lastIndexOf('\n', place - 1)
    const value = { ok: false, line: lineAt(place), code, message: `Column ${String(column)}: ${message}` } as const
    return { value, next: nextStart(text, isLine ? at : Math.max(at, offset)) }
  }
}

/** Where the last line begins that is an object by itself; -1 where none is. */
function lastWholeLine(text: string): number {
  for (let end = text.length; end > 0;) {
    const start = text.lastIndexOf('\n', end - 1) + 1
    const line = text.slice(0, end).trimEnd()
    const scan = text[start] === '{' ? scanValue(line, start) : undefined
    if (scan !== undefined && 'end' in scan && scan.end === line.length) return start
    end = start - 1
  }
  return -1
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

/** The next line that begins with a bracket, or the end of the text. */
function nextStart(text: string, from: number): number {
  for (let at = text.indexOf('\n', from); at >= 0; at = text.indexOf('\n', at + 1)) {
    if (text[at + 1] === '{' || text[at + 1] === '[') return at + 1
  }
  return text.length
}

/** Offsets are asked for in growing order, mostly, so that the text is counted through once. */
function lineCounter(text: string, firstLine: number): (offset: number) => number {
  let counted = 0
  let line = firstLine
  return (offset) => {
    if (offset < counted) [counted, line] = [0, firstLine]
    for (let at = text.indexOf('\n', counted); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
      line += 1
      counted = at + 1
    }
    return line
  }
}
