// A short way to a payload of version 1, for stories about one component.
import type { PayloadV1 } from '../../src/core'

export type ComponentV1 = PayloadV1['surface']['components'][number]

/** The components in order, below an optional title. */
export function payloadV1(components: readonly ComponentV1[], title?: string): PayloadV1 {
  return {
    catalogVersion: '0.9.1',
    surface: { ...(title !== undefined && { title }), components: [...components] },
  }
}

/** A button that leaves the surface live, so that one can go on trying. */
export const sendV1: ComponentV1 = {
  component: 'action.button',
  id: 'send',
  label: 'Send',
  action: { target: 'exchange' },
}
