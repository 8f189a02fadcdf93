// What may still reach a version 1 surface that was answered (ACT-4).
import { expect, it } from 'vitest'
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
