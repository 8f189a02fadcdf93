// One untrusted envelope taints its surface for good (TRUST-1).
import { describe, expect, it } from 'vitest'
import { createSurface, deleteSurface, text, updateComponents, updateDataModel } from '../state/messages'
import { buttonV1, envelopeV1, envelopeV2, fieldText, frame, UNTRUSTED } from './envelopes'
import { openStore } from './openStore'

const start = [createSurface(), updateComponents([text('root')])]

describe('taint', () => {
  it('comes with any envelope, the first or a later one (TRUST-1)', () => {
    const { receive, surface } = openStore()
    receive(envelopeV2(start))
    expect(surface().getState().untrusted).toBe(false)
    receive(envelopeV2([updateDataModel('/a', 1)], UNTRUSTED))
    expect(surface().getState().untrusted).toBe(true)
  })

  it('is not cleared by a trusted envelope, nor by the end and a new beginning (TRUST-1)', () => {
    const { receive, surface, store } = openStore()
    receive(envelopeV2(start, UNTRUSTED), envelopeV2([updateDataModel('/a', 1)]))
    expect(surface().getState().untrusted).toBe(true)
    receive(envelopeV2([deleteSurface()]), envelopeV2(start))
    expect(surface().getState().untrusted).toBe(true)
    expect(store.getSurfaces()[0]?.untrusted).toBe(true)
  })

  it('is not dropped by a frame or a full surface, healing or not (TRUST-1)', () => {
    const { receive, surface } = openStore()
    receive(envelopeV1([fieldText('a')], UNTRUSTED))
    receive(frame([{ op: 'add', path: '/surface/components/-', value: buttonV1('ok') as never }]))
    expect(surface('f').getState().untrusted).toBe(true)
    receive(frame([{ op: 'remove', path: '/nope' }]), envelopeV1([fieldText('a')]))
    expect(surface('f').getState().untrusted).toBe(true)
  })

  it('stays although everything else is forgotten (TRUST-1)', () => {
    const { receive, surface, inside } = openStore()
    receive(envelopeV2(start, UNTRUSTED))
    inside.clear()
    receive(envelopeV2(start))
    expect(surface().getState().untrusted).toBe(true)
  })

  it("is each surface's own, and comes from nothing that was refused (TRUST-1, STORE-3)", () => {
    const { receive, surface } = openStore()
    receive(
      envelopeV2(start),
      envelopeV2([createSurface('other'), updateComponents([text('root')], 'other')], UNTRUSTED),
    )
    receive(envelopeV2([createSurface()], UNTRUSTED))
    expect(surface().getState().untrusted).toBe(false)
    expect(surface('other').getState().untrusted).toBe(true)
  })
})
