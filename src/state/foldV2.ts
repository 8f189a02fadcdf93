// The fold of version 2 (FOLD-1…5, FOLD-8): messages in order onto immutable content. A message that does not fit refuses
// the whole envelope, and since nothing is changed in place, a refused envelope leaves no trace.
import { MAX_JSON_VALUES } from '../json/copyJson'
import { countEdited } from '../json/countValues'
import { equalJson } from '../json/jsonValue'
import { removeAt, writeAt } from '../json/edit'
import { parsePointer, type Pointer } from '../json/pointer'
import type { Component, Message, UpdateDataModel } from '../protocol/generated/types'
import type { ValidationError } from '../protocol/refusal'
import type { Content, ContentV2, Folded } from './content'

export interface FoldFailure {
  readonly ok: false
  readonly errors: readonly ValidationError[]
}

/**
 * Folds the messages of one envelope onto what is there, the first `skip` of them left out as folded before. The pointer in an
 * error leads into that envelope's payload.
 */
export function foldV2(
  previous: Content | undefined,
  messages: readonly Message[],
  surfaceId: string,
  skip = 0,
): Folded | FoldFailure {
  let content = previous?.version === 2 ? previous : undefined
  const overwritten: Pointer[] = []
  let restarted = false

  for (const [index, message] of messages.entries()) {
    if (index < skip) continue
    const fail = (path: string, sentence: string): FoldFailure => ({
      ok: false,
      errors: [{ code: 'VALIDATION_FAILED', surfaceId, path: `/messages/${String(index)}${path}`, message: sentence }],
    })

    if ('createSurface' in message) {
      if (content?.status === 'live') return fail('/createSurface', `Surface "${surfaceId}" exists already.`)
      const theme = message.createSurface.theme ?? {}
      content = { version: 2, status: 'live', components: new Map(), model: {}, theme }
      restarted = true
      continue
    }
    if (content?.status !== 'live') {
      const why = content === undefined ? 'has not been created' : 'was deleted'
      return fail('', `Surface "${surfaceId}" ${why}; the next message must be createSurface.`)
    }
    if ('updateComponents' in message) {
      const components = upsert(content.components, message.updateComponents.components)
      if (components !== content.components) content = { ...content, components }
    } else if ('updateDataModel' in message) {
      const written = writeModel(content, message)
      if (!written.ok) return fail('/updateDataModel/path', written.message)
      content = written.content
      overwritten.push(written.pointer)
    } else {
      content = { ...content, status: 'deleted', components: new Map(), model: {} }
      overwritten.push([])
    }
  }

  // The schema asks for at least one message, and the first one to fit is createSurface.
  if (content === undefined) return { ok: false, errors: [] }
  return { ok: true, content, overwritten, restarted }
}

/** The pointer that A2UI's path text means: absent and `/` are the whole model (DATA-1). */
export function modelPointer(path: string | undefined): Pointer {
  return path === undefined || path === '/' ? [] : (parsePointer(path) ?? [])
}

/** A component that says what it said before stays the same object, so that nothing of it renders again; so do all of them. */
function upsert(
  components: ReadonlyMap<string, Component>,
  updates: readonly Component[],
): ReadonlyMap<string, Component> {
  let changed: Map<string, Component> | undefined
  for (const update of updates) {
    if (equalJson((changed ?? components).get(update.id), update)) continue
    changed ??= new Map(components)
    changed.set(update.id, update)
  }
  return changed ?? components
}

type Written =
  | { readonly ok: true; readonly content: ContentV2; readonly pointer: Pointer }
  | { readonly ok: false; readonly message: string }

function writeModel(content: ContentV2, { updateDataModel }: UpdateDataModel): Written {
  const pointer = modelPointer(updateDataModel.path)
  const { value } = updateDataModel
  const edit = value === undefined ? removeAt(content.model, pointer) : writeAt(content.model, pointer, value)
  if (!edit.ok) return edit
  const model = edit.value === undefined ? {} : edit.value
  // Each document has this limit, and what many of them add up to has it, too: a short path can pad ten thousand places.
  if (countEdited(content.model, model, pointer) > MAX_JSON_VALUES) {
    return { ok: false, message: `The data model would hold more than ${MAX_JSON_VALUES.toLocaleString('en')} values.` }
  }
  return { ok: true, content: { ...content, model }, pointer }
}
