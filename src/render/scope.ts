// What every node of one surface can reach while it renders. It changes seldom: values and states are subscribed to instead.
import { createContext, useContext } from 'react'
import type { Block, Circumstances } from '../catalog/availability'
import type { ButtonNode, Node, View } from '../catalog/node'
import type { Reader } from '../catalog/reader'
import type { Surface } from '../state/surface'
import type { Slots } from './slots'
import type { Strings } from './strings'

/** The host's wishes for one surface, defaults filled in. */
export interface Settings {
  readonly strings: Strings
  readonly slots: Slots
  readonly headingLevel: number
  readonly timeZone: string
  readonly locale: string | undefined
  readonly dir: 'ltr' | 'rtl' | undefined
  readonly nonce: string | undefined
  readonly portalContainer: HTMLElement | undefined
}

export interface Scope {
  readonly surface: Surface<View>
  /** The surface itself, or the recorded answer that is shown of it (REPLAY-1). */
  readonly reader: Reader
  readonly settings: Settings
  readonly circumstances: Circumstances
  /** DOM id of a node's control: unique in the page, and never an agent's word (REND-8). */
  readonly idOf: (node: Node) => string
  /** DOM id of the text at the surface's foot that says why buttons are out of reach. */
  readonly idOfReason: (block: Block) => string
  /** Whether some answer keeps `resume` from being sent (CHECK-3). */
  readonly isIncomplete: () => boolean
  readonly press: (button: ButtonNode) => void
}

const ScopeContext = createContext<Scope | undefined>(undefined)

export const ScopeProvider = ScopeContext.Provider

export function useScope(): Scope {
  const scope = useContext(ScopeContext)
  if (scope === undefined) throw new Error('a2ui-surface: a node was rendered outside of a surface.')
  return scope
}
