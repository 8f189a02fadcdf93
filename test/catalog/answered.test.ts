// What may still reach a version 1 surface that was answered (ACT-4).
import { expect, it } from 'vitest'
import type { ComponentV1 } from '../../src/protocol/generated/types'
import { buttonV1, envelopeV1, fieldText, frame } from './envelopes'
import { openStore } from './openStore'
import { presser } from './presser'

async function answer() {
  const open = openStore()
  open.receive(envelopeV1([fieldText('a'), buttonV1('ok')], { envelopeId: 'e' }, 'Before'))
  open.surface('e').edit(['a'], 'typed', 'a')
  const { pressIt, onResume } = presser(open, 'e')
  await pressIt('ok')
  expect(onResume).toHaveBeenCalledOnce()
  return open
}

const statusOf = ({ store }: Awaited<ReturnType<typeof answer>>) => store.getSurfaces().at(-1)?.status

it('stays settled when a delta frame changes how it reads (ACT-4, DELTA-2)', async () => {
  const open = await answer()
  open.receive(frame([{ op: 'replace', path: '/surface/title', value: 'After' }], 'e'))
  expect(statusOf(open)).toBe('settled')
  expect(open.surface('e').getModel()).toEqual({ a: 'typed' })
})

it('begins anew with another payload under its key (ACT-4)', async () => {
  const open = await answer()
  open.receive(envelopeV1([fieldText('a'), buttonV1('ok')], { envelopeId: 'e', correlationId: 'c2' }, 'After'))
  expect(statusOf(open)).toBe('live')
  expect(open.surface('e').getModel()).toEqual({ a: '' })
})

it('stays settled when the same payload comes again in another envelope (ACT-4, V1-5)', async () => {
  const open = await answer()
  open.receive(envelopeV1([fieldText('a'), buttonV1('ok')], { envelopeId: 'e', correlationId: 'c2' }, 'Before'))
  expect(statusOf(open)).toBe('settled')
})

it('stays settled when a full surface heals it after a frame was lost (ACT-4, DELTA-4)', async () => {
  const open = await answer()
  open.receive(frame([{ op: 'remove', path: '/nowhere' }], 'e'))
  expect(statusOf(open)).toBe('stored')
  open.receive(envelopeV1([fieldText('a'), buttonV1('ok')], { envelopeId: 'e', correlationId: 'c2' }, 'After'))
  expect(statusOf(open)).toBe('settled')
  expect(open.surface('e').getModel()).toEqual({ a: 'typed' })
})

it.each<[string, ComponentV1[], string]>([
  ['is over when its button is gone', [fieldText('a')], 'ready'],
  ['is over when only a field has the id of its button', [fieldText('ok')], 'ready'],
  ['goes on while its button is there', [buttonV1('ok')], 'failed'],
])('a form whose answer failed %s (ACT-4)', async (_what, components, phase) => {
  const open = openStore()
  open.receive(envelopeV1([fieldText('a'), buttonV1('ok')]))
  const { pressIt, onResume } = presser(open, 'f')
  onResume.mockRejectedValueOnce(new Error('offline'))
  await pressIt('ok')
  expect(open.surface('f').getState().activity.phase).toBe('failed')
  open.receive(envelopeV1(components))
  expect(open.surface('f').getState().activity.phase).toBe(phase)
})
