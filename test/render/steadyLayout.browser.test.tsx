// What is on the page stays where it is while the rest arrives, and when that it arrived is said (PART-2).
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../src/widgets/styles.css'
import { A2uiSurface } from '../../src/A2uiSurface'
import { column, createSurface, envelopesOf, text, updateComponents } from './documents'

const start = envelopesOf(
  [createSurface(), updateComponents([column('root', 'a', 'late', 'b'), text('a'), text('b')])],
  {
    partial: true,
  },
)
const last = envelopesOf([updateComponents([text('late')])], { run: 'last' })

function show(envelopes: readonly unknown[]) {
  return (
    <>
      <A2uiSurface envelopes={envelopes} />
      <p>below</p>
    </>
  )
}

const top = (said: string): number => page.getByText(said, { exact: true }).element().getBoundingClientRect().top

it('a text that takes the place of its placeholder moves nothing, nor does the word that it came (PART-2, FOLD-6)', async () => {
  const { rerender } = await render(show(start))
  const places = () => ['a', 'b', 'below'].map((said) => Math.round(top(said)))
  const before = places()
  await rerender(show([...start, ...last]))
  await expect.element(page.getByText('late', { exact: true })).toBeVisible()
  expect(places()).toEqual(before)
  await expect.element(page.getByRole('status')).toHaveTextContent('Updated.')
  expect(places()).toEqual(before)
})
