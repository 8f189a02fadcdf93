// What single changes to the code showed to be untested (docs/mutation.md).
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overlaps, type Pointer } from '../../src/json/pointer'
import { withEdit, withoutOverwritten } from '../../src/state/edits'
import { foldV1 } from '../../src/state/foldV1'
import { foldV2 } from '../../src/state/foldV2'
import { limitsOf } from '../../src/state/limits'
import { createPathListeners } from '../../src/state/pathListeners'
import { fieldText, payloadV1 } from '../catalog/envelopes'
import { createSurface, text, updateComponents } from './messages'

describe('path listeners, in any order of coming and going', () => {
  const pointer = fc.array(fc.constantFrom('a', 'b', ''), { maxLength: 3 })
  const step = fc.oneof(
    pointer.map((at) => ({ kind: 'add', at, which: 0 })),
    fc.nat(9).map((which) => ({ kind: 'stop', at: [], which })),
  )

  it('are those that were added and not stopped, however many leave the same branch (DATA-5)', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), pointer, (steps, changed) => {
        const listeners = createPathListeners()
        const active: { at: Pointer; stop: () => void; heard: number }[] = []
        for (const { kind, at, which } of steps) {
          if (kind === 'add') {
            const entry = { at, heard: 0 }
            const stop = listeners.add(at, () => {
              entry.heard += 1
            })
            active.push(Object.assign(entry, { stop }))
          } else {
            active.splice(which, 1)[0]?.stop()
          }
        }
        listeners.notify(changed)
        for (const { at, heard } of active) expect(heard).toBe(overlaps(at, changed) ? 1 : 0)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('edits', () => {
  it('are overwritten by any one of several writes, not only by all (DATA-7)', () => {
    const edits = withEdit(withEdit(new Map(), ['a'], 1), ['b'], 2)
    expect([...withoutOverwritten(edits, [['a'], ['c']]).values()]).toEqual([{ pointer: ['b'], value: 2 }])
    expect(withoutOverwritten(edits, [])).toBe(edits)
  })
})

describe('the fold', () => {
  it('of version 1 begins the surface with the first payload, and never again (V1-5)', () => {
    const first = foldV1(undefined, payloadV1([fieldText('a')]))
    expect(first.restarted).toBe(true)
    expect(foldV1(first.content, payloadV1([fieldText('b')]))).toMatchObject({ restarted: false, overwritten: [['a']] })
  })

  it('of version 2 begins the surface with createSurface alone, and says what came too early or too late (FOLD-2, FOLD-3)', () => {
    const begun = foldV2(undefined, [createSurface()], 's')
    if (!begun.ok) throw new Error('The surface did not begin.')
    expect(begun.restarted).toBe(true)
    expect(foldV2(begun.content, [updateComponents([text('root')])], 's')).toMatchObject({ restarted: false })
    const message = (result: ReturnType<typeof foldV2>) => (result.ok ? '' : result.errors[0]?.message)
    expect(message(foldV2(undefined, [updateComponents([text('root')])], 's'))).toContain('has not been created')
    const ended = foldV2(begun.content, [{ version: 'v0.9', deleteSurface: { surfaceId: 's' } }], 's')
    if (!ended.ok) throw new Error('The surface did not end.')
    expect(ended.overwritten).toEqual([[]])
    expect(message(foldV2(ended.content, [updateComponents([text('root')])], 's'))).toContain('was deleted')
  })
})

describe('limits', () => {
  it('may be as low as 1, and the message names the range of each (FOLD-7)', () => {
    expect(limitsOf({ nodes: 1, depth: 1 })).toMatchObject({ nodes: 1, depth: 1 })
    expect(() => limitsOf({ nodes: 0 })).toThrow('from 1 up')
    expect(() => limitsOf({ depth: 513 })).toThrow('from 1 to 512')
  })
})
