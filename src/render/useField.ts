// What every field has: names, value, error and lock. The widgets get plain props of it, and cannot reach past it: an edit of a
// locked field goes nowhere, whatever a host's widget does.
import { useMemo } from 'react'
import type { JsonValue } from '../json/jsonValue'
import { failureOf } from '../catalog/checks'
import type { FieldNode, Source } from '../catalog/node'
import type { Activity } from '../state/activity'
import type { Framed } from '../widgets/controlProps'
import { accessibleName } from './accessibleName'
import { present } from './present'
import { type Scope, useScope } from './scope'
import type { Strings } from './strings'
import { useJudged, useSurfaceState, useText, useValue } from './useBound'

export interface FieldState {
  readonly value: JsonValue | undefined
  readonly edit: (value: JsonValue) => void
  /** The props that all field widgets share. */
  readonly props: Framed & { onBlur: () => void }
}

export function useField(node: FieldNode): FieldState {
  const scope = useScope()
  const { surface, settings, idOf } = scope
  const value = useValue(node.value, node.key)
  const label = useText(node.label) ?? ''
  const said = useText(node.name)
  const description = useText(node.description)
  const error = useError(node)
  const readOnly = useSurfaceState((state) => isLocked(scope, state.activity))

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
    ariaLabel: accessibleName(label, said, settings.strings.unnamed[node.kind]),
    description: description === '' ? undefined : description,
    required: node.required,
    readOnly,
    error,
    requiredLabel: settings.strings.required,
    onBlur,
  }
  return { value, edit, props: present(props) }
}

/** Answered, being answered, or a record of an answer: nothing can be entered (ACT-4, REPLAY-1). */
function isLocked({ circumstances }: Scope, activity: Activity): boolean {
  if (circumstances.replayed || activity.phase === 'settled') return true
  return activity.phase === 'sending' && activity.target === 'resume'
}

/** The sentence to show at a field: none before the person has left it or pressed a button (CHECK-4). */
function useError(node: FieldNode): string | undefined {
  const { surface, reader, circumstances, settings } = useScope()
  const sources = useMemo<readonly Source[]>(() => [node.value, ...node.checks], [node])
  return useJudged(sources, node.key, () => {
    const { errorsShown, activity } = surface.getState()
    const isOver = circumstances.replayed || activity.phase === 'settled'
    if (isOver || !(errorsShown || surface.wasLeft(node.key))) return undefined
    const failure = failureOf(node, reader)
    return failure && (failure.message ?? wordsFor(failure.reason, settings.strings))
  })
}

function wordsFor(reason: 'required' | 'pattern', strings: Strings): string {
  return reason === 'required' ? strings.requiredError : strings.patternError
}
