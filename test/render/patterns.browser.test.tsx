// Patterns on which the platform's own RegExp would not come back, and a text of a hundred thousand letters in the field: typing
// goes on (CHECK-2).
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { A2uiSurface } from '../../src/A2uiSurface'
import { loadPatternEngine } from '../../src/catalog/patterns'
import { button, column, surfaceV2, textField } from './documents'

const LENGTH = 100_000

/** The longest that the page did not get to anything else, in milliseconds, while `work` went on. */
async function longestPause(work: () => Promise<void>): Promise<number> {
  let longest = 0
  let last = performance.now()
  const beat = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }
  const timer = setInterval(beat, 10)
  await work()
  clearInterval(timer)
  beat()
  return longest
}

it.each([
  '(a+)+$',
  '^(a|a)*$',
  '^(a|aa)+$',
  '(.*)*x$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '(a*)*b',
  '^(?:a?){1000}a{1000}$',
])(
  'typing goes on under /%s/ (CHECK-2)',
  async (pattern) => {
    await loadPatternEngine()
    const form = surfaceV2(
      [column('root', 'f', 'go'), textField('f', { validationRegexp: pattern }), ...button('resume', 'Go')],
      { f: `${'a'.repeat(LENGTH)}!` },
    )
    await render(
      <A2uiSurface payload={form} schemaVersion={2} limits={{ entry: 2 * LENGTH }} onResume={() => undefined} />,
    )
    const input = page.getByRole('textbox', { name: 'F' })
    const element = input.element() as HTMLInputElement
    const pause = await longestPause(async () => {
      await input.click()
      element.setSelectionRange(LENGTH + 1, LENGTH + 1)
      await userEvent.keyboard('bcd')
      await userEvent.tab()
    })
    expect(element.value.slice(LENGTH)).toBe('!bcd')
    expect(pause).toBeLessThan(3000)
  },
  60_000,
)
