// Reasons that keep buttons out of reach for as long as the surface is shown like this. Each is told once, at the foot of the
// surface, however many buttons it keeps; these are described by it (TRUST-2, ACT-5).
import { type Block, blockOf } from '../catalog/availability'
import { useScope } from './scope'
import { useSurfaceState } from './useBound'

const LASTING = ['approvalBlocked', 'unverifiedBlocked', 'noCallback'] as const

export type LastingBlock = (typeof LASTING)[number]

export function isLasting(block: Block | undefined): block is LastingBlock {
  return LASTING.some((lasting) => lasting === block)
}

/** The lasting reasons of the buttons that are there. */
export function useLastingBlocks(): readonly LastingBlock[] {
  const { circumstances } = useScope()
  // Text is compared by what it says: as long as the reasons are the same, nothing renders again.
  const names = useSurfaceState((state) => {
    const buttons = state.view?.buttons ?? []
    const targets = (['resume', 'exchange'] as const).filter((target) => buttons.some((it) => it.target === target))
    return targets.map((target) => blockOf(target, state, circumstances)).join(' ')
  }).split(' ')
  return LASTING.filter((lasting) => names.includes(lasting))
}
