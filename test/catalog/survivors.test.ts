// What mutation testing found that no other test noticed (docs/mutation.md).
import { describe, expect, it, vi } from 'vitest'
import { childrenOf } from '../../src/catalog/node'
import type { ComponentV1 } from '../../src/protocol/generated/types'
import { buttonV1, envelopeV1, fieldCheckbox } from './envelopes'
import { openStore } from './openStore'

// What a part is depends on what stands around it, though it says the same itself.
describe('a part of version 1 that stays as it is', () => {
  const { receive, surface } = openStore()
  const parts = (components: readonly ComponentV1[], title?: string) => {
    expect(receive(envelopeV1(components, {}, title)).status).toBe('rendered')
    return childrenOf(surface('f').getState().view?.root)
  }

  it('is a heading one level lower once the surface has a title (V1-1, REND-1)', () => {
    const heading: ComponentV1 = { component: 'heading', text: 'H' }
    expect(parts([heading])).toMatchObject([{ depth: 0 }])
    expect(parts([heading], 'Title')).toMatchObject([{ depth: 0 }, { depth: 1, text: { literal: 'H' } }])
    expect(parts([heading])).toMatchObject([{ depth: 0, text: { literal: 'H' } }])
  })

  it('is the main button only while it is the first that answers (V1-1)', () => {
    expect(parts([buttonV1('a')])).toMatchObject([{ variant: 'primary' }])
    expect(parts([buttonV1('z'), buttonV1('a')])).toMatchObject([
      { componentId: 'z', variant: 'primary' },
      { componentId: 'a', variant: 'default' },
    ])
  })
})

describe('a diagnostic about a whole surface', () => {
  it('names no component, not even as nothing (TRUST-2)', () => {
    const onDiagnostic = vi.fn()
    const { receive, surface } = openStore({ onDiagnostic })
    receive(envelopeV1([]))
    surface('f').report('untrusted_content_blocks_approval', 'Held back.')
    expect(Object.keys(onDiagnostic.mock.calls[0]?.[0] as object)).toEqual(['code', 'surfaceKey', 'message'])
  })
})

describe('a field of version 1 whose default is another', () => {
  it('hears of it, though nobody wrote to its path (V1-2, DATA-5)', () => {
    const { receive, surface } = openStore()
    receive(envelopeV1([fieldCheckbox('c', false)]))
    const listener = vi.fn()
    surface('f').watch([['c']], 1, listener)
    receive(envelopeV1([fieldCheckbox('c', true)]))
    expect(surface('f').read(['c'])).toBe(true)
    expect(listener).toHaveBeenCalled()
  })
})
