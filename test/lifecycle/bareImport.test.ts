// The library on a server: a plain Node process without any name that only a browser has (REPLAY-1).
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { button, column, surfaceV2, textField } from '../render/documents'

const ROOT = join(import.meta.dirname, '../..')
let folder = ''

beforeAll(async () => {
  // Inside the project, so that its packages are found from there.
  folder = mkdtempSync(join(ROOT, 'node_modules/.a2ui-surface-'))
  await build({
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      outDir: folder,
      minify: false,
      lib: {
        entry: [join(ROOT, 'src/index.ts'), join(ROOT, 'src/core.ts'), join(ROOT, 'src/markdown.ts')],
        formats: ['es'],
      },
      rolldownOptions: { external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith(ROOT) },
    },
  })
}, 60_000)

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Node has some of the names that browsers have; a server need not. */
const BARE = `
for (const name of ['navigator', 'localStorage', 'sessionStorage', 'fetch', 'crypto', 'window', 'document', 'self']) {
  Reflect.deleteProperty(globalThis, name)
}
`

/** Runs a program in a Node process of its own, and gives what it printed as JSON. */
function run(program: string): unknown {
  const file = join(folder, 'program.mjs')
  writeFileSync(file, BARE + program)
  return JSON.parse(execFileSync(process.execPath, [file], { encoding: 'utf8', env: { NODE_ENV: 'production' } }))
}

describe('a server without a document', () => {
  it('imports every entry (REPLAY-1)', () => {
    const names = run(`
      const entries = await Promise.all(['./index.js', './core.js', './markdown.js'].map((entry) => import(entry)))
      console.log(JSON.stringify(entries.map((entry) => Object.keys(entry).length > 0)))
    `)
    expect(names).toEqual([true, true, true])
  })

  it('would not import what touches the page: the control (REPLAY-1)', () => {
    writeFileSync(join(folder, 'touching.js'), 'export const title = document.title')
    expect(run("console.log(JSON.stringify(await import('./touching.js').catch(String)))")).toMatch(
      /document is not defined/,
    )
  })

  it('renders a form that can be read before any script runs, the choice of either select in it (REND-4, REPLAY-1)', () => {
    const payload = surfaceV2(
      [
        column('root', 'a', 'p', 'send'),
        textField('a'),
        {
          id: 'p',
          component: 'ChoicePicker',
          label: 'Size',
          options: [{ label: 'Large', value: 'l' }],
          value: { path: '/p' },
        },
        ...button('resume', 'Send'),
      ],
      { a: 'typed before', p: ['l'] },
    )
    const [radix, native, notice] = run(`
      const { createElement } = await import('react')
      const { renderToString } = await import('react-dom/server')
      const { A2uiSurface, NativeSelect } = await import('./index.js')
      const payload = ${JSON.stringify(payload)}
      const html = (props) => renderToString(createElement(A2uiSurface, { payload, schemaVersion: 2, ...props }))
      console.log(JSON.stringify([html({}), html({ slots: { Select: NativeSelect } }), html({ payload: { no: 'surface' } })]))
    `) as [string, string, string]
    for (const html of [radix, native]) {
      expect(html).toContain('value="typed before"')
      expect(html).toContain('Size')
      expect(html).toContain('Send')
    }
    expect(radix).toMatch(/role="combobox"[^>]*>(?:<[^>]*>)*Large/)
    expect(native).toMatch(/<option[^>]* selected=""[^>]*>Large/)
    expect(notice).toContain('This cannot be shown.')
  })
})
