// One living surface: edits at once, listeners by path, and state of its own for literals (DATA-5, DATA-6, DATA-7, CHECK-4).
import { describe, expect, it, vi } from 'vitest'
import type { JsonValue } from '../../src/json/jsonValue'
import type { Pointer } from '../../src/json/pointer'
import type { ContentV2 } from '../../src/state/content'
import { Surface } from '../../src/state/surface'
import type { SurfaceUpdate } from '../../src/state/surfaceUpdate'

function open(model: JsonValue = {}) {
  const report = vi.fn()
  const onChange = vi.fn()
  const surface = new Surface<string>('s', report, onChange)
  let content: ContentV2 = { version: 2, status: 'live', components: new Map(), model, theme: {} }
  const update = (change: Partial<SurfaceUpdate<string>>): void => {
    surface.update({
      content,
      view: 'v',
      overwritten: [],
      restarted: false,
      untrusted: false,
      partial: false,
      ...change,
    })
  }
  /** The agent's write of a whole new model, said to be at one pointer. */
  const write = (pointer: Pointer, next: JsonValue): void => {
    content = { ...content, model: next }
    update({ content, overwritten: [pointer] })
  }
  update({ restarted: true })
  return { surface, report, onChange, update, write }
}

describe('an edit', () => {
  it('is there at once, and told to those who show its path, and to no others (DATA-5)', () => {
    const { surface, onChange } = open({ a: { b: 'x' }, c: 'y' })
    const heard: string[] = []
    for (const pointer of [['a'], ['a', 'b'], ['c'], []] as const) {
      surface.watch([pointer], 1, () => heard.push(`/${pointer.join('/')}`))
    }
    onChange.mockClear()
    surface.edit(['a', 'b'], 'typed', 'field')
    expect(surface.read(['a', 'b'])).toBe('typed')
    expect(heard.sort()).toEqual(['/', '/a', '/a/b'])
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  it('changes no snapshot, so that nothing renders but what shows its path (DATA-5)', () => {
    const { surface } = open()
    const [before, listener] = [surface.getState(), vi.fn()]
    surface.subscribe(listener)
    surface.edit(['a'], 'x', 'field')
    expect(surface.getState()).toBe(before)
    expect(listener).not.toHaveBeenCalled()
  })

  it('that cannot be written is a diagnostic, and leaves the model (DATA-5, FOLD-8)', () => {
    const { surface, report } = open({ a: 'text', list: [] })
    surface.edit(['a', 'b'], 'x', 'field')
    surface.edit(['list', 'word'], 'x', 'field')
    expect(report.mock.calls).toEqual([
      ['unwritable_path', expect.stringContaining('/a/b'), 'field'],
      ['unwritable_path', expect.stringContaining('/list/word'), 'field'],
    ])
    expect(surface.getModel()).toEqual({ a: 'text', list: [] })
  })

  it('tells those who watch on, whoever stopped beside them and however often (DATA-5)', () => {
    const { surface } = open()
    const [gone, stays, later] = [vi.fn(), vi.fn(), vi.fn()]
    const stopGone = surface.watch([], 1, gone)
    const stopStays = surface.watch([], 1, stays)
    stopGone()
    surface.leave(1)
    expect(stays).toHaveBeenCalledOnce()
    stopStays()
    surface.watch([], 1, later)
    stopGone()
    stopStays()
    surface.editLocal(1, '', 'x')
    expect(later).toHaveBeenCalledOnce()
    expect(gone).not.toHaveBeenCalled()
  })

  it('stops telling who stopped watching (DATA-5)', () => {
    const { surface } = open()
    const listener = vi.fn()
    const stop = surface.watch([['a'], ['b']], 1, listener)
    stop()
    surface.edit(['a'], 'x', 'field')
    surface.leave(1)
    expect(listener).not.toHaveBeenCalled()
  })
})

describe("an agent's update", () => {
  it.each<[string, Pointer]>([
    ['at', ['a']],
    ['above', []],
    ['below', ['a', '0']],
  ])('%s an edit replaces it, and tells all who showed it (DATA-7)', (_where, pointer) => {
    const { surface, write } = open({ a: ['x', 'y'] })
    surface.edit(['a'], ['mine', 'own'], 'field')
    surface.edit(['b'], 'kept', 'field')
    const listener = vi.fn()
    surface.watch([['a', '1']], 1, listener)
    write(pointer, { a: ['new', 'y'] })
    expect(surface.read(['a'])).toEqual(['new', 'y'])
    expect(surface.read(['b'])).toBe(pointer.length === 0 ? undefined : 'kept')
    expect(listener).toHaveBeenCalled()
  })

  it('beside an edit leaves it, and tells those it concerns (DATA-7)', () => {
    const { surface, write } = open({ a: 'x', b: 'y' })
    surface.edit(['a'], 'mine', 'field')
    const [onA, onB] = [vi.fn(), vi.fn()]
    surface.watch([['a']], 1, onA)
    surface.watch([['b']], 2, onB)
    write(['b'], { a: 'x', b: 'new' })
    expect(surface.getModel()).toEqual({ a: 'mine', b: 'new' })
    expect(onB).toHaveBeenCalledTimes(1)
    expect(onA).not.toHaveBeenCalled()
  })

  it('beside an edit that leaves it no place drops it, and tells the field (DATA-7)', () => {
    const { surface, write } = open()
    surface.edit(['list', 'word'], 'mine', 'field')
    const listener = vi.fn()
    surface.watch([['list', 'word']], 1, listener)
    write(['list', '0'], { list: ['x'] })
    expect(surface.getModel()).toEqual({ list: ['x'] })
    expect(listener).toHaveBeenCalled()
  })

  it('that begins the surface anew leaves nothing of the person (FOLD-2)', () => {
    const { surface, update } = open()
    surface.edit(['a'], 'mine', 'field')
    surface.editLocal(1, '', 'mine')
    surface.leave(1)
    surface.showErrors([])
    surface.setActivity({ phase: 'failed', target: 'resume', componentId: 'b' })
    update({ restarted: true })
    expect(surface.getModel()).toEqual({})
    expect(surface.readLocal(1, '')).toBe('')
    expect(surface.wasLeft(1)).toBe(false)
    expect(surface.getState()).toMatchObject({ errorsShown: false, activity: { phase: 'ready' } })
  })
})

describe('a literal value', () => {
  it('has state of its own, which is no part of the model (DATA-6)', () => {
    const { surface } = open()
    const listener = vi.fn()
    surface.watch([], 1, listener)
    surface.editLocal(1, 'said', 'typed')
    expect(surface.readLocal(1, 'said')).toBe('typed')
    expect(surface.readLocal(2, 'said')).toBe('said')
    expect(surface.getModel()).toEqual({})
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('is told to who shows any path, since a check of it may hold back what stands there (CHECK-2, DATA-6)', () => {
    const { surface } = open()
    const listener = vi.fn()
    surface.watch([['a']], 2, listener)
    surface.editLocal(1, '', 'typed')
    expect(listener).toHaveBeenCalledOnce()
  })

  it("is the agent's again when the agent says another (DATA-6)", () => {
    const { surface } = open()
    surface.editLocal(1, ['a'], ['b'])
    expect(surface.readLocal(1, ['a'])).toEqual(['b'])
    expect(surface.readLocal(1, ['c'])).toEqual(['c'])
  })
})

describe('what was sent', () => {
  it('is what a settled surface reads, and who watches hears of it (ACT-4)', () => {
    const { surface } = open({ a: 'x' })
    const listener = vi.fn()
    surface.watch([['a']], 1, listener)
    surface.setActivity({ phase: 'settled', componentId: 'b', model: { a: 'sent' } })
    expect(surface.read(['a'])).toBe('sent')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('is no news to who shows data while it is on its way (ACT-4, DATA-5)', () => {
    const { surface } = open({ a: 'x' })
    const listener = vi.fn()
    surface.watch([['a']], 1, listener)
    surface.setActivity({ phase: 'sending', target: 'resume', componentId: 'b', model: surface.getModel() })
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('a field that was left', () => {
  it('is told of once, to that field alone (CHECK-4)', () => {
    const { surface } = open()
    const [left, other] = [vi.fn(), vi.fn()]
    surface.watch([], 1, left)
    surface.watch([], 2, other)
    surface.leave(1)
    surface.leave(1)
    expect([surface.wasLeft(1), surface.wasLeft(2)]).toEqual([true, false])
    expect(left).toHaveBeenCalledTimes(1)
    expect(other).not.toHaveBeenCalled()
  })
})

describe('the status of a surface', () => {
  const listen = () => {
    const { surface, update, write } = open({ a: 1 })
    const [onStatus, onAny] = [vi.fn(), vi.fn()]
    surface.subscribeStatus(onStatus)
    surface.subscribe(onAny)
    return { surface, update, write, onStatus, onAny }
  }

  it('is no news where content alone changed, however many nodes listen (DATA-5)', () => {
    const { update, write, onStatus, onAny } = listen()
    write(['a'], { a: 2 })
    update({ view: 'another' })
    expect(onStatus).not.toHaveBeenCalled()
    expect(onAny).toHaveBeenCalledTimes(2)
  })

  it.each<[string, (open: ReturnType<typeof listen>) => void]>([
    [
      'more is to come (PART-1)',
      ({ update }) => {
        update({ partial: true })
      },
    ],
    [
      'it is untrusted (TRUST-1)',
      ({ update }) => {
        update({ untrusted: true })
      },
    ],
    [
      'it begins anew (FOLD-2)',
      ({ update }) => {
        update({ restarted: true })
      },
    ],
    [
      'an answer is on its way (ACT-4)',
      ({ surface }) => {
        surface.setActivity({ phase: 'sent', componentId: 'b' })
      },
    ],
    [
      'errors are shown (CHECK-4)',
      ({ surface }) => {
        surface.showErrors([1])
      },
    ],
    [
      'all have to look again (CHECK-2)',
      ({ surface }) => {
        surface.refresh()
      },
    ],
  ])('is told when %s', (_when, change) => {
    const opened = listen()
    change(opened)
    expect(opened.onStatus).toHaveBeenCalledOnce()
  })

  it('is told when an update answers an exchange (ACT-4)', () => {
    const { surface, update, onStatus } = listen()
    surface.setActivity({ phase: 'sent', componentId: 'b' })
    update({})
    expect(onStatus).toHaveBeenCalledTimes(2)
    expect(surface.getState().activity.phase).toBe('ready')
  })

  it('is at first that of nothing (TRUST-1, PART-1, CHECK-4)', () => {
    const state = new Surface<string>('s', vi.fn(), vi.fn()).getState()
    expect(state).toEqual({ untrusted: false, partial: false, errorsShown: false, activity: { phase: 'ready' } })
  })

  it('is told when errors that were shown are no more (CHECK-4)', () => {
    const { surface, update, onStatus } = listen()
    surface.showErrors([1])
    update({})
    expect(onStatus).toHaveBeenCalledTimes(2)
    expect(surface.getState().errorsShown).toBe(false)
  })
})

describe('the revision of a surface', () => {
  it.each<[string, (opened: ReturnType<typeof open>) => void]>([
    [
      'the agent writes (FOLD-1)',
      ({ update }) => {
        update({})
      },
    ],
    [
      'the person enters something (DATA-5)',
      ({ surface }) => {
        surface.edit(['a'], 'x', 'field')
      },
    ],
    [
      'a literal value is edited (DATA-6)',
      ({ surface }) => {
        surface.editLocal(1, '', 'x')
      },
    ],
    [
      'a notice takes its place (STORE-3)',
      ({ surface }) => {
        surface.putNotice({ status: 'stored', code: 'patch_failed', errors: [], received: 0, sequence: 1 })
      },
    ],
  ])('grows when %s', (_when, change) => {
    const opened = open()
    const before = opened.surface.getRevision()
    change(opened)
    expect(opened.surface.getRevision()).toBeGreaterThan(before)
  })
})
