// The data that nodes are read against: a live surface's, or a recorded answer's (REPLAY-1).
import type { JsonValue } from '../json/jsonValue'
import type { Pointer } from '../json/pointer'
import type { Source } from './node'

export interface Reader {
  read: (pointer: Pointer) => JsonValue | undefined
  /** What the person made of a node's literal value; the literal itself where they have not touched it (DATA-6). */
  readLocal: (node: number, literal: JsonValue) => JsonValue
}

/** The value of a source; `node` is the key of the field whose own value it is, where it is one. */
export function readSource(reader: Reader, source: Source, node?: number): JsonValue | undefined {
  if ('pointer' in source) return reader.read(source.pointer)
  return node === undefined ? source.literal : reader.readLocal(node, source.literal)
}
