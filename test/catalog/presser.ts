// Presses buttons of a store's surface, as the renderer would, with callbacks that can be asked what they got.
import { vi } from 'vitest'
import type { Circumstances } from '../../src/catalog/availability'
import { type ActionCallback, press } from '../../src/catalog/press'
import type { Component } from '../../src/protocol/generated/types'
import { column, createSurface, updateComponents } from '../state/messages'
import { envelopeV2 } from './envelopes'
import { openStore, type OpenStore } from './openStore'

export const LIVE: Circumstances = {
  interrupt: { kind: 'clarification' },
  canSend: { resume: true, exchange: true },
  replayed: false,
}

/** A store with one surface: these components in a column, the texts of buttons left to the buttons. */
export function openForm(...parts: Component[]): OpenStore {
  const open = openStore()
  const ids = parts.map(({ id }) => id).filter((id) => !id.endsWith('-text'))
  open.receive(envelopeV2([createSurface(), updateComponents([column('root', ...ids), ...parts])]))
  return open
}

export function presser(open: OpenStore, key = 's') {
  const onResume = vi.fn<ActionCallback>()
  const onExchange = vi.fn<ActionCallback>()
  const onInvalid = vi.fn()
  const callbacks = { resume: onResume, exchange: onExchange }
  const pressIt = (id: string, circumstances: Circumstances = LIVE): Promise<void> => {
    const node = open.node(id, key)
    if (node.kind !== 'button') throw new Error(`"${id}" is no button.`)
    return press(open.surface(key), node, circumstances, { callbacks, onInvalid })
  }
  return { pressIt, onResume, onExchange, onInvalid }
}
