// Chromium on the host's page, and a person who uses all that is on it.
import type { Browser, Page } from 'playwright'
import { launchBrowser } from '../example/openPage'
import type { Shown } from './page/harness'
import { type PageServer, type Policy, servePage } from './servePage'

export interface SecurityStage {
  readonly server: PageServer
  readonly open: (policy: Policy, prepare?: (page: Page) => Promise<unknown>) => Promise<Page>
  readonly close: () => Promise<void>
}

export async function openStage(): Promise<SecurityStage> {
  const [browser, server] = await Promise.all([launchBrowser(), servePage()])
  return {
    server,
    async open(policy, prepare) {
      const page = await newPage(browser)
      await prepare?.(page)
      await page.goto(server.addressOf(policy))
      await page.waitForFunction(() => 'harness' in window)
      return page
    },
    async close() {
      await browser.close()
      server.close()
    },
  }
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  context.setDefaultTimeout(15_000)
  return context.newPage()
}

export async function show(page: Page, shown: Shown): Promise<void> {
  await page.evaluate((given) => {
    // Trust is lost for good, so each surface begins in a component of its own (TRUST-1).
    window.harness.clear()
    window.harness.show(given)
  }, shown)
  await page.locator('.a2s-surface').waitFor()
}

/** Fills, ticks, opens and chooses wherever that is possible, by mouse and by keyboard; presses no button that sends. */
export async function fillEverything(page: Page): Promise<void> {
  const surface = page.locator('.a2s-surface')
  for (const box of await surface.getByRole('textbox').all()) {
    if (await box.isEditable()) await box.fill('o')
  }
  const dates = { date: '2026-03-20', time: '10:30', 'datetime-local': '2026-03-20T10:30' }
  for (const [type, value] of Object.entries(dates)) {
    for (const input of await surface.locator(`input[type="${type}"]`).all()) await input.fill(value)
  }
  for (const select of await surface.locator('select').all()) await select.selectOption({ index: 1 })
  for (const trigger of await surface.locator('button[role="combobox"]').all()) {
    await trigger.click()
    const list = page.getByRole('listbox')
    await list.waitFor()
    await list.getByRole('option').first().click()
    await list.waitFor({ state: 'detached' })
  }
  for (const role of ['checkbox', 'radio'] as const) {
    for (const control of await surface.getByRole(role).all()) await control.click()
  }
}

/** Presses every button of the surface by Enter, as long as there are any that can be. */
export async function pressButtons(page: Page): Promise<void> {
  const buttons = page.locator('.a2s-surface .a2s-button')
  for (const button of await buttons.all()) await button.press('Enter')
}
