// Who hears of a change: those at, above and below it, once each, and nobody else (DATA-5).
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { overlaps, type Pointer } from '../../src/json/pointer'
import { createPathListeners } from '../../src/state/pathListeners'

const pointer: fc.Arbitrary<Pointer> = fc.array(fc.constantFrom('a', 'b', '0', '__proto__', 'constructor', ''), {
  maxLength: 4,
})

describe('path listeners', () => {
  it('hear of changes at, above and below their path, and of no other (DATA-5)', () => {
    const paths = createPathListeners()
    const heard: string[] = []
    for (const path of [[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'd'], ['ab'], ['e']]) {
      paths.add(path, () => heard.push(path.join('.')))
    }
    paths.notify(['a', 'b'])
    expect(heard.sort()).toEqual(['', 'a', 'a.b', 'a.b.c'])
  })

  it('are called once for a change that concerns them by several paths (DATA-5)', () => {
    const paths = createPathListeners()
    const listener = vi.fn()
    paths.add(['a'], listener)
    paths.add(['a', 'b'], listener)
    paths.notify(['a', 'b'])
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('may stop twice, and take no one else along who came to the same path since (DATA-5)', () => {
    const paths = createPathListeners()
    const second = vi.fn()
    const stop = paths.add(['a', 'b'], vi.fn())
    stop()
    paths.add(['a', 'b'], second)
    stop()
    paths.notify(['a', 'b'])
    expect(second).toHaveBeenCalledTimes(1)
  })

  it('may stop, add and stop again while they are called (DATA-5)', () => {
    const paths = createPathListeners()
    const second = vi.fn()
    const stop = paths.add(['a'], () => {
      stop()
      paths.add(['a', 'b'], second)
    })
    paths.notify(['a'])
    paths.notify(['a'])
    expect(second).toHaveBeenCalledTimes(1)
  })

  it('hear exactly what overlaps, through any life of adding and stopping (DATA-5)', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('add' as const), pointer }),
      fc.record({ kind: fc.constant('stop' as const), index: fc.nat(20) }),
      fc.record({ kind: fc.constant('notify' as const), pointer }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const paths = createPathListeners()
        const living = new Map<number, Pointer>()
        const stops: (() => void)[] = []
        let heard: number[] = []
        for (const each of steps) {
          if (each.kind === 'add') {
            const id = stops.length
            living.set(id, each.pointer)
            stops.push(paths.add(each.pointer, () => heard.push(id)))
          } else if (each.kind === 'stop') {
            stops[each.index]?.()
            living.delete(each.index)
          } else {
            heard = []
            paths.notify(each.pointer)
            const expected = [...living].filter(([, path]) => overlaps(path, each.pointer)).map(([id]) => id)
            expect(heard.sort((a, b) => a - b)).toEqual(expected)
          }
        }
      }),
      { numRuns: 300 },
    )
  })
})
