// `npm run check`: everything that is known without a browser, up to the first step that fails.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

// Each line can be run by itself, as it stands.
const STEPS = [
  ['generated files', 'node schemas/generate.mjs --check'],
  ['prompt section', 'node scripts/agents.mjs --check'],
  ['API reference', 'node scripts/api.mjs --check'],
  ['format', 'npx --no-install prettier --check --log-level warn .'],
  ['types', 'npx --no-install tsc --noEmit'],
  ['types of the example host', 'npx --no-install tsc --noEmit -p examples/run-host'],
  ['house rules', 'npx --no-install vitest run --project unit test/house'],
  ['lint', 'npm run --silent lint'],
  ['build', 'npm run --silent build'],
  ['built files', 'node scripts/checkBuild.mjs'],
  ['built core without code generation', 'node --disallow-code-generation-from-strings scripts/checkCore.mjs'],
  ['sizes', 'npx --no-install size-limit --silent'],
  ['package', 'npx --no-install publint --strict'],
  ['declarations', 'npx --no-install attw --pack . --profile esm-only --exclude-entrypoints styles.css inspector.css'],
]

const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`

const start = performance.now()
for (const [name, line] of STEPS) {
  console.log(`\n▶ ${name}`)
  const stepStart = performance.now()
  const [command, ...args] = line.split(' ')
  const { status, signal, error } = spawnSync(command === 'node' ? process.execPath : command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    const reason = error?.message ?? (signal === null ? `exit code ${status}` : signal)
    console.error(`✖ ${name} failed after ${secondsSince(stepStart)} (${reason}). To run it alone:\n  ${line}`)
    process.exit(1)
  }
  console.log(`✔ ${name} (${secondsSince(stepStart)})`)
}
console.log(`\nAll ${STEPS.length} checks passed in ${secondsSince(start)}.`)
