// Both complete forms, filled in and sent by keys alone, then by what the accessibility tree offers alone; and that tree, as
// Chromium builds it, against a text that can be read.
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../src/widgets/styles.css'
import type { ActionCallback } from '../../src/catalog/press'
import { A2uiSurface } from '../../src/A2uiSurface'
import { accessibilityTree } from './accessibilityTree'
import { answerV1, answerV2, formV1, formV2, note } from './forms'

async function show(envelopes: readonly unknown[]) {
  const onResume = vi.fn<ActionCallback>()
  await render(
    <main>
      <A2uiSurface
        envelopes={envelopes}
        interrupt={{ kind: 'clarification' }}
        onResume={onResume}
        onExchange={vi.fn()}
      />
    </main>,
  )
  return () => onResume.mock.lastCall?.[0]
}

const press = (keys: string) => userEvent.keyboard(keys)
const focused = () => document.activeElement?.textContent

const forms = [
  {
    version: 1,
    envelopes: formV1,
    answer: answerV1,
    approve: 'Approve',
    steps: 1,
    missing: page.getByRole('combobox'),
  },
  {
    version: 2,
    envelopes: formV2,
    answer: answerV2,
    approve: 'Approve expense report 2207',
    steps: 3,
    missing: page.getByRole('checkbox'),
  },
]

describe.each(forms)('version $version', ({ version, envelopes, answer, approve, steps, missing }) => {
  it('is completed with the keyboard alone, in the order of reading (REND-7, CHECK-3)', async () => {
    const sent = await show(envelopes)
    await press('{Tab}')
    await press('{Enter}')
    await expect.element(page.getByRole('listbox')).toBeVisible()
    await press('{End}')
    // The list moves the focus a moment after the key.
    await expect.element(page.getByRole('option', { name: '4900 Other' })).toHaveFocus()
    await press('{Enter}')
    await expect.element(page.getByRole('combobox')).toHaveTextContent('4900 Other')
    await press('{Tab}')
    await press(note)
    await press('{Tab} ')
    await expect.element(page.getByRole('checkbox')).toBeChecked()
    for (let step = 0; step < steps; step += 1) await press('{Tab}')
    expect(focused()).toBe('Approve')
    await press('{Enter}')
    await expect.poll(sent).toEqual(answer)
    await expect.element(page.getByText('Your answer was sent.')).toBeVisible()
  })

  it('is completed through roles and names alone (REND-7)', async () => {
    const sent = await show(envelopes)
    await page.getByRole('button', { name: approve, exact: true }).click({ force: true })
    await expect.element(missing).toHaveFocus()
    await page.getByRole('combobox', { name: 'Charge to' }).click()
    await page.getByRole('listbox', { name: 'Charge to' }).getByRole('option', { name: '4900 Other' }).click()
    await page.getByRole('textbox', { name: 'Note to the claimant' }).fill(note)
    await page.getByRole('checkbox', { name: 'I have seen the three receipts' }).click()
    await page.getByRole('button', { name: approve, exact: true }).click()
    await expect.poll(sent).toEqual(answer)
    expect(page.getByRole('status').element()).toHaveTextContent('Your answer was sent.')
  })

  it('has the accessibility tree of its text file (REND-7)', async () => {
    await show(envelopes)
    await expect(await accessibilityTree('main')).toMatchFileSnapshot(`./trees/expense-v${String(version)}.txt`)
  })
})
