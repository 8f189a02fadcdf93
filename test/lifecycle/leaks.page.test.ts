// ACT-4, STORE-1: surfaces come and go, and nothing of them stays: measured in Chromium after its own garbage collection.
import type { CDPSession, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStage, type SecurityStage } from '../security/openHost'
import { createSurface, envelope, payloadV2, updateComponents, updateDataModel } from '../render/documents'
import { everyControl } from '../render/everyControl'

let stage: SecurityStage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

interface Usage {
  readonly nodes: number
  readonly listeners: number
  /** Bytes. */
  readonly heap: number
}

async function openMeasured(): Promise<{ page: Page; measure: () => Promise<Usage> }> {
  const page = await stage.open('none')
  const session = await page.context().newCDPSession(page)
  return { page, measure: () => measure(session) }
}

async function measure(session: CDPSession): Promise<Usage> {
  // Twice, since what the first one frees may have held on to more.
  for (let count = 0; count < 2; count += 1) await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return { nodes, listeners: jsEventListeners, heap: usedSize }
}

/** Mounts and unmounts a surface of every control, in a React root of its own each time. */
function comeAndGo(page: Page, times: number): Promise<void> {
  return page.evaluate(
    async ({ payload, count }) => {
      const nextTask = () => new Promise((resolve) => setTimeout(resolve))
      for (let index = 0; index < count; index += 1) {
        window.harness.show({ payload, schemaVersion: 2, native: index % 2 === 0 })
        if (document.querySelector('.a2s-surface') === null) throw new Error('Nothing was shown.')
        window.harness.clear()
        if (index % 20 === 0) await nextTask()
      }
      await nextTask()
    },
    { payload: everyControl, count: times },
  )
}

it('a thousand surfaces that come and go leave nothing behind (ACT-4)', async () => {
  const { page, measure } = await openMeasured()
  await comeAndGo(page, 50)
  const before = await measure()
  await comeAndGo(page, 1000)
  const after = await measure()
  expect(after.nodes).toBeLessThan(before.nodes + 500)
  expect(after.listeners).toBeLessThan(before.listeners + 50)
  expect(after.heap - before.heap).toBeLessThan(2_000_000)
})

const start = [
  envelope(
    payloadV2([createSurface(), updateComponents([{ id: 'root', component: 'Text', text: { path: '/n' } }])]),
    2,
    'start',
  ),
]

function update(page: Page, times: number): Promise<string | null> {
  const first = envelope(payloadV2([updateDataModel('/n', 0)]), 2, '@')
  return page.evaluate(
    async ({ document: template, count }) => {
      for (let index = 0; index < count; index += 1) {
        const text = JSON.stringify(template).replaceAll('@', crypto.randomUUID())
        window.harness.receive(JSON.parse(text.replace('"value":0', `"value":${String(index)}`)))
        if (index % 100 === 0) await new Promise((resolve) => setTimeout(resolve))
      }
      await new Promise((resolve) => setTimeout(resolve))
      return document.querySelector('.a2s-text')?.textContent ?? null
    },
    { document: first, count: times },
  )
}

it('ten thousand updates keep their records and nothing else, and those go with the store (STORE-1)', async () => {
  const { page, measure } = await openMeasured()
  await page.evaluate((documents) => {
    window.harness.openStore(documents)
  }, start)
  await update(page, 100)
  const before = await measure()
  expect(await update(page, 10_000)).toBe('9999')
  const shown = await measure()
  expect(shown.nodes).toBeLessThan(before.nodes + 100)
  expect(shown.listeners).toBeLessThan(before.listeners + 20)
  // A record holds the envelope as it was received, which is what the host asked for.
  expect((shown.heap - before.heap) / 10_000).toBeLessThan(4_000)

  await page.evaluate(() => {
    window.harness.clear()
  })
  expect((await measure()).heap - before.heap).toBeLessThan(2_000_000)
})

it('what a page does keep is counted: the control (ACT-4)', async () => {
  const { page, measure } = await openMeasured()
  await comeAndGo(page, 5)
  const before = await measure()
  await page.evaluate((payload) => {
    const kept: Node[] = []
    Object.assign(window, { kept })
    for (let index = 0; index < 50; index += 1) {
      window.harness.show({ payload, schemaVersion: 2 })
      const surface = document.querySelector('.a2s-surface')
      if (surface !== null) kept.push(surface.cloneNode(true))
      surface?.addEventListener('click', () => kept.length)
      window.harness.clear()
    }
  }, everyControl)
  const after = await measure()
  expect(after.nodes).toBeGreaterThan(before.nodes + 2_000)
})
