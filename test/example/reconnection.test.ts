// The example host when the line breaks, a frame is lost, or the host itself dies: what was typed stays, no event comes twice.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStage, type Stage } from './createStage'
import { readAllEvents, readEvents } from './requests'
import { askForPrices, expectEachOnce, form, topic, wait } from './workshopPage'

let stage: Stage

beforeAll(async () => {
  stage = await createStage()
})

afterAll(() => stage.close())

it('takes the stream up again after the last event, and loses nothing that was typed (DATA-7, REPLAY-1)', async () => {
  const opened = await stage.open('workshop')
  const { page, subscriptions } = opened
  await wait(page, 'Two rooms are free')
  await topic(page).fill('Quarterly review')
  const last = (await readAllEvents(stage.runOf(page))).at(-1)?.id

  stage.link.cut()
  await wait(page, 'Connection lost.')
  await askForPrices(stage.runOf(page))
  stage.mend()
  await wait(page, 'Prices are in.')

  expect(await page.getByRole('status').filter({ hasText: 'Connected' }).count()).toBe(1)
  expect(subscriptions.at(-1)?.['Last-Event-ID']).toBe(String(last))
  expectEachOnce(opened.streamed)
  expect(await topic(page).inputValue()).toBe('Quarterly review')
  expect(await page.getByText('Gladly.').count()).toBe(1)
})

it('goes on after the host has answered with an error in place of a stream', async () => {
  const opened = await stage.open('workshop')
  const { page, subscriptions } = opened
  await wait(page, 'Two rooms are free')
  await topic(page).fill('Quarterly review')

  // A browser does not try again after that; the page has to.
  await page.route('**/events?**', (route) => route.fulfill({ status: 503 }), { times: 1 })
  stage.link.cut()
  await wait(page, 'Connection lost.')
  await askForPrices(stage.runOf(page))
  stage.mend()
  await wait(page, 'Prices are in.')
  expect(subscriptions.at(-1)).not.toHaveProperty('Last-Event-ID')
  expectEachOnce(opened.streamed)
  expect(await topic(page).inputValue()).toBe('Quarterly review')
})

it('says so when the host does not know the conversation', async () => {
  const { page } = await stage.open('workshop')
  await page.goto(`${stage.link.address}/?run=workshop-000000000000`)
  await wait(page, 'The host no longer knows this conversation.')
})

it('asks for the whole surface when a frame does not fit, and puts back what was typed (DELTA-4)', async () => {
  const opened = await stage.open('workshop')
  const { page } = opened
  await wait(page, 'Two rooms are free')
  await topic(page).fill('Quarterly review')
  stage.link.cut()
  await wait(page, 'Connection lost.')
  await askForPrices(stage.runOf(page))
  await readEvents(`${stage.runOf(page)}/events`, 15)
  const events = await readAllEvents(stage.runOf(page))
  const revision = events.findLast(({ data }) => JSON.stringify(data).includes('"envelopeId":"workshop-details"'))
  const frame = { surfaceRef: 'workshop-details', catalogVersion: '0.9.1', patch: [{ op: 'remove', path: '/nowhere' }] }
  const id = String(revision?.id)
  await page.route(
    '**/events?**',
    (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: `id: ${id}\nevent: a2ui-surface-delta-frame\ndata: ${JSON.stringify(frame)}\n\n`,
      }),
    { times: 1 },
  )
  await wait(page, 'A change to it did not fit.')
  stage.mend()
  await form(page).getByRole('textbox', { name: 'Budget in euros' }).waitFor()
  expect(await topic(page).inputValue()).toBe('Quarterly review')
  await wait(page, 'Prices are in.')
})

it('goes on where it was when the host is killed in the middle of a stream (ACT-4, PART-1, REPLAY-1)', async () => {
  await stage.startAnother('--pace', '1000')
  const opened = await stage.open('workshop')
  const { page } = opened
  await wait(page, 'Rooms in the second week of March')
  await topic(page).fill('Quarterly review')

  stage.link.cut()
  await stage.kill()
  await wait(page, 'Connection lost.')
  const draft = form(page).getByRole('button', { name: 'Draft an agenda' })
  await draft.click()
  await form(page).getByRole('alert').getByText('Sending failed.').waitFor()
  expect(await topic(page).inputValue()).toBe('Quarterly review')

  await stage.startAnother('--pace', '0')
  await wait(page, 'Two rooms are free')
  expectEachOnce(opened.streamed)
  expect(await topic(page).inputValue()).toBe('Quarterly review')

  await draft.click()
  await page.getByRole('button', { name: 'Use this agenda' }).waitFor()
  expect(await topic(page).inputValue()).toBe('Quarterly review')
  expect(await topic(page).isEditable()).toBe(true)
})
