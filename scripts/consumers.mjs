// `npm run consumers [-- name …]`: the packed tarball in hosts of every kind, built and used as a stranger would.
// Each is copied out of the project, so that nothing of the project's own modules can help it.
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { ensureChromium } from './chromium.mjs'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'examples/consumers')

// Every consumer, and where what it shares with the others goes: the surface, and for two of them the whole page.
const SHARED = {
  'core-node': { to: 'src', files: ['payload.ts'] },
  'esbuild-react18': { to: 'src', files: ['payload.ts', 'App.tsx', 'main.tsx'] },
  'next-app': { to: 'app', files: ['payload.ts'] },
  'vite-react': { to: 'src', files: ['payload.ts', 'App.tsx', 'main.tsx'] },
}
const all = Object.keys(SHARED)
const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !all.includes(name))
if (unknown !== undefined) {
  console.error(`There is no consumer "${unknown}". There are: ${all.join(', ')}.`)
  process.exit(1)
}

const ANSWER = { name: 'Ada', dish: ['salad'] }
const work = mkdtempSync(join(tmpdir(), 'a2ui-consumers-'))
let failures = 0
try {
  run('npm', ['run', '--silent', 'build'], root)
  run('npm', ['pack', '--silent', '--pack-destination', work], root)
  const tarball = readdirSync(work).find((name) => name.endsWith('.tgz'))
  if (tarball === undefined) throw new Error('npm pack gave no tarball.')
  for (const name of wanted.length > 0 ? wanted : all) {
    const start = performance.now()
    try {
      await tryConsumer(name, join(work, tarball))
      console.log(`✔ ${name} (${seconds(start)})`)
    } catch (error) {
      failures += 1
      console.error(`✖ ${name} (${seconds(start)}): ${error instanceof Error ? error.message : String(error)}`)
    }
  }
} finally {
  rmSync(work, { recursive: true, force: true })
}
process.exitCode = failures === 0 ? 0 : 1

async function tryConsumer(name, tarball) {
  const home = join(work, name)
  cpSync(join(folder, name), home, {
    recursive: true,
    filter: (path) => !/(?:node_modules|dist|\.next)$/.test(path),
  })
  const { to, files } = SHARED[name]
  for (const file of files) cpSync(join(folder, 'shared', file), join(home, to, file))
  // Without its optional and peer parts where the consumer names none: the core has to do without React.
  run(
    'npm',
    ['install', '--silent', '--no-package-lock', '--no-audit', '--no-fund', '--legacy-peer-deps', tarball],
    home,
  )
  run('npm', ['run', '--silent', 'build'], home)
  const { dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  if ('react' in dependencies) await useInBrowser(home)
  else {
    const said = run('npm', ['run', '--silent', 'start'], home)
    const expected = 'payload: version 2\nstore: lunch live\njudge: pass\n'
    if (said !== expected) throw new Error(`It said:\n${said}`)
  }
}

async function useInBrowser(home) {
  const port = await freePort()
  const server = spawn('npm', ['run', '--silent', 'start', '--', '--port', String(port)], {
    cwd: home,
    stdio: 'ignore',
    detached: true,
  })
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const url = `http://localhost:${port}/`
    await answers(url)
    const page = await browser.newPage()
    const faults = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text())
    })
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto(url)
    await page.getByRole('heading', { name: 'Lunch on Friday' }).first().waitFor()
    await page.getByRole('textbox', { name: 'Name' }).first().fill(ANSWER.name)
    await page.getByRole('combobox', { name: 'Dish' }).first().click()
    await page.getByRole('option', { name: 'Salad' }).click()
    await page.getByRole('button', { name: 'Send' }).first().click()
    const sent = await page.locator('output').textContent()
    if (sent !== JSON.stringify(ANSWER)) throw new Error(`The page was given ${String(sent)}.`)
    await page.getByText('Your answer was sent.').first().waitFor()
    // The stylesheet is there: without it the button would have the browser's own border.
    const radius = await page
      .getByRole('button', { name: 'Send' })
      .first()
      .evaluate((button) => globalThis.getComputedStyle(button).borderRadius)
    if (radius === '0px') throw new Error('The stylesheet is missing.')
    if (faults.length > 0) throw new Error(`The console said: ${faults.join(' | ')}`)
  } finally {
    await browser.close()
    // The whole group: npm starts the server as a child of its own.
    if (server.pid !== undefined) process.kill(-server.pid)
  }
}

async function answers(url) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  throw new Error('Its server does not answer.')
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

function run(command, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    throw new Error(`\`${command} ${args.join(' ')}\` failed.\n${error?.message ?? `${stdout}${stderr}`}`)
  }
  return stdout
}

function seconds(start) {
  return `${((performance.now() - start) / 1000).toFixed(0)} s`
}
