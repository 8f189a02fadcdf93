// Where a Chromium is, for the tests that need a real browser, and how to get one where there is none.
// Order: CHROMIUM_PATH, an installed browser, Playwright's download, Debian's package. Nothing is fetched while one works.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { chromium } from 'playwright'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The path and origin of a browser that starts, or `undefined`. Throws when CHROMIUM_PATH is set and does not start.
 */
export function findChromium() {
  const wanted = process.env['CHROMIUM_PATH']
  if (wanted) {
    if (starts(wanted)) return { path: wanted, origin: 'CHROMIUM_PATH' }
    throw new Error(`CHROMIUM_PATH is "${wanted}", and no browser starts there. Correct it, or unset it.`)
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const installed = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...APPLICATIONS].find(
    starts,
  )
  if (installed) return { path: installed, origin: 'installed' }
  const downloaded = chromium.executablePath()
  return starts(downloaded) ? { path: downloaded, origin: "Playwright's download" } : undefined
}

/** Finds a browser, or installs one. Says on the console which it did; throws when neither is possible. */
export function ensureChromium() {
  const found = findChromium() ?? download() ?? installPackage()
  if (found) {
    console.log(`Browser: ${found.path} (${found.origin})`)
    return found.path
  }
  throw new Error(
    'No Chromium to test with. Install Chromium or Chrome, or run "npx playwright install chromium", ' +
      'or set CHROMIUM_PATH to the program.',
  )
}

function download() {
  console.log('Browser: none installed; asking Playwright to download Chromium.')
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js')
  run(process.execPath, [cli, 'install', 'chromium'])
  return findChromium()
}

function installPackage() {
  const debian = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (!debian) return undefined
  console.log("Browser: installing Debian's chromium package with apt-get.")
  const lock = ['-o', 'DPkg::Lock::Timeout=300']
  run('apt-get', [...lock, 'update'])
  run('apt-get', [...lock, 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'])
  return findChromium()
}

function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status, error } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env, timeout: 600_000 })
  if (status !== 0) console.log(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : '.'}`)
}

function starts(path) {
  if (!existsSync(path)) return false
  // Ubuntu puts a script under this name that only says where the browser went, so a file alone proves nothing.
  return (
    process.platform === 'win32' || spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
  )
}
