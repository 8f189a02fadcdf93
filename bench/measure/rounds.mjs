// The runs in the browser: a fresh page for every contestant and size, in turn (A B C D, A B C D, …), so that whatever slows the
// machine down slows all of them.
import { countRenders } from '../pages/countRenders.mjs'
import { CONTESTANTS } from './build.mjs'

export const SIZES = [10, 128, 512]
export const STREAMS = [512, 1024]
const HEAP_SIZE = 128
const ALL = Object.keys(CONTESTANTS)
/** The hand-written form reads no messages, so nothing can be streamed to it. */
const READERS = ALL.filter((name) => name !== 'byHand')

/** Samples by contestant and measure, such as `samples.ours['mount 512']`. */
export async function runRounds(browser, addresses, { rounds, mounts, strokes, updates, remounts }, say) {
  const samples = Object.fromEntries(ALL.map((name) => [name, {}]))
  const add = (name, measure, values) => (samples[name][measure] ??= []).push(...values)

  for (let round = 1; round <= rounds; round += 1) {
    say(`round ${round} of ${rounds}`)
    for (const size of SIZES) {
      for (const name of ALL) {
        await inPage(browser, addresses[name], async (page, context) => {
          add(name, 'evaluate', [await page.evaluate(() => globalThis.bench.evaluate())])
          const counts = { mounts, strokes, updates }
          const result = await page.evaluate(([n, c]) => globalThis.bench.interact(n, c), [size, counts])
          for (const [measure, values] of Object.entries(result)) add(name, `${measure} ${size}`, values)
          const work = await startWork(page, context)
          await page.evaluate(([n, c]) => globalThis.bench.mountOften(n, c), [size, mounts])
          add(name, `mount ${size} work`, [(await work()) / mounts])
        })
      }
    }
    for (const kind of ['growing', 'revising']) {
      for (const count of STREAMS) {
        for (const name of READERS) {
          await inPage(browser, addresses[name], async (page, context) => {
            await page.evaluate(() => globalThis.bench.evaluate())
            const work = await startWork(page, context)
            const time = await page.evaluate(([k, c]) => globalThis.bench.stream(k, c), [kind, count])
            add(name, `${kind} ${count}`, [time])
            add(name, `${kind} ${count} work`, [await work()])
          })
        }
      }
    }
  }
  for (const name of ALL) {
    say(`renders and heap of ${CONTESTANTS[name]}`)
    for (const size of SIZES) add(name, `rendered ${size}`, [await rendersOf(browser, addresses[name], size)])
    for (const [measure, value] of Object.entries(await heapOf(browser, addresses[name], remounts))) {
      add(name, measure, [value])
    }
  }
  return samples
}

async function inPage(browser, address, use) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const faults = []
  page.on('pageerror', (error) => faults.push(error.stack))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.goto(address, { waitUntil: 'load' })
  const result = await use(page, context)
  await context.close()
  if (faults.length > 0) throw new Error(`${address}: ${faults.slice(0, 3).join('\n')}`)
  return result
}

/**
 * Starts to count the processor's milliseconds of the page's own thread: scripts, styles, layout and paint, and nothing of what
 * else runs on the machine. The returned function says how many it were.
 */
async function startWork(page, context) {
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
  }
  const start = await spent()
  return async () => (await spent()) - start
}

/** What one keystroke renders: A2UI components by id, and all React components. */
async function rendersOf(browser, address, size) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.addInitScript(countRenders)
  await page.goto(address, { waitUntil: 'load' })
  await page.evaluate(() => globalThis.bench.evaluate())
  const controls = await page.evaluate((n) => globalThis.bench.mountAndKeep(n), size)
  await page.evaluate(() => globalThis.bench.keystroke())
  await page.evaluate(() => {
    globalThis.renders = []
  })
  await page.evaluate(() => globalThis.bench.keystroke())
  const commits = await page.evaluate(() => globalThis.renders)
  await context.close()
  const ids = new Set(commits.flatMap((commit) => commit.ids))
  return { controls, nodes: ids.size, components: commits.reduce((sum, commit) => sum + commit.components, 0) }
}

/** Bytes in use after a collection: what one surface holds, and what is left after many came and went. */
async function heapOf(browser, address, remounts) {
  return inPage(browser, address, async (page, context) => {
    const session = await context.newCDPSession(page)
    const used = async () => {
      for (let left = 3; left > 0; left -= 1) await session.send('HeapProfiler.collectGarbage')
      return (await session.send('Runtime.getHeapUsage')).usedSize
    }
    await page.evaluate(() => globalThis.bench.evaluate())
    const mountOften = (count) => page.evaluate(([n, c]) => globalThis.bench.mountOften(n, c), [HEAP_SIZE, count])
    // The engine goes on compiling for a while, and what it makes stays: that is no leak.
    await mountOften(remounts)
    const before = await used()
    await page.evaluate((n) => globalThis.bench.mountAndKeep(n), HEAP_SIZE)
    const mounted = await used()
    await page.evaluate(() => globalThis.bench.unmountKept())
    const start = await used()
    await mountOften(remounts)
    return { heapMounted: mounted - before, heapGrowth: (await used()) - start }
  })
}
