// `node bench/profile.mjs CONTESTANT WHAT COUNT`, such as `ours mount 512`, `ours growing 512`, `admission ours largest`: a CPU
// profile of one measure in a build that keeps its names. Prints where the time goes and writes a file for the developer tools.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { ensureChromium } from '../scripts/chromium.mjs'
import { buildPages, cache, folderOf } from './measure/build.mjs'
import { serve } from './measure/serve.mjs'

const SHOWN = 40
const [name = 'ours', what = 'mount', count = '512'] = process.argv.slice(2)

await buildPages({ minify: false })
const server = await serve(folderOf(name, false))
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await browser.newPage()
  await page.goto(server.address, { waitUntil: 'load' })
  if (name !== 'admission') await page.evaluate(() => globalThis.bench.evaluate())
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.setSamplingInterval', { interval: 200 })
  // The processor's time of the page's own thread: what else runs on the machine is not in it.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await metricsOf(session)
  await session.send('Profiler.start')
  await page.evaluate(measure, [name, what, count])
  const { profile } = await session.send('Profiler.stop')
  const after = await metricsOf(session)
  mkdirSync(cache, { recursive: true })
  const file = join(cache, `${[name, what, count].join('-')}.cpuprofile`)
  writeFileSync(file, JSON.stringify(profile))
  const spent = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration', 'TaskDuration'].map(
    (key) => `${key} ${Math.round(1000 * (after[key] - before[key]))} ms`,
  )
  console.log(`${spent.join(', ')}; nodes ${after.Nodes - before.Nodes}\n`)
  for (const line of hottest(profile)) console.log(line)
  console.log(`\nThe whole of it: ${file}`)
} finally {
  await browser.close()
  server.close()
}

function measure([name, what, count]) {
  const { bench } = globalThis
  if (name === 'admission') return bench.judge(what, count, { count: 5, batch: 1, compile: false })
  if (what === 'growing' || what === 'revising') return bench.stream(what, Number(count))
  const none = { mounts: 1, strokes: 0, updates: 0 }
  const counts = { mount: { mounts: 10 }, keystroke: { strokes: 200 }, update: { updates: 200 } }[what]
  return bench.interact(Number(count), { ...none, ...counts })
}

async function metricsOf(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

/** Self and total milliseconds by function, the largest self time first. */
function hottest({ nodes, samples, timeDeltas }) {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parents = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node.id])))
  const labelOf = ({ callFrame: { functionName, url, lineNumber } }) =>
    `${functionName || '(anonymous)'}  ${url.split('/').at(-1)}:${lineNumber + 1}`
  const self = new Map()
  const total = new Map()
  samples.forEach((id, index) => {
    const time = timeDeltas[index] / 1000
    const label = labelOf(byId.get(id))
    self.set(label, (self.get(label) ?? 0) + time)
    const seen = new Set()
    for (let at = id; at !== undefined; at = parents.get(at)) seen.add(labelOf(byId.get(at)))
    for (const each of seen) total.set(each, (total.get(each) ?? 0) + time)
  })
  const line = (label) =>
    `${self.get(label).toFixed(1).padStart(9)} ${total.get(label).toFixed(1).padStart(9)}  ${label}`
  const labels = [...self.keys()].toSorted((a, b) => self.get(b) - self.get(a))
  return ['  self ms  total ms  function', ...labels.slice(0, SHOWN).map(line)]
}
