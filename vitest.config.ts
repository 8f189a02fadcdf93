// Five kinds of test: `unit` in jsdom, `browser` in a real Chromium, `example`, which drives the example host through a real
// Chromium, `pages`, which does the same to a page that is all traps, and `storybook`, which plays every story there and runs axe
// on it. The same console rule (test/house/console.ts) holds in all five. `unit-react18` is `unit` for the tests of the page, with
// the older React that the library is for.
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import manifest from './package.json' with { type: 'json' }
import { findChromium } from './scripts/chromium.mjs'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

// React 18 lies beside the React 19 of everything else, in a folder with a lock of its own (scripts/test.mjs installs it). Whatever
// imports React has to pass through Vite for the alias to reach it, and in its module form, where it has one.
const react18 = path('compat/react18/node_modules/')
const withReact18 = {
  mainFields: ['module', 'main'],
  alias: [{ find: /^(react|react-dom)(?=\/|$)/, replacement: `${react18}$1` }],
}
const importsReact = [
  /@radix-ui/,
  /@floating-ui/,
  /@testing-library\/react/,
  /react-remove-scroll/,
  /react-style-singleton/,
  /use-callback-ref/,
  /use-sidecar/,
]

const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync']
const executablePath = findChromium()?.path

// Vitest wants a `browser` object of its own for every project.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Chromium refuses its sandbox to root, and continuous integration mostly runs as root.
      args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet,
    },
  }),
  instances: [{ browser: 'chromium' as const }],
})

// Bundled before the first test: a dependency that Vite meets later makes it reload the page in the middle of a run.
const optimizeDeps = {
  include: [
    ...Object.keys(manifest.dependencies),
    'axe-core',
    'react',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'react-dom',
    'react-dom/client',
    'react-dom/server',
  ],
}

const unit = {
  exclude: [...configDefaults.exclude, '**/*.{browser,page}.test.{ts,tsx}', 'test/example/**'],
  environment: 'jsdom' as const,
  // A new jsdom for every file costs two seconds each; test/setup.ts clears the document instead.
  pool: 'threads' as const,
  isolate: false,
  // Nothing here waits for a clock; a machine with other work to do may still be slow.
  testTimeout: 30_000,
  // Listed, not imported by test/setup.ts: without isolation an imported module runs for the first file only.
  setupFiles: ['test/house/failOnConsole.ts', 'test/setup.ts'],
}

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: { ...unit, name: 'unit', include: ['test/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        resolve: withReact18,
        test: {
          ...unit,
          name: 'unit-react18',
          include: ['test/render/**/*.test.{ts,tsx}', 'test/lifecycle/**/*.test.tsx'],
          // Hostile values meet the store, which knows no React.
          exclude: [...unit.exclude, 'test/render/hostile.test.tsx'],
          server: { deps: { inline: importsReact } },
        },
      },
      {
        extends: true,
        optimizeDeps,
        test: {
          name: 'browser',
          include: ['test/**/*.browser.test.{ts,tsx}'],
          setupFiles: ['test/house/failOnConsole.ts'],
          browser: browser(),
        },
      },
      {
        extends: true,
        test: {
          name: 'example',
          include: ['test/example/**/*.test.ts'],
          environment: 'node',
          testTimeout: 40_000,
          hookTimeout: 60_000,
          setupFiles: ['test/house/failOnConsole.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['test/**/*.page.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          setupFiles: ['test/house/failOnConsole.ts'],
        },
      },
      {
        extends: true,
        optimizeDeps,
        plugins: [storybookTest({ configDir: path('.storybook') })],
        test: {
          name: 'storybook',
          setupFiles: ['test/house/failOnConsole.ts'],
          browser: browser(),
        },
      },
    ],
  },
})
