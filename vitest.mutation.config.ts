// The tests that mutation testing asks (stryker.config.mjs): those of one folder, in plain Node. The store is tested where it is whole,
// in catalog.
import { defineConfig } from 'vitest/config'

const folder = process.env['MUTATE_FOLDER'] ?? ''

export default defineConfig({
  test: {
    include: [`test/${folder === 'state' ? '{state,catalog}' : folder}/**/*.test.ts`],
    // Instrumented code counts every step, and these tests take a million of them, or half a minute to compare the generated
    // validators, which are not changed, with plain Ajv.
    exclude: ['test/json/copyJsonSize.test.ts', 'test/protocol/differential.test.ts'],
    testTimeout: 60_000,
    environment: 'node',
    setupFiles: ['test/house/failOnConsole.ts'],
  },
})
