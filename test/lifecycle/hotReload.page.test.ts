// Hot reload as a host's developer has it: React Fast Refresh of the module that shows a surface, in Chromium, on Vite's own development
// server. What was typed lives in the store, and the store in a module that did not change (DATA-5, REPLAY-2).
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Browser, Page } from 'playwright'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { launchBrowser } from '../example/openPage'
import { button, column, envelope, surfaceV2, textField } from '../render/documents'

const form = surfaceV2([column('root', 'a', 'send'), textField('a'), ...button('resume', 'Send')])

const root = join(import.meta.dirname, '../..')
const HOST = join(root, 'test/lifecycle/virtual/Host.tsx')
const MODULES: Readonly<Record<string, string>> = {
  [join(root, 'test/lifecycle/virtual/main.tsx')]: `
    import { createRoot } from 'react-dom/client'
    import { Host } from '/test/lifecycle/virtual/Host.tsx'
    createRoot(document.getElementById('place')).render(<Host />)`,
  [join(root, 'test/lifecycle/virtual/store.ts')]: `
    import { createSurfaceStore } from '/src/core.ts'
    export const store = createSurfaceStore()
    export const payload = ${JSON.stringify(form)}
    store.receive(${JSON.stringify(envelope(form, 2, 'first'))})`,
}

interface HostSource {
  readonly title: string
  readonly source: 'store={store}' | 'payload={payload} schemaVersion={2}'
  /** Another set of hooks has Fast Refresh throw the state of the host away. */
  readonly hooks: number
}

const hostOf = ({ title, source, hooks }: HostSource): string => `
  import { useState } from 'react'
  import { A2uiSurface } from '/src/index.ts'
  import { payload, store } from '/test/lifecycle/virtual/store.ts'
  export function Host() {
    ${'useState(0);'.repeat(hooks)}
    return <><h1>${title}</h1><A2uiSurface ${source} onResume={() => undefined} /></>
  }`

let host: HostSource
const modules: Plugin = {
  name: 'modules',
  enforce: 'pre',
  resolveId: (id) => {
    const path = id.startsWith(root) ? id : join(root, id)
    return path === HOST || path in MODULES ? path : undefined
  },
  load: (id) => (id === HOST ? hostOf(host) : MODULES[id]),
  configureServer(dev) {
    dev.middlewares.use('/page', (_, response) => {
      const html =
        '<!doctype html><div id="place"></div><script type="module" src="/test/lifecycle/virtual/main.tsx"></script>'
      void dev
        .transformIndexHtml('/page', html)
        .then((page) => response.setHeader('content-type', 'text/html').end(page))
    })
  },
}

let server: ViteDevServer
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
  server = await createServer({
    configFile: false,
    root,
    cacheDir: join(root, '.cache/hot-reload'),
    logLevel: 'error',
    appType: 'custom',
    plugins: [modules, react()],
    server: { port: 0, host: '127.0.0.1', watch: null },
    optimizeDeps: {
      noDiscovery: true,
      include: [
        ...Object.keys(manifest.dependencies),
        'react',
        'react/jsx-dev-runtime',
        'react-dom',
        'react-dom/client',
      ],
    },
  })
  await server.listen()
})
afterAll(async () => {
  await browser.close()
  await server.close()
})

const first: HostSource = { title: 'One', source: 'store={store}', hooks: 0 }
beforeEach(() => {
  host = first
})

async function reload(change: Partial<HostSource>): Promise<void> {
  host = { ...host, ...change }
  const module = server.moduleGraph.getModuleById(HOST)
  if (module === undefined) throw new Error('The page did not ask for the host.')
  await server.reloadModule(module)
}

/** The host's page, with something typed. */
async function openTyped(source = first.source): Promise<Page> {
  const changed = { ...first, source }
  host = changed
  const module = server.moduleGraph.getModuleById(HOST)
  if (module !== undefined) server.moduleGraph.invalidateModule(module)
  const page = await browser.newPage()
  const [address = ''] = server.resolvedUrls?.local ?? []
  await page.goto(new URL('page', address).href)
  await page.getByRole('textbox', { name: 'A' }).pressSequentially('typed')
  await page.evaluate(() => Object.assign(window, { kept: true }))
  return page
}

const shown = (page: Page, title: string) => page.getByRole('heading', { name: title }).waitFor()
const value = (page: Page) => page.getByRole('textbox', { name: 'A' }).inputValue()

it('of the host keeps what was typed, the focus, and the page (DATA-5, DATA-7)', async () => {
  for (const source of ['store={store}', 'payload={payload} schemaVersion={2}'] as const) {
    const page = await openTyped(source)
    await reload({ title: 'Two' })
    await shown(page, 'Two')
    expect(await value(page)).toBe('typed')
    await page.keyboard.type('!')
    expect(await value(page)).toBe('typed!')
    expect(await page.evaluate(() => 'kept' in window)).toBe(true)
    await page.close()
  }
})

it('that mounts the host anew keeps what a store holds (DATA-5)', async () => {
  const page = await openTyped()
  await reload({ title: 'Two', hooks: 1 })
  await shown(page, 'Two')
  expect(await value(page)).toBe('typed')
  expect(await page.evaluate(() => 'kept' in window)).toBe(true)
  await page.close()
})

it('that mounts the host anew loses what no store holds: the control (REPLAY-2)', async () => {
  const page = await openTyped('payload={payload} schemaVersion={2}')
  await reload({ title: 'Two', hooks: 1 })
  await shown(page, 'Two')
  expect(await value(page)).toBe('')
  await page.close()
})
