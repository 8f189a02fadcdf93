// `npm test`: every Vitest project, in a browser that is found or fetched first, and with React 18 beside React 19 in two of
// them. Further arguments go to Vitest, such as `npm test -- --project unit`. The last line is the count, read from Vitest's JSON report; the exit code is Vitest's.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from './chromium.mjs'

const folder = mkdtempSync(join(tmpdir(), 'a2ui-surface-test-'))
try {
  ensureReact18()
  process.exitCode = run(ensureChromium(), join(folder, 'report.json'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Installs React 18 where it is not yet: it has a folder and a lock of its own, since one folder cannot hold both. */
function ensureReact18() {
  const prefix = fileURLToPath(new URL('../compat/react18', import.meta.url))
  if (existsSync(join(prefix, 'node_modules/react-dom'))) return
  const { status } = spawnSync('npm ci --no-audit --no-fund', { cwd: prefix, shell: true, stdio: 'inherit' })
  if (status !== 0) throw new Error('React 18 could not be installed. To try alone: npm ci --prefix compat/react18')
}

function run(chromium, report) {
  const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...reporters, ...process.argv.slice(2)], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CHROMIUM_PATH: chromium },
  })
  const { numPassedTests: passed, numFailedTests, numPendingTests, numTodoTests, testResults } = readReport(report)
  // A file that does not even load holds no failed test, and still is one.
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length
  const failed = numFailedTests + broken
  const skipped = numPendingTests + numTodoTests
  if (passed + failed === 0) console.error('No test ran.')
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  return status === 0 && passed + failed === 0 ? 1 : (status ?? 1)
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }
  }
}
