// SEC-4: the two policies on a real page, everything in use, and no report; and reports where the policy is in fact broken.
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { column, payloadV1, surfaceV2, text, textField } from '../render/documents'
import { everyControl } from '../render/everyControl'
import { openStage, pressButtons, type SecurityStage, show, fillEverything } from './openHost'
import type { Shown } from './page/harness'
import { NONCE, type Policy } from './servePage'

let stage: SecurityStage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const violations = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.harness.violations)

const themed = surfaceV2(
  [
    { id: 'root', component: 'Row', children: ['a', 'b'] },
    text('a', 'A', { weight: 2 }),
    textField('b', { validationRegexp: '[a-z]+', accessibility: { label: 'Named' } }),
  ],
  { b: 'x' },
  { primaryColor: '#00AAFF', agentDisplayName: 'Guide' },
)

const states: readonly Shown[] = [
  { payload: themed, schemaVersion: 2 },
  { payload: themed, schemaVersion: 2, contentTrust: 'untrusted' },
  { payload: themed, schemaVersion: 2, submitted: { b: 'z', more: [1] } },
  { payload: 'nonsense', schemaVersion: 2 },
  { payload: payloadV1([{ component: 'heading', text: 'H', level: 9 }]) },
  { payload: surfaceV2([column('root', 'later')]), schemaVersion: 2 },
]

async function useAll(page: Page, options: Pick<Shown, 'native' | 'nonce'>): Promise<void> {
  for (const state of states) {
    await show(page, { ...state, ...options })
    await fillEverything(page)
  }
  await show(page, { payload: everyControl, schemaVersion: 2, ...options })
  await fillEverything(page)
  await pressButtons(page)
  await page.getByRole('status').filter({ hasText: 'Your answer was sent.' }).waitFor()
}

describe('a strict policy', () => {
  it.each<[string, Policy, Pick<Shown, 'native' | 'nonce'>]>([
    ['without a nonce, Trusted Types required, is kept with NativeSelect', 'strict', { native: true }],
    ["with a nonce is kept with the library's select, opened", 'nonce', { nonce: NONCE }],
  ])('%s (SEC-4)', async (_, policy, options) => {
    const page = await stage.open(policy)
    const before = stage.server.reports.length
    await useAll(page, options)
    expect(await violations(page)).toEqual([])
    // A report that was on its way would have come before this one, which the test provokes.
    await page.evaluate(() => {
      document.body.append(document.createElement('style'))
    })
    await expect.poll(() => stage.server.reports.length).toBe(before + 1)
    expect(await page.evaluate(() => window.harness.sent.length)).toBeGreaterThan(0)
  })

  it('with Trusted Types required is kept by Markdown, whose character references stay as they are written (SEC-4, REND-2)', async () => {
    const page = await stage.open('strict')
    const references = ['&amp;', '&#x41;', '&#65;', '&lt;b&gt;', '&CounterClockwiseContourIntegral;']
    const lines = references.map((reference) => `- **strong** _${reference}_ and \`${reference}\` ${reference}`)
    const source = `${references.join(' ')}\n\n${lines.join('\n')}\n\n<b>${references.join('')}</b> [${references.join('')}](&amp;)`
    await show(page, { payload: surfaceV2([text('root', source)]), schemaVersion: 2, markdown: true })
    await expect.poll(() => page.getByRole('listitem').count()).toBe(references.length)
    const shown = await page.locator('.a2s-text').innerText()
    for (const reference of references)
      expect(shown.split(reference).length - 1).toBe(source.split(reference).length - 1)
    expect(await page.locator('.a2s-text :is(a, b)').count()).toBe(0)
    expect(await violations(page)).toEqual([])
  })

  it.each<[string, Policy, Pick<Shown, 'native' | 'nonce'>, RegExp]>([
    ['without its nonce', 'nonce', {}, /^style-src-elem inline$/],
    ['where Trusted Types are required', 'strict', { nonce: NONCE }, /^require-trusted-types-for /],
  ])(
    '%s is broken by the select of Radix, and the page is told: the control (SEC-4)',
    async (_, policy, options, kind) => {
      const page = await stage.open(policy)
      const before = stage.server.reports.length
      await show(page, { payload: everyControl, schemaVersion: 2, ...options })
      await page.getByRole('combobox').click()
      await expect.poll(() => violations(page)).toContainEqual(expect.stringMatching(kind))
      await expect.poll(() => stage.server.reports.length).toBeGreaterThan(before)
    },
  )
})
