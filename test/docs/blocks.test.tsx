// Every code block of README and the guides does what a reader takes it for: it compiles against the public entries and runs,
// its documents are admitted, its commands exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '@testing-library/react'
import { format } from 'prettier'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { admitPayload, createSurfaceStore } from '../../src/core'
import { findTypeErrors, toModule } from './blockProgram'
import * as given from './given'
import { allBlocks, type Block, nameOf, readBlocks } from './readBlocks'
import { runBlock } from './runBlock'

const CODE = ['ts', 'tsx', 'js']
const GIVEN = join(import.meta.dirname, 'given.ts')

const named = (languages: readonly string[]) =>
  allBlocks.filter(({ language }) => languages.includes(language)).map((block) => [nameOf(block), block] as const)

const toModules = (blocks: readonly Block[]) =>
  blocks.filter(({ language }) => CODE.includes(language)).map((block) => toModule(block, Object.keys(given)))

const modules = toModules(allBlocks)

/** A block as a page would hold it that nobody wrote. */
function block(language: string, text: string): Block {
  const [found] = readBlocks('page.md', `# Page\n\n\`\`\`${language}\n${text}\n\`\`\`\n`)
  if (found === undefined) throw new Error('There is no block.')
  return found
}

it('knows the language of every block', () => {
  const known = [...CODE, 'css', 'json', 'sh', 'text', 'diff']
  expect(allBlocks.filter(({ language }) => !known.includes(language)).map(nameOf)).toEqual([])
  expect(allBlocks.length).toBeGreaterThan(30)
})

describe('code', () => {
  it('has the right types, and a block that has not is found', { timeout: 60_000 }, () => {
    const broken = "import { A2uiSurface } from 'a2ui-surface'\n\n<A2uiSurface payload={payload} headingLevel={9} />"
    expect(findTypeErrors([...modules, ...toModules([block('tsx', broken)])], GIVEN)).toEqual([
      expect.stringMatching(/^page\.md:3 \(tsx\), line 3 of it: Type '9' is not assignable/),
    ])
  })

  beforeEach(() => {
    document.body.innerHTML = '<div id="root"></div>'
  })
  afterEach(() => {
    given.shown.length = 0
  })

  it.each(modules.map((module) => [nameOf(module.block), module] as const))('%s runs', async (_, module) => {
    await runBlock(module, modules)
    for (const element of given.shown) {
      const { container, unmount } = render(element)
      expect(container).not.toBeEmptyDOMElement()
      expect(container.querySelector('.a2s-notice')).toBeNull()
      unmount()
    }
  })
})

describe('documents', () => {
  it.each(named(['json']))('%s is what it says', (_, { text, info }) => {
    expect(verdictOf(JSON.parse(text))).toBe(info === '' ? 'rendered' : info.replace('refused ', ''))
  })
})

describe('styles', () => {
  const folder = 'src/widgets/styles'
  const css = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')

  it.each(named(['css']))('%s parses, and names what is there', async (_, { text }) => {
    await expect(format(text, { parser: 'css' })).resolves.toBeTruthy()
    const ours = text.match(/(?:--|\.)a2s-[\w-]+/g) ?? []
    expect(ours.filter((name) => !css.includes(name))).toEqual([])
  })
})

describe('commands', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: object }

  it('are all told of in CONTRIBUTING.md', () => {
    const page = readFileSync('CONTRIBUTING.md', 'utf8')
    expect(Object.keys(scripts).filter((name) => !new RegExp(`npm (?:run )?${name}\\b`).test(page))).toEqual([])
  })

  it.each(named(['sh']))('%s exist', (_, { text }) => {
    const run = [...text.matchAll(/npm (?:run )?(\w[\w-]*)/g)].map(([, name = '']) => name)
    const builtIn = ['ci', 'install', 'pack', 'create']
    expect(run.filter((name) => !Object.hasOwn(scripts, name) && !builtIn.includes(name))).toEqual([])
    const files = [...text.matchAll(/\bnode ([\w/.-]+)/g)].map(([, path = '']) => path)
    expect(files.filter((path) => !existsSync(path))).toEqual([])
  })
})

/** What becomes of a document: an envelope, a frame, a run of either, a payload, or something smaller that belongs into one. */
function verdictOf(document: unknown): string {
  const store = createSurfaceStore()
  const list = Array.isArray(document) ? (document as readonly unknown[]) : [document]
  const first = list[0]
  if (has(first, 'type') || has(first, 'surfaceRef')) {
    const records = list.map((received) => store.receive(received))
    const stored = records.find((record) => record.status === 'stored')
    return stored?.code ?? 'rendered'
  }
  const admitted = admitPayload(wholePayload(list), has(first, 'surface') ? 1 : 2)
  return admitted.ok ? 'rendered' : admitted.code
}

function wholePayload(list: readonly unknown[]): unknown {
  const [first] = list
  if (has(first, 'surface') || has(first, 'messages')) return first
  const isMessage = has(first, 'version')
  const surfaceId = isMessage ? surfaceIdOf(first) : 'main'
  const messages = isMessage ? list : [{ version: 'v0.9', updateComponents: { surfaceId, components: list } }]
  const catalogId = 'https://a2ui.org/specification/v0_9/catalogs/basic/catalog.json'
  return { version: 'v0.9', catalogId, surfaceId, messages }
}

function surfaceIdOf(message: unknown): unknown {
  return Object.values(message as Record<string, { readonly surfaceId?: unknown }>).find((body) =>
    has(body, 'surfaceId'),
  )?.surfaceId
}

function has(value: unknown, key: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
}

describe('a broken block is found', () => {
  it.each([
    ['by what it throws', "throw new Error('broken')", 'broken'],
    ['by what it asserts', 'console.assert(1 > 2)', 'does not hold'],
    ['by what it imports', "import { x } from 'nowhere'\nx()", 'nowhere'],
    ['by a test of its own', "import { expect, it } from 'vitest'\nit('a', () => { expect(1).toBe(2) })", 'to be 2'],
  ])('%s', async (_, text, message) => {
    const [module] = toModules([block('ts', text)])
    if (module === undefined) throw new Error('There is no module.')
    await expect(runBlock(module, [module])).rejects.toThrow(message)
  })

  it('by what becomes of its document', () => {
    expect(verdictOf({ id: 'a', component: 'Texte', text: 'b' })).toBe('envelope_invalid')
    expect(verdictOf({ catalogVersion: '1.0.0', surface: { components: [] } })).toBe('unknown_schema_version')
  })
})
