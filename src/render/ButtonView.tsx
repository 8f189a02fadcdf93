// A button node: what it says, whether it may act, and if not, why (ACT-4, ACT-5, CHECK-3, TRUST-2).
import { type Block, blockOf } from '../catalog/availability'
import type { ButtonNode, Source } from '../catalog/node'
import { accessibleName } from './accessibleName'
import { isLasting } from './lastingBlocks'
import { present } from './present'
import { type Scope, useScope } from './scope'
import type { Strings } from './strings'
import { useJudged, useNaming, useStatus, useTexts } from './useBound'

const WHOLE_MODEL: readonly Source[] = [{ pointer: [] }]
const NOTHING: readonly Source[] = []

export function ButtonView({ node }: { node: ButtonNode }) {
  const scope = useScope()
  const { settings, circumstances, press, idOf, idOfReason } = scope
  const { strings, slots } = settings
  const text = useTexts(node.content).join(' ')
  const { name: said, description } = useNaming(node)
  const block = useStatus((state) => blockOf(node.target, state, circumstances))
  const busy = useStatus(({ activity }) => activity.phase === 'sending' && activity.componentId === node.componentId)
  const isIncomplete = useIncomplete(scope, node)
  const name = accessibleName(text, said, strings.unnamed.button)
  const lasting = isLasting(block) ? block : undefined

  const props = {
    ariaLabel: name,
    description,
    reason: passingReason(block, isIncomplete, strings),
    reasonId: lasting && idOfReason(lasting),
  }
  return (
    <slots.Button
      {...present(props)}
      id={idOf(node)}
      variant={node.variant}
      unavailable={lasting !== undefined}
      inactive={block !== undefined || isIncomplete}
      busy={busy}
      onPress={() => {
        press(node)
      }}
    >
      {text}
    </slots.Button>
  )
}

/** Why the button waits. While something is sent the surface's status says so; what lasts is said at its foot. */
function passingReason(block: Block | undefined, isIncomplete: boolean, strings: Strings): string | undefined {
  if (block === undefined) return isIncomplete ? strings.incomplete : undefined
  return block === 'sending' || isLasting(block) ? undefined : strings.blocks[block]
}

/** Whether answers are missing that this button needs; asked again at every edit, and rendered only when it turns. */
function useIncomplete({ isIncomplete }: Scope, { target, key }: ButtonNode): boolean {
  const needsAnswers = target === 'resume'
  return useJudged(needsAnswers ? WHOLE_MODEL : NOTHING, key, () => needsAnswers && isIncomplete())
}
