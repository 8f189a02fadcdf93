// Delta frames at the door of the store: what heals, who is asked, and what the person keeps (DELTA-2…5, STORE-3).
import { describe, expect, it, vi } from 'vitest'
import type { ComponentV1 } from '../../src/protocol/generated/types'
import { createSurface, text, updateComponents } from '../state/messages'
import { buttonV1, envelopeV1, envelopeV2, fieldCheckbox, fieldText, frame } from './envelopes'
import { type OpenStore, openStore, stored } from './openStore'

const components: readonly ComponentV1[] = [fieldText('a'), fieldText('b'), buttonV1('ok')]
const rename = frame([{ op: 'replace', path: '/surface/components/0/label', value: 'Renamed' }])
const broken = frame([{ op: 'remove', path: '/surface/components/9' }])

function openWithSurface(): OpenStore & { onRematerialize: ReturnType<typeof vi.fn<(ref: string) => void>> } {
  const onRematerialize = vi.fn<(ref: string) => void>()
  const open = openStore({ onRematerialize })
  open.receive(envelopeV1(components))
  return { ...open, onRematerialize }
}

describe('a frame', () => {
  it('gives the surface that the full payload would (DELTA-5)', () => {
    const one = openWithSurface()
    const two = openWithSurface()
    expect(one.receive(rename)).toMatchObject({ status: 'rendered', surfaceKey: 'f', received: rename })
    two.receive(envelopeV1([{ ...components[0], label: 'Renamed' } as ComponentV1, ...components.slice(1)]))
    expect(one.surface('f').getState().content).toEqual(two.surface('f').getState().content)
    expect(one.onRematerialize).not.toHaveBeenCalled()
  })

  it('keeps what the person entered in the fields that it leaves (DATA-7, DELTA-5)', () => {
    const { receive, surface } = openWithSurface()
    surface('f').edit(['a'], 'mine', 'a')
    surface('f').edit(['b'], 'gone', 'b')
    receive(rename, frame([{ op: 'remove', path: '/surface/components/1' }]))
    expect(surface('f').getModel()).toEqual({ a: 'mine' })
    receive(
      frame([{ op: 'add', path: '/surface/components/-', value: { component: 'field.text', id: 'b', label: 'B' } }]),
    )
    expect(surface('f').getModel()).toEqual({ a: 'mine', b: '' })
  })
})

describe('a frame that fails', () => {
  it.each([
    [
      'for another catalog version',
      frame([{ op: 'remove', path: '/surface/components/0' }], 'f', '0.9.2'),
      'invalid_frame',
    ],
    ['with an operation of its own making', { ...rename, patch: [{ op: 'test', path: '' }] }, 'invalid_frame'],
    ['with a key of its own making', { ...rename, more: true }, 'invalid_frame'],
    ['with no operation', frame([]), 'invalid_frame'],
    ['that does not apply', broken, 'patch_failed'],
    ['whose result is no surface', frame([{ op: 'remove', path: '/surface' }]), 'envelope_invalid'],
    [
      'to an unknown version',
      frame([{ op: 'replace', path: '/catalogVersion', value: '1.0' }]),
      'unknown_schema_version',
    ],
    [
      'to two kinds of field under one id',
      frame([{ op: 'replace', path: '/surface/components/1', value: fieldCheckbox('a') as never }]),
      'ambiguous_field',
    ],
  ])('%s is stored, takes the place of the surface, and asks for a full one (DELTA-1…4)', (_what, document, code) => {
    const { receive, surface, store, onRematerialize } = openWithSurface()
    const { content } = surface('f').getState()
    const record = stored(receive(document))
    expect(record).toMatchObject({ code, received: document, surfaceKey: 'f' })
    expect(record.received).toBe(document)
    expect(record.errors.length).toBeGreaterThan(0)
    expect(surface('f').getState()).toMatchObject({ content, notice: record })
    expect(surface('f').getState().content).toBe(content)
    expect(store.getSurfaces()[0]?.status).toBe('stored')
    expect(onRematerialize.mock.calls).toEqual([['f']])
  })

  it('of an unknown surface is stored, with a notice, and asks (DELTA-4)', () => {
    const onRematerialize = vi.fn()
    const { receive, surface } = openStore({ onRematerialize })
    const record = stored(receive(frame([{ op: 'remove', path: '/reasoning' }], 'nobody')))
    expect(record).toMatchObject({ code: 'unknown_surface', surfaceKey: 'nobody' })
    expect(record.errors).toMatchObject([{ surfaceId: 'nobody', path: '/surfaceRef' }])
    expect(surface('nobody').getState().notice).toBe(record)
    receive({ surfaceRef: 'nobody', patch: 'none' }, envelopeV1([], { envelopeId: 'nobody', schemaVersion: 2 }))
    receive(rename, frame([{ op: 'remove', path: '/x' }], 'nobody'))
    expect(onRematerialize.mock.calls).toEqual([['nobody'], ['f']])
  })

  it('makes all later frames fail, and asks once until healed (DELTA-4)', () => {
    const { receive, surface, onRematerialize } = openWithSurface()
    receive(broken)
    expect(receive(rename)).toMatchObject({ status: 'stored', code: 'patch_failed' })
    expect(receive({ surfaceRef: 'f' })).toMatchObject({ status: 'stored', code: 'invalid_frame' })
    expect(onRematerialize).toHaveBeenCalledTimes(1)
    receive(envelopeV1(components))
    expect(surface('f').getState().notice).toBeUndefined()
    expect(receive(rename).status).toBe('rendered')
    receive(broken)
    expect(onRematerialize).toHaveBeenCalledTimes(2)
  })

  it('keeps its notice through a full surface that is refused, and asks no second time (DELTA-4)', () => {
    const { receive, surface, onRematerialize } = openWithSurface()
    const lost = receive(broken)
    receive({ ...envelopeV1([]), payload: {} })
    expect(surface('f').getState().notice).toBe(lost)
    receive(broken)
    expect(onRematerialize).toHaveBeenCalledTimes(1)
  })

  it('is healed by the next full surface, and what was typed comes back (DELTA-4)', () => {
    const { receive, surface } = openWithSurface()
    surface('f').edit(['a'], 'mine', 'a')
    surface('f').edit(['b'], 'gone', 'b')
    receive(broken, envelopeV1([fieldText('a'), fieldCheckbox('b'), fieldText('c')]))
    expect(surface('f').getState().notice).toBeUndefined()
    expect(surface('f').getModel()).toEqual({ a: 'mine', b: false, c: '' })
  })

  it('is healed by the very envelope that came first, and only then is that one a re-emission (DELTA-4, ADM-7)', () => {
    const { receive, surface } = openStore()
    const first = envelopeV1(components)
    receive(first, broken)
    expect(receive(first).status).toBe('rendered')
    expect(surface('f').getState().notice).toBeUndefined()
    expect(receive(first).status).toBe('repeated')
  })

  it('is healed by a host that answers at once (DELTA-4)', () => {
    const onRematerialize = vi.fn(() => {
      receive(envelopeV1(components))
    })
    const { receive, surface } = openStore({ onRematerialize })
    receive(envelopeV1(components), broken)
    expect(surface('f').getState().notice).toBeUndefined()
    receive(broken)
    expect(onRematerialize).toHaveBeenCalledTimes(2)
  })

  it('takes no surface of version 2 away, and asks for none (DELTA-4)', () => {
    const { receive, surface, onRematerialize } = openWithSurface()
    receive(envelopeV2([createSurface('v2'), updateComponents([text('root')], 'v2')]))
    const before = surface('v2').getState()
    expect(receive(frame([{ op: 'remove', path: '/x' }], 'v2'))).toMatchObject({
      status: 'stored',
      code: 'unknown_surface',
    })
    expect(receive({ surfaceRef: 'v2', patch: 0 })).toMatchObject({ status: 'stored', code: 'invalid_frame' })
    expect(surface('v2').getState()).toBe(before)
    expect(onRematerialize).not.toHaveBeenCalled()
  })

  it('is no envelope with a key of a frame in it, which says of what type it is (ADM-11)', () => {
    const { receive, surface, onRematerialize } = openWithSurface()
    for (const key of ['patch', 'surfaceRef']) {
      expect(receive({ ...envelopeV1(components), [key]: 'f' })).toMatchObject({ code: 'invalid_envelope_shape' })
    }
    expect(surface('f').getState().notice).toBeUndefined()
    expect(onRematerialize).not.toHaveBeenCalled()
  })

  it('that says not which surface it is for is stored, and asks for none (DELTA-4)', () => {
    const { receive, onRematerialize } = openWithSurface()
    expect(receive({ patch: [] })).toMatchObject({ status: 'stored', code: 'invalid_frame' })
    expect(receive({ surfaceRef: 5, patch: [] })).toMatchObject({ status: 'stored', code: 'invalid_frame' })
    expect(onRematerialize).not.toHaveBeenCalled()
  })
})
