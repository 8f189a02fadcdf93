// What the person entered, kept apart from what the agent sent: the last writer wins per path, and nowhere else (DATA-5, DATA-7).
import { type JsonValue } from '../json/jsonValue'
import { writeAt } from '../json/edit'
import { formatPointer, overlaps, type Pointer } from '../json/pointer'

export interface PersonEdit {
  readonly pointer: Pointer
  readonly value: JsonValue
}

/** Edits by pointer text, oldest first. */
export type Edits = ReadonlyMap<string, PersonEdit>

/** Adds an edit; what it overwrites (the same path, and all below it) is forgotten. */
export function withEdit(edits: Edits, pointer: Pointer, value: JsonValue): Edits {
  const next = new Map<string, PersonEdit>()
  for (const [key, edit] of edits) {
    const isBelow = edit.pointer.length >= pointer.length && overlaps(edit.pointer, pointer)
    if (!isBelow) next.set(key, edit)
  }
  return next.set(formatPointer(pointer), { pointer, value })
}

/** The edits that an agent's writes at `overwritten` leave standing: those neither at, above nor below one of them. */
export function withoutOverwritten(edits: Edits, overwritten: readonly Pointer[]): Edits {
  if (edits.size === 0 || overwritten.length === 0) return edits
  return new Map([...edits].filter(([, edit]) => !overwritten.some((pointer) => overlaps(pointer, edit.pointer))))
}

/** The agent's model with the person's edits laid over it, and those that fit: the agent may have made a list of what was an object. */
export function applyEdits(model: JsonValue, edits: Edits): { readonly model: JsonValue; readonly edits: Edits } {
  const fitting = new Map<string, PersonEdit>()
  let result = model
  for (const [key, edit] of edits) {
    const edited = writeAt(result, edit.pointer, edit.value)
    if (!edited.ok || edited.value === undefined) continue
    result = edited.value
    fitting.set(key, edit)
  }
  return { model: result, edits: fitting.size === edits.size ? edits : fitting }
}
