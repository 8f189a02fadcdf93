// What the guides say beside their code: that what they link to is there, that their tables have exactly the codes and limits of
// the sources, and that Storybook shows each of them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { judgeSurface } from '../../src/testing'
import { nameOf, readBlocks, readPages } from './readBlocks'

const read = (path: string) => readFileSync(path, 'utf8')
const withoutCode = (markdown: string) => markdown.replace(/^```[\s\S]*?^```$/gm, '')

describe('links', () => {
  it.each(readPages())('of %s lead somewhere', (page) => {
    const links = [...withoutCode(read(page)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
    const own = links.filter((target) => !/^https?:/.test(target)).map((target) => target.replace(/#.*/, ''))
    expect(own.filter((target) => !existsSync(posix.join(posix.dirname(page), target)))).toEqual([])
  })
})

describe('codes', () => {
  const page = read('docs/writing-surfaces.md')
  const [refusals = '', diagnostics = ''] = page.slice(page.indexOf('<!-- A test compares')).split('`onDiagnostic`')
  const told = (table: string) => [...table.matchAll(/^\| `(\w+)`/gm)].map(([, code]) => code).sort()
  const known = (path: string, union: string) => {
    const [, members = ''] = new RegExp(`export type ${union} =([\\s\\S]*?)\\n\\n`).exec(read(path)) ?? []
    return [...members.matchAll(/'(\w+)'/g)].map(([, code]) => code).sort()
  }

  it('of refusals are all told, each with its cure (ADM-8, STORE-1)', () => {
    expect(known('src/protocol/refusal.ts', 'RefusalCode').length).toBeGreaterThan(8)
    expect(told(refusals)).toEqual(known('src/protocol/refusal.ts', 'RefusalCode'))
  })

  it('of diagnostics are all told (FOLD-6, CHECK-2)', () => {
    expect(known('src/state/diagnostic.ts', 'DiagnosticCode').length).toBeGreaterThan(2)
    expect(told(diagnostics)).toEqual(known('src/state/diagnostic.ts', 'DiagnosticCode'))
  })
})

describe('limits', () => {
  const numbers = (text: string) =>
    new Set([...text.matchAll(/\d[\d,]*/g)].map(([digits]) => digits.replaceAll(',', '')))
  const page = read('docs/writing-surfaces.md')
  const [table = ''] = page.slice(page.indexOf('## Limits')).split('## When a document')

  it('of the schema for version 2 are all told', () => {
    const limits = [
      ...read('schemas/ui.a2ui-surface.schema.json').matchAll(/"max(?:Length|Items|Properties)": (\d+)/g),
    ].map(([, limit]) => limit)
    expect(limits.length).toBeGreaterThan(10)
    expect(limits.filter((limit = '') => !numbers(table).has(limit))).toEqual([])
  })

  it('of the library are those of the sources (FOLD-7, FOLD-8)', () => {
    const sources = ['src/state/limits.ts', 'src/json/edit.ts', 'src/json/copyJson.ts', 'src/state/applyFrame.ts']
    const constants = sources.flatMap((path) => [
      ...read(path).matchAll(/(?:= |nodes: |depth: |options: |text: )([\d_]{2,})/g),
    ])
    const values = constants.map(([, digits = '']) => digits.replaceAll('_', ''))
    expect(values.length).toBeGreaterThan(4)
    expect(values.filter((value) => !numbers(table).has(value))).toEqual([])
  })
})

it('the rivals in README.md are those that are measured', () => {
  const { dependencies } = JSON.parse(read('bench/package.json')) as { readonly dependencies: Record<string, string> }
  const told = [...read('README.md').matchAll(/`(@[\w-]+\/[\w-]+)` (\d+\.\d+\.\d+)(?= with|,| and|\.$)/gm)]
  expect(told).toHaveLength(3)
  for (const [, name = '', version] of told) expect(dependencies[name]).toBe(version)
})

describe('examples for models', () => {
  const examples = readBlocks('docs/agents.md').filter(({ language }) => language === 'json')

  it.each(examples.map((block) => [nameOf(block), block.text]))('%s is what the judge would pass', (_, text) => {
    expect(judgeSurface(text, { surfaces: 1 }).reasons).toEqual([])
  })

  it('says where a number has to be whole', () => {
    expect(readFileSync('docs/agents.md', 'utf8')).toMatch(/level\?: number \/\/ .*; whole, 1 to 6\n/)
  })

  it('is there for each version', () => {
    expect(examples).toHaveLength(2)
  })
})

describe('Storybook', () => {
  const pages = readdirSync('stories/guides').filter((name) => name.endsWith('.mdx'))
  const shown = pages.map((name) => read(`stories/guides/${name}`)).join('\n')

  it.each(pages)('has %s under the address that the guides link to', (name) => {
    const [, title = ''] = /<Meta title="Guides\/(.+)" \/>/.exec(read(`stories/guides/${name}`)) ?? []
    expect(`${title.toLowerCase().replaceAll(' ', '-')}.mdx`).toBe(name)
  })

  it.each(readdirSync('docs').filter((name) => name.endsWith('.md')))('shows %s', (name) => {
    expect(shown).toContain(`docs/${name}?raw`)
  })

  it.each(readdirSync('docs/api').filter((name) => name !== 'README.md'))('shows the reference of %s', (name) => {
    expect(shown).toContain(`docs/api/${name}?raw`)
  })
})
