// The store's memory: what came in, what was noticed, and how someone reads on from where they were (STORE-1, FOLD-6, TRUST-2).
import { describe, expect, it, vi } from 'vitest'
import type { Diagnostic } from '../../src/state/diagnostic'
import { createJournal, START } from '../../src/state/journal'
import type { RenderedRecord, SurfaceRecord } from '../../src/state/record'

function openJournal() {
  const onDiagnostic = vi.fn()
  const journal = createJournal(onDiagnostic)
  const add = (received: string): RenderedRecord => journal.record({ status: 'rendered', received, surfaceKey: 's' })
  return { ...journal, add, onDiagnostic }
}

const cut = (more: Partial<Diagnostic> = {}): Diagnostic => ({
  code: 'cycle_cut',
  surfaceKey: 's',
  componentId: 'c',
  message: 'Cut.',
  ...more,
})

function read(journal: ReturnType<typeof openJournal>, mark = START) {
  const entries: (SurfaceRecord | Diagnostic)[] = []
  const next = journal.since(mark, (entry) => entries.push(entry))
  return { entries, next }
}

describe('records', () => {
  it('are numbered on, and the list is another only when one was added (STORE-1)', () => {
    const journal = openJournal()
    const first = journal.add('one')
    const list = journal.getRecords()
    expect(list).toEqual([{ status: 'rendered', received: 'one', surfaceKey: 's', sequence: 1 }])
    expect(list[0]).toBe(first)
    expect(journal.getRecords()).toBe(list)
    journal.add('two')
    expect(list).toHaveLength(1)
    expect(journal.getRecords().map(({ sequence }) => sequence)).toEqual([1, 2])
  })

  it('that were forgotten are not shown for as many new ones (REPLAY-2)', () => {
    const journal = openJournal()
    journal.add('one')
    expect(journal.getRecords()).toHaveLength(1)
    journal.forgetRecords()
    journal.add('two')
    expect(journal.getRecords()).toMatchObject([{ received: 'two', sequence: 2 }])
  })
})

describe('who reads', () => {
  it('gets what was added since, records before diagnostics, and nothing twice (STORE-2)', () => {
    const journal = openJournal()
    journal.report(cut())
    const one = journal.add('one')
    const first = read(journal)
    expect(first.entries).toEqual([one, cut()])
    expect(read(journal, first.next).entries).toEqual([])
    const two = journal.add('two')
    journal.report(cut({ componentId: 'd' }))
    expect(read(journal, first.next).entries).toEqual([two, cut({ componentId: 'd' })])
  })

  it('starts over with the records when they were forgotten, and with no diagnostic (STORE-2, FOLD-6)', () => {
    const journal = openJournal()
    journal.add('one')
    journal.report(cut())
    const { next } = read(journal)
    journal.forgetRecords()
    const two = journal.add('two')
    expect(read(journal, next).entries).toEqual([two])
  })
})

describe('a diagnostic', () => {
  it.each<[string, Partial<Diagnostic>, number]>([
    ['the same', {}, 1],
    ['in other words', { message: 'Cut there.' }, 2],
    ['about another component', { componentId: 'd' }, 2],
    ['about another surface', { surfaceKey: 't' }, 2],
    ['of another code', { code: 'unusable_pattern' }, 2],
  ])('is told once: %s (FOLD-6)', (_what, more, times) => {
    const { report, onDiagnostic } = openJournal()
    report(cut())
    report(cut(more))
    expect(onDiagnostic).toHaveBeenCalledTimes(times)
  })

  it('that untrusted content is held back is told once in whatever words (TRUST-2)', () => {
    const { report, onDiagnostic } = openJournal()
    const held = { code: 'untrusted_content_blocks_approval', surfaceKey: 's' } as const
    report({ ...held, message: 'No interrupt.' })
    report({ ...held, message: 'An approval.' })
    expect(onDiagnostic.mock.calls).toEqual([[{ ...held, message: 'No interrupt.' }]])
  })
})

describe('who listens', () => {
  it('hears of each change and of each new diagnostic, until they stop (STORE-1)', () => {
    const { changed, report, subscribe, getRevision } = openJournal()
    const listener = vi.fn()
    const stop = subscribe(listener)
    const before = getRevision()
    changed()
    report(cut())
    report(cut())
    expect(listener).toHaveBeenCalledTimes(2)
    expect(getRevision()).toBeGreaterThan(before)
    stop()
    changed()
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
