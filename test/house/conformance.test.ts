// docs/conformance.md against the titles of the tests, so that the table can neither promise nor forget one.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readTests, TABLE, updateTable } from '../../scripts/conformance.mjs'

describe('the table', () => {
  const written = readFileSync(TABLE, 'utf8')
  const { table, faults } = updateTable(written, readTests())

  it('names every test that names an id (mended by `npm run conformance`)', () => {
    // By line, and by its id alone: the rows are long, and the command says the rest.
    const kept = new Set(written.split('\n'))
    const stale = table.split('\n').filter((line) => !kept.has(line))
    expect(stale.map((line) => line.split('|')[1]?.trim())).toEqual([])
    expect(written.length).toBe(table.length)
  })

  it('has a test or an open reason in every row, and a row for every id', () => {
    expect(faults).toEqual([])
  })
})

describe('the rewriting', () => {
  const row = (cell: string): string =>
    `| Id | What | Tests |\n| --- | --- | --- |\n| ACT-1 | Two ways out. | ${cell} |`
  const update = (cell: string, source: string, path = 'test/a.test.tsx') =>
    updateTable(row(cell), new Map([[path, source]]))

  it.each([
    ['it', "it('goes out (ACT-1)', f)"],
    ['describe', "describe('goes out (ACT-1)', f)"],
    ['each with a title', "it.each([1])('goes out (ACT-1)', f)"],
    ['a name in a table', "it.each<[string]>([['goes out (ACT-1)']])('%s', f)"],
    ['nested', "describe('all', () => { test('goes out (ACT-1)', f) })"],
  ])('finds %s', (_name, source) => {
    const expected = { table: row('`test/a.test.tsx` › goes out (ACT-1)'), faults: [] }
    expect(update('', source)).toEqual(expected)
    expect(update('open: later', source)).toEqual(expected)
    expect(update('`test/gone.test.ts` › gone (ACT-1)', source)).toEqual(expected)
  })

  it('finds a story by its name, and no other text of it', () => {
    const source = "export const Out = { name: 'Goes out (ACT-1)', args: { text: 'ACT-1' } }"
    expect(update('', source, 'stories/a.stories.tsx').table).toBe(row('`stories/a.stories.tsx` › Goes out (ACT-1)'))
  })

  it('keeps a title from breaking the row, and shortens what is computed', () => {
    expect(update('', 'it(`a | ${b} (ACT-1)`, f)').table).toBe(row('`test/a.test.tsx` › a \\| … (ACT-1)'))
  })

  it('keeps an open reason, and faults a row without one or with an empty one', () => {
    expect(update('open: needs a browser', '')).toEqual({ table: row('open: needs a browser'), faults: [] })
    for (const cell of ['', 'open:', '`test/a.test.tsx` › gone (ACT-1)']) {
      expect(update(cell, '').faults).toEqual([expect.stringContaining('ACT-1 has no test')])
    }
  })

  it('faults an id that no row has, and leaves words alone that only look like one', () => {
    expect(update('open: later', "it('is odd (ACT-9)', f)").faults).toEqual([expect.stringContaining('no ACT-9')])
    expect(update('open: later', "it('reads UTF-8 and RFC-6901', f)").faults).toEqual([])
  })

  it('faults a second row for one id', () => {
    expect(updateTable(`${row('open: a')}\n${row('open: b')}`, new Map()).faults).toEqual(['ACT-1 has two rows.'])
  })
})
