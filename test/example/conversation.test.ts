// The example host as a person meets it: several surfaces in one conversation, revised while the person types.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStage, type Stage } from './createStage'
import { act, readAllEvents } from './requests'
import { askForPrices, expectEachOnce, findFaults, form, topic, wait } from './workshopPage'

let stage: Stage

beforeAll(async () => {
  stage = await createStage()
})

afterAll(() => stage.close())

it('keeps the text, the focus and the caret while a delta frame revises the form (DELTA-2, DATA-7)', async () => {
  const opened = await stage.open('workshop')
  const { page, streamed } = opened
  await wait(page, 'Two rooms are free')
  await topic(page).pressSequentially('Quarterly review')
  await topic(page).press('Home')
  await topic(page).press('ArrowRight')
  const element = await topic(page).elementHandle()

  await askForPrices(stage.runOf(page))
  await form(page).getByRole('textbox', { name: 'Budget in euros' }).waitFor()
  expect(await page.evaluate((typed) => document.activeElement === typed, element)).toBe(true)
  await page.keyboard.type('!')
  expect(await topic(page).inputValue()).toBe('Q!uarterly review')

  await wait(page, 'Prices are in.')
  const revisions = () =>
    streamed.filter(({ data }) => data.includes('workshop-details') && data.includes('0.9.1')).map(({ type }) => type)
  await expect.poll(revisions).toEqual(['envelope', 'a2ui-surface-delta-frame', 'a2ui-surface-delta-frame'])
  expectEachOnce(opened.streamed)
  expect(opened.complaints).toEqual([])
})

it('sends an answer once, however fast the presses, and shows it settled for good (ACT-4, REPLAY-1)', async () => {
  const { page, posted, complaints } = await stage.open('workshop')
  await wait(page, 'Two rooms are free')
  await topic(page).fill('Quarterly review')
  await form(page).getByLabel('Day').fill('2027-03-11')
  await form(page).getByLabel('Catering').selectOption('Coffee and lunch')
  await form(page).getByRole('button', { name: 'Book the workshop' }).dblclick()
  await wait(page, 'The workshop is booked.')
  await form(page).getByText('Your answer was sent.').waitFor()
  expect(posted.filter((path) => path.endsWith('/resume'))).toHaveLength(1)

  const value = { topic: 'Quarterly review', day: '2027-03-11', catering: 'lunch', stream: false }
  const again = await act(stage.runOf(page), 'resume', ['workshop-details', 'book', 1], value)
  expect(again.status).toBe(409)
  const events = await readAllEvents(stage.runOf(page))
  expect(events.filter(({ type }) => type === 'action').map(({ data }) => data)).toEqual([
    { target: 'resume', surfaceKey: 'workshop-details', componentId: 'book', value },
  ])

  await page.reload()
  await form(page).getByText('Your answer was sent.').waitFor()
  expect(await topic(page).inputValue()).toBe('Quarterly review')
  expect(await topic(page).isEditable()).toBe(false)
  expect(complaints).toEqual([])
})

it('settles an answer whose confirmation was lost on the way, without sending it again (ACT-4)', async () => {
  const { page, posted } = await stage.open('approvals')
  const release = page.getByRole('group', { name: 'Release version 4.2' })
  await page.route(
    '**/resume',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await release.getByRole('button', { name: 'Release it' }).click()
  await release.getByText('Your answer was sent.').waitFor()
  await wait(page, 'Version 4.2 is going out.')
  expect(posted.filter((path) => path.endsWith('/resume'))).toHaveLength(1)
  const events = await readAllEvents(stage.runOf(page))
  expect(events.filter(({ type }) => type === 'action')).toHaveLength(1)
})

it('lets nobody approve what came from outside, and shows what it cannot read as a notice (TRUST-2, STORE-2)', async () => {
  const { page, posted } = await stage.open('approvals')
  await wait(page, 'It was made for a version that is not known here.')
  const untrusted = page.getByRole('group').filter({ hasText: 'has not been verified' })
  const approve = untrusted.getByRole('button', { name: 'Approve' })
  expect(await approve.getAttribute('aria-disabled')).toBe('true')
  await approve.press('Enter')
  // What the press had posted would be on its way before this is.
  await page.evaluate(() => fetch('/'))
  expect(posted.filter((path) => path.endsWith('/resume'))).toEqual([])
})

it('keeps to its strict policy and to what axe knows, light and dark, in both directions (SEC-4)', async () => {
  const { page, complaints } = await stage.open('approvals')
  await wait(page, 'It was made for a version that is not known here.')
  for (const button of ['Dark', 'Right to left']) {
    expect(await findFaults(page)).toEqual([])
    await page.getByRole('button', { name: button }).click()
  }
  expect(await findFaults(page)).toEqual([])
  expect(complaints).toEqual([])
})
