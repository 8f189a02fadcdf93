// The stylesheet as text: it stays at home, asks for nothing, and names what a host may set.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { customProperties } from '../../src/widgets/copyLook'

const folder = 'src/widgets/styles'
const entry = readFileSync('src/widgets/styles.css', 'utf8')
const files = readdirSync(folder)
const css = files.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n')
const rules = css.replace(/\/\*[\s\S]*?\*\//g, '')

describe('the stylesheet', () => {
  it('puts every file into the one layer', () => {
    const imports = [...entry.matchAll(/@import '.\/styles\/(.+)' layer\(a2ui-surface\);/g)].map((match) => match[1])
    expect(imports.toSorted()).toEqual(files.toSorted())
  })

  it('selects by its own classes alone', () => {
    const selectors = [...rules.matchAll(/(?<=^|[{}])\s*([^{}@;]+)\{/g)].map((match) => (match[1] ?? '').trim())
    expect(selectors.length).toBeGreaterThan(100)
    const foreign = selectors.filter((selector) => !/^(:where\()?\.a2s-|^(to|from)$/.test(selector))
    expect(foreign).toEqual([])
  })

  it('loads nothing and uses no physical side (SEC-2, SEC-4)', () => {
    expect(rules).not.toMatch(/url\(|@font-face|image-set/)
    expect(rules).not.toMatch(/(margin|padding|border|inset)-(left|right|top|bottom)\b|text-align: (left|right)/)
    expect(rules).not.toMatch(/^\s*(left|right|top|bottom|width|height|(min|max)-(width|height)):/m)
    expect(rules).not.toMatch(/position: (fixed|sticky)|!important/)
  })

  it('has no light-dark(), which bundlers rewrite into variables of the host (see tokens.css)', () => {
    expect(rules).not.toContain('light-dark(')
  })

  it('reads each custom property that the list names, and no other', () => {
    const read = new Set([...rules.matchAll(/var\((--a2s-[\w-]+)/g)].map((match) => match[1]))
    expect([...read].toSorted()).toEqual([...customProperties].toSorted())
  })

  it('uses no value of its own that is not declared', () => {
    const declared = new Set([...rules.matchAll(/(--_a2s-[\w-]+):/g)].map((match) => match[1]))
    const used = new Set([...rules.matchAll(/var\((--_a2s-[\w-]+)\)/g)].map((match) => match[1]))
    expect([...used].toSorted()).toEqual([...declared].toSorted())
  })
})
