// What Vite does for the example: it runs the server's TypeScript, and bundles the page once, into memory. The library is taken
// from its source under its package name, so a fresh clone needs no build first and the imports read as they will in a host.
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, createServer } from 'vite'

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url))

// Whatever it was started from: the page is shown as a host would ship it.
process.env['NODE_ENV'] = 'production'

const common = {
  configFile: false,
  logLevel: 'error',
  resolve: {
    alias: [
      { find: /^a2ui-surface$/, replacement: path('../../src/index.ts') },
      { find: /^a2ui-surface\/core$/, replacement: path('../../src/core.ts') },
      { find: /^a2ui-surface\/styles\.css$/, replacement: path('../../src/widgets/styles.css') },
    ],
  },
}

/** Loads `server/createHost.ts`; `close` ends what loaded it. */
export async function loadServer() {
  const vite = await createServer({
    ...common,
    root: path('.'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  const { createHost } = await vite.ssrLoadModule('/server/createHost.ts')
  return { createHost, close: () => vite.close() }
}

/**
 * Bundles the page: URL path to file. A development server would reload the page whenever it comes back after a restart, and take
 * with it what was typed; it also needs inline scripts, which the page's policy forbids.
 */
export async function buildPage() {
  const built = await build({
    ...common,
    root: path('page'),
    plugins: [react()],
    build: { write: false, modulePreload: { polyfill: false } },
  })
  const files = new Map()
  for (const file of built.output) {
    files.set(`/${file.fileName}`, Buffer.from(file.type === 'chunk' ? file.code : file.source))
  }
  return files
}
