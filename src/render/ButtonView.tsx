// A button node: what it says, whether it may act, and if not, why (ACT-4, ACT-5, CHECK-3, TRUST-2).
import { type Block, blockOf } from '../catalog/availability'
import type { ButtonNode, Source } from '../catalog/node'
import { accessibleName } from './accessibleName'
import { present } from './present'
import { type Scope, useScope } from './scope'
import { useJudged, useSurfaceState, useText, useTexts } from './useBound'

/** Reasons that last: the button cannot be reached for as long as the surface is shown like this. */
const LASTING: ReadonlySet<Block | undefined> = new Set(['approvalBlocked', 'unverifiedBlocked', 'noCallback'])

const WHOLE_MODEL: readonly Source[] = [{ pointer: [] }]
const NOTHING: readonly Source[] = []

export function ButtonView({ node }: { node: ButtonNode }) {
  const scope = useScope()
  const { settings, circumstances, press, idOf } = scope
  const { strings, slots } = settings
  const text = useTexts(node.content).join(' ')
  const said = useText(node.name)
  const description = useText(node.description)
  const block = useSurfaceState((state) => blockOf(node.target, state, circumstances))
  const busy = useSurfaceState(
    ({ activity }) => activity.phase === 'sending' && activity.componentId === node.componentId,
  )
  const isIncomplete = useIncomplete(scope, node)
  const name = accessibleName(text, said, strings.unnamed.button)
  const reason = block === undefined ? isIncomplete && strings.incomplete : strings.blocks[block]
  const isLasting = LASTING.has(block)

  const props = {
    ariaLabel: name,
    description: description === '' ? undefined : description,
    reason: reason === false || block === 'sending' ? undefined : reason,
  }
  return (
    <slots.Button
      {...present(props)}
      id={idOf(node)}
      variant={node.variant}
      unavailable={isLasting}
      inactive={block !== undefined || isIncomplete}
      busy={busy}
      reasonShown={isLasting}
      onPress={() => {
        press(node)
      }}
    >
      {text}
    </slots.Button>
  )
}

/** Whether answers are missing that this button needs; asked again at every edit, and rendered only when it turns. */
function useIncomplete({ isIncomplete }: Scope, { target, key }: ButtonNode): boolean {
  const needsAnswers = target === 'resume'
  return useJudged(needsAnswers ? WHOLE_MODEL : NOTHING, key, () => needsAnswers && isIncomplete())
}
