// Four kinds of test: `unit` in jsdom, `browser` in a real Chromium, `example`, which drives the example host through a real
// Chromium, and `storybook`, which plays every story there and runs axe on it. The same console rule
// (test/house/console.ts) holds in all four.
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import manifest from './package.json' with { type: 'json' }
import { findChromium } from './scripts/chromium.mjs'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

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
    'react',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'react-dom',
    'react-dom/client',
    'react-dom/server',
  ],
}

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, '**/*.browser.test.{ts,tsx}', 'test/example/**'],
          environment: 'jsdom',
          // A new jsdom for every file costs two seconds each; test/setup.ts clears the document instead.
          pool: 'threads',
          isolate: false,
          // Listed, not imported by test/setup.ts: without isolation an imported module runs for the first file only.
          setupFiles: ['test/house/failOnConsole.ts', 'test/setup.ts'],
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
