// The production build of one page for each contestant, and of bundles whose bytes are counted. React is a file of its own in the
// pages, and left out of the bundles. `a2ui-surface` is what `npm run build` made, not the sources.
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '../..')
const bench = join(root, 'bench')
export const cache = join(root, '.cache/bench')

export const CONTESTANTS = {
  ours: 'a2ui-surface',
  a2uiReact: '@a2ui/react',
  copilotkit: '@copilotkit/a2ui-renderer',
  byHand: 'by hand',
}

/** One React for all: the library's. */
const alias = [
  { find: /^a2ui-surface$/, replacement: join(root, 'dist/index.js') },
  { find: /^a2ui-surface\/validators$/, replacement: join(root, 'dist/protocol/generated/validators.js') },
  { find: /^a2ui-surface\/styles\.css$/, replacement: join(root, 'dist/styles.css') },
  { find: /^a2ui-surface\/(core|markdown)$/, replacement: join(root, 'dist/$1.js') },
  { find: /^(react|react-dom)(\/.*)?$/, replacement: join(root, 'node_modules/$1$2') },
]

const shared = {
  root: bench,
  configFile: false,
  logLevel: 'error',
  mode: 'production',
  resolve: { alias },
  oxc: { jsx: { runtime: 'automatic' } },
  define: { 'process.env.NODE_ENV': '"production"' },
}

/** Where the page of a contestant lies; that for a profile is another than that for the clock. */
export function folderOf(name, minify = true) {
  return join(cache, minify ? 'pages' : 'profile', name)
}

/** With `minify: false` the names stay, for a profile. */
export async function buildPages({ minify = true } = {}) {
  for (const name of Object.keys(CONTESTANTS)) {
    await buildPage(
      name,
      {
        harness: join(bench, 'pages/harness.js'),
        contestant: join(bench, `contestants/${name}.jsx`),
      },
      minify,
    )
  }
  await buildPage('admission', { harness: join(bench, 'admission/harness.js') }, minify)
}

function buildPage(name, input, minify) {
  return build({
    ...shared,
    build: {
      minify,
      outDir: folderOf(name, minify),
      emptyOutDir: true,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        external: ['/contestant.js'],
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name][extname]',
          codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// }] },
        },
      },
    },
  })
}

/**
 * The chunks of a bundle of `code`.
 *
 * @param outside more packages to leave out, by name or beginning
 */
export async function bundle(code, outside = []) {
  const left = ['react', 'react-dom', ...outside]
  const entry = 'virtual:entry'
  const { output } = await build({
    ...shared,
    resolve: { alias: alias.slice(0, -1) },
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? join(bench, 'entry.js') : undefined),
        load: (id) => (id === join(bench, 'entry.js') ? code : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: (id) => left.some((name) => id === name || id.startsWith(`${name}/`)),
        output: { format: 'es' },
      },
    },
  })
  return output
}
