// `npm run bench`: builds the library and a page for each contestant, measures all of them in turn in a headless Chromium, prints
// one table and writes it to docs/benchmark.md. `npm run bench -- --quick` takes few samples and writes nothing;
// `--rounds 9` takes more than the 5 that are usual.
// The rivals are installed first where they are absent; they are no dependency of the library.
import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const bench = import.meta.dirname
const root = join(bench, '..')
const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, rounds: { type: 'string', default: '5' } },
})
const settings = values.quick
  ? { rounds: 2, mounts: 3, strokes: 10, updates: 5, remounts: 40, judgements: 2 }
  : { rounds: Number(values.rounds), mounts: 4, strokes: 20, updates: 10, remounts: 200, judgements: 3 }

if (!existsSync(join(bench, 'node_modules'))) npm('ci', '--prefix', bench, '--no-audit', '--no-fund')
npm('run', '--silent', 'build')

// Only now: these import what was installed and built above.
const { chromium } = await import('playwright')
const { format, resolveConfig } = await import('prettier')
const { ensureChromium } = await import('../scripts/chromium.mjs')
const { buildPages, cache, CONTESTANTS, folderOf } = await import('./measure/build.mjs')
const { measureBytes } = await import('./measure/bytes.mjs')
const { runAdmission } = await import('./measure/admission.mjs')
const { runRounds } = await import('./measure/rounds.mjs')
const { serve } = await import('./measure/serve.mjs')
const { describeMachine } = await import('./report/machine.mjs')
const { report } = await import('./report/report.mjs')

const say = (line) => console.error(`· ${line}`)
const executablePath = ensureChromium()
say('building the pages')
await buildPages()
const bytes = await measureBytes()

const servers = {}
for (const name of [...Object.keys(CONTESTANTS), 'admission']) servers[name] = await serve(folderOf(name))
const addresses = Object.fromEntries(Object.entries(servers).map(([name, { address }]) => [name, address]))
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  const samples = await runRounds(browser, addresses, settings, say)
  const admission = await runAdmission(browser, addresses.admission, settings, say)
  const figures = { samples, admission, bytes, machine: describeMachine(browser.version()), settings }
  writeFileSync(join(cache, 'figures.json'), JSON.stringify(figures))
  const { table, document } = report(figures)
  console.log(table)
  if (!values.quick) {
    const file = join(root, 'docs/benchmark.md')
    writeFileSync(file, await format(document, { ...(await resolveConfig(file)), filepath: file }))
  }
} finally {
  await browser.close()
  for (const { close } of Object.values(servers)) close()
}

function npm(...args) {
  const { status, error } = spawnSync('npm', args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw error ?? new Error(`npm ${args.join(' ')} failed.`)
}
