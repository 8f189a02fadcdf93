// Who judges outputs has neither React nor Testing Library, and no page: the entry may load those in `renderSurface` alone.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { payload } from './outputs'

const ROOT = join(import.meta.dirname, '../..')
let folder = ''
let chunks: readonly { fileName: string; isEntry: boolean; imports: string[]; dynamicImports: string[] }[] = []

beforeAll(async () => {
  // Inside the project, so that its packages are found from there.
  folder = mkdtempSync(join(ROOT, 'node_modules/.a2ui-surface-'))
  const built = await build({
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      outDir: folder,
      minify: false,
      lib: { entry: join(ROOT, 'src/testing.ts'), formats: ['es'], fileName: 'testing' },
      rolldownOptions: { external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith(ROOT) },
    },
  })
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  chunks = files.flatMap((file) => (file.type === 'chunk' ? [file] : []))
}, 60_000)

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

it('loads no React and no Testing Library by itself', () => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reached = new Set<string>()
  const walk = (name: string): void => {
    if (reached.has(name)) return
    reached.add(name)
    byName.get(name)?.imports.forEach(walk)
  }
  chunks
    .filter(({ isEntry }) => isEntry)
    .forEach(({ fileName }) => {
      walk(fileName)
    })
  expect([...reached].filter((name) => !byName.has(name))).toEqual([])
  const late = chunks.flatMap(({ imports }) => imports)
  expect(late).toEqual(expect.arrayContaining(['@testing-library/react', '@testing-library/user-event']))
})

it('judges in plain Node, where making code from strings is forbidden (ADM-9)', () => {
  const program = join(folder, 'program.mjs')
  writeFileSync(
    program,
    `for (const name of ['navigator', 'window', 'document', 'fetch']) Reflect.deleteProperty(globalThis, name)
     const { judgeSurface } = await import('./testing.js')
     process.stdout.write(JSON.stringify(judgeSurface(${JSON.stringify(JSON.stringify(payload()))})))`,
  )
  const flags = ['--disallow-code-generation-from-strings', program]
  expect(JSON.parse(execFileSync(process.execPath, flags, { encoding: 'utf8' }))).toMatchObject({
    pass: true,
    score: 1,
  })
})
