import { describe, expect, it } from 'vitest'
import { admitDeltaFrame } from '../../src/protocol/admitDeltaFrame'
import { MAX_ERRORS } from '../../src/protocol/explain'
import { deepFreeze, frame } from './documents'

describe('admitDeltaFrame', () => {
  it.each([
    { op: 'add', path: '/surface/title', value: 'Hello' },
    { op: 'add', path: '/surface/title', value: null },
    { op: 'replace', path: '', value: {} },
    { op: 'remove', path: '/surface/title' },
    { op: 'move', from: '/surface/components/0', path: '/surface/components/1' },
    { op: 'copy', from: '/surface/components/0', path: '/surface/components/-' },
  ])('takes an operation $op (DELTA-1)', (operation) => {
    const received = deepFreeze(frame(operation))
    const admitted = admitDeltaFrame(received)
    expect(admitted).toEqual({ ok: true, frame: received })
    if (admitted.ok) expect(admitted.frame).not.toBe(received)
  })

  it.each([
    ['no operation', frame(), '/patch'],
    ['the test operation', frame({ op: 'test', path: '', value: 1 }), '/patch/0/op'],
    ['an extra key of the operation', frame({ op: 'remove', path: '/a', note: 1 }), '/patch/0/note'],
    ['an extra key of the frame', { ...frame({ op: 'remove', path: '/a' }), sequence: 1 }, '/sequence'],
    ['no path', frame({ op: 'remove' }), '/patch/0'],
    ['no catalogVersion', { surfaceRef: 'e1', patch: [{ op: 'remove', path: '/a' }] }, ''],
    ['a value that is missing to add', frame({ op: 'remove', path: '/a' }, { op: 'add', path: '/a' }), '/patch/1'],
    ['a value that is missing to replace', frame({ op: 'replace', path: '/a', from: '/b' }), '/patch/0'],
    ['no source to move', frame({ op: 'move', path: '/a', value: 1 }), '/patch/0'],
    ['no source to copy', frame({ op: 'copy', path: '/a' }), '/patch/0'],
  ])('refuses %s (DELTA-1)', (_, received, path) => {
    const refusal = admitDeltaFrame(received)
    expect(refusal).toMatchObject({
      ok: false,
      code: 'invalid_frame',
      surfaceKey: 'e1',
      errors: [{ code: 'VALIDATION_FAILED', surfaceId: 'e1', path }],
    })
    if (!refusal.ok) expect(refusal.received).toBe(received)
  })

  it('names the operation that is incomplete, by index and path (DELTA-1, DELTA-4)', () => {
    const refusal = admitDeltaFrame(frame({ op: 'remove', path: '/a' }, { op: 'move', path: '/surface/title' }))
    expect(refusal).toMatchObject({
      errors: [{ path: '/patch/1', message: 'Missing property "from" in operation 1 (move at "/surface/title").' }],
    })
  })

  it('counts what it does not list (ADM-8)', () => {
    const refusal = admitDeltaFrame(frame(...Array.from({ length: 5_000 }, () => ({ op: 'add', path: '/a' }))))
    expect(refusal.ok ? [] : refusal.errors).toHaveLength(MAX_ERRORS + 1)
  })

  it.each([null, 'frame', [], { surfaceRef: 7, catalogVersion: '0.9.1', patch: [{ op: 'remove', path: '' }] }])(
    'has no key for %j (DELTA-1)',
    (received) => {
      const refusal = admitDeltaFrame(received)
      expect(refusal).toMatchObject({ code: 'invalid_frame' })
      expect(refusal).not.toHaveProperty('surfaceKey')
    },
  )
})
