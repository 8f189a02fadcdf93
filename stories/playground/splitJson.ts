// Reads one JSON value or many in a row (JSON Lines is one of its cases), and says where the text stops being JSON.
import { scanValue, skipSpace } from '../../src/testing/scanJson'

export interface JsonFault {
  /** Index into the text. */
  readonly offset: number
  /** From 1. */
  readonly line: number
  /** From 1, in UTF-16 units, as editors count. */
  readonly column: number
  readonly message: string
  /** The whole line, to be shown with a mark under the column. */
  readonly lineText: string
}

export type SplitJson =
  { readonly ok: true; readonly values: readonly unknown[] } | { readonly ok: false; readonly fault: JsonFault }

/** All values of the text, in order, with nothing but white space between them. */
export function splitJson(text: string): SplitJson {
  const values: unknown[] = []
  let at = skipSpace(text, 0)
  while (at < text.length) {
    const scan = scanValue(text, at)
    if (!('end' in scan)) return { ok: false, fault: locate(text, scan.offset, scan.message) }
    values.push(JSON.parse(text.slice(at, scan.end)))
    at = skipSpace(text, scan.end)
  }
  return { ok: true, values }
}

function locate(text: string, offset: number, message: string): JsonFault {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1
  const lineEnd = text.indexOf('\n', offset)
  return {
    offset,
    line: text.slice(0, offset).split('\n').length,
    column: offset - lineStart + 1,
    message,
    lineText: text.slice(lineStart, lineEnd === -1 ? undefined : lineEnd),
  }
}
