// What every field has: names, value, error and lock. The widgets get plain props of it, and cannot reach past it: an edit of a
// locked field goes nowhere, whatever a host's widget does.
import { useMemo } from 'react'
import type { JsonValue } from '../json/jsonValue'
import { failureOf } from '../catalog/checks'
import { toText } from '../catalog/coerce'
import type { FieldNode, Source } from '../catalog/node'
import { type Reader, readSource } from '../catalog/reader'
import type { Activity } from '../state/activity'
import type { Framed } from '../widgets/controlProps'
import { accessibleName } from './accessibleName'
import { isNumberText } from './isNumberText'
import { present } from './present'
import { type Scope, useScope } from './scope'
import type { Strings } from './strings'
import { useNaming, useStatus, useStatusWatched, useValue } from './useBound'

export interface FieldState {
  readonly value: JsonValue | undefined
  readonly edit: (value: JsonValue) => void
  /** A remark on the value that blocks nothing. */
  readonly hint: string | undefined
  /** The props that all field widgets share. */
  readonly props: Framed & { onBlur: () => void }
}

export function useField(node: FieldNode): FieldState {
  const scope = useScope()
  const { surface, settings, idOf } = scope
  const value = useValue(node.value, node.key)
  const { label = '', name, description } = useNaming(node)
  const fault = useFault(node)
  const readOnly = useStatus(({ activity }) => isLocked(scope, activity))

  const edit = (next: JsonValue): void => {
    if (isLocked(scope, surface.getState().activity)) return
    if ('pointer' in node.value) surface.edit(node.value.pointer, next, node.componentId)
    else surface.editLocal(node.key, node.value.literal, next)
  }
  const onBlur = (): void => {
    surface.leave(node.key)
  }
  const props = {
    id: idOf(node),
    label,
    ariaLabel: accessibleName(label, name, settings.strings.unnamed[node.kind]),
    description,
    required: node.required,
    readOnly,
    error: fault === DOUBTFUL ? undefined : fault,
    requiredLabel: settings.strings.required,
    onBlur,
  }
  return { value, edit, hint: fault === DOUBTFUL ? settings.strings.numberHint : undefined, props: present(props) }
}

/** Answered, being answered, or a record of an answer: nothing can be entered (ACT-4, REPLAY-1). */
function isLocked({ circumstances }: Scope, activity: Activity): boolean {
  if (circumstances.replayed || activity.phase === 'settled') return true
  return activity.phase === 'sending' && activity.target === 'resume'
}

/** What is entered as a number and does not look like one: it is kept and sent as it is, and the person is told (REND-3). */
const DOUBTFUL = Symbol('doubtful')

/** The sentence to show at a field: none before the person has left it or pressed a button (CHECK-4). */
function useFault(node: FieldNode): string | typeof DOUBTFUL | undefined {
  const { surface, reader, circumstances, settings } = useScope()
  const sources = useMemo<readonly Source[]>(() => [node.value, ...node.checks], [node])
  return useStatusWatched(sources, node.key, () => {
    const { errorsShown, activity } = surface.getState()
    const isOver = circumstances.replayed || activity.phase === 'settled'
    if (isOver || !(errorsShown || surface.wasLeft(node.key))) return undefined
    const failure = failureOf(node, reader)
    if (failure !== undefined) return failure.message ?? wordsFor(failure.reason, settings.strings)
    return isDoubtful(node, reader) ? DOUBTFUL : undefined
  })
}

function isDoubtful(node: FieldNode, reader: Reader): boolean {
  if (node.kind !== 'textField' || node.variant !== 'number') return false
  const text = toText(readSource(reader, node.value, node.key))
  return text.trim() !== '' && !isNumberText(text)
}

function wordsFor(reason: 'required' | 'pattern', strings: Strings): string {
  return reason === 'required' ? strings.requiredError : strings.patternError
}
