// The page of a conversation about a workshop, by what a person finds on it.
import axe from 'axe-core'
import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import type { StreamedEvent } from './openPage'
import { act } from './requests'

export const form = (page: Page): Locator => page.getByRole('group', { name: 'Your workshop' })

export const topic = (page: Page): Locator => form(page).getByRole('textbox', { name: 'Topic' })

/** Waits until the page says `text`. */
export const wait = (page: Page, text: string): Promise<void> => page.getByText(text).waitFor()

/** Someone else in the same conversation asks for prices: the rooms and the workshop form are both revised. */
export async function askForPrices(run: string): Promise<void> {
  const answer = await act(run, 'exchange', ['rooms', 'prices', 2], { request: 'prices' })
  expect(answer.status).toBe(204)
}

/** Every event once, none left out. */
export function expectEachOnce(streamed: readonly StreamedEvent[]): void {
  expect(streamed.map(({ id }) => id)).toEqual(streamed.map((_, index) => index + 1))
}

/** What axe finds wrong with the page as it stands. */
export async function findFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run())
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
