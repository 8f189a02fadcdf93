// SEC-1: whatever is written in any place of either schema, the page has the same elements and attributes as for plain words.
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { everyStringV1, everyStringV2, type Write } from './everyString'
import { MARK, SCRIPTS } from './hostileTexts'
import { openStage, pressButtons, type SecurityStage, show } from './openHost'
import type { Shown } from './page/harness'
import { readPage } from './readPage'

let stage: SecurityStage
let page: Page
const requests: string[] = []

beforeAll(async () => {
  stage = await openStage()
  page = await stage.open('none')
  page.on('request', (request) => {
    // The engine for patterns, which the bundler split off.
    if (!stage.server.files.has(new URL(request.url()).pathname)) requests.push(request.url())
  })
})
afterAll(() => stage.close())

/** No words for people: keys under which values are sent, values of options, the agent's notes, patterns. */
const HIDDEN_V1 = [
  ...['fieldText.id', 'fieldDate.id', 'fieldSelect.id', 'fieldSelect.options.value', 'fieldCheckbox.id'],
  ...['actionButton.id', 'reasoning'],
]
/** The same for version 2, and the names for which the visible text stands (REND-7); a date that is none is shown as empty. */
const HIDDEN_V2 = [
  ...['Text.accessibility.label', 'Text.accessibility.description', 'TextField.accessibility.label'],
  ...['TextField.validationRegexp', 'CheckBox.accessibility.label', 'ChoicePicker.accessibility.label'],
  ...['ChoicePicker.options.value', 'ChoicePicker.value', 'DateTimeInput.accessibility.label', 'DateTimeInput.value'],
  ...['Button.accessibility.label', 'Button.action.event.context.key', 'Button.action.event.context.entry'],
  ...['Divider.accessibility.description', 'reasoning'],
]
/** With the model filled no check fails; what only a check or a checkbox reads is not shown. */
const HIDDEN_BOUND = [
  ...HIDDEN_V2,
  'CheckBox.value',
  ...['TextField', 'CheckBox', 'ChoicePicker', 'DateTimeInput'].flatMap((name) => [
    `${name}.checks.message`,
    `${name}.checks.condition.args.value`,
  ]),
]

/** Each document, and the places in it whose text is not shown. */
const documents: readonly (readonly [string, (write: Write) => Shown, readonly string[]])[] = [
  ['version 1', (write) => ({ payload: everyStringV1(write) }), HIDDEN_V1],
  ['version 2', (write) => ({ payload: everyStringV2(write, false), schemaVersion: 2 }), HIDDEN_V2],
  ['version 2, bound', (write) => ({ payload: everyStringV2(write, true), schemaVersion: 2 }), HIDDEN_BOUND],
  ['a notice', (write) => ({ payload: { ...everyStringV1(write), unknown: write('unknown') } }), []],
  [
    'a recorded answer',
    (write) => ({ payload: everyStringV1(write), submitted: { [write('name')]: write('answer') } }),
    HIDDEN_V1,
  ],
]

/** Shows a document with `text` in every place; gives the page's shape, and the places whose text can be read there. */
async function read(make: (write: Write) => Shown, text: string) {
  const places: string[] = []
  const write: Write = (place) => {
    places.push(place)
    return `${text}§${place}§`
  }
  await show(page, { ...make(write), native: true })
  await pressButtons(page)
  const { shape, texts, pwned } = await readPage(page)
  const all = texts.join('\n')
  // A notice shows the document as JSON, which escapes quotation marks.
  const forms = [text, JSON.stringify(text).slice(1, -1)]
  const isShown = (place: string) => forms.some((form) => all.includes(`${form}§${place}§`))
  return { shape, pwned, hidden: [...new Set(places)].filter((place) => !isShown(place)) }
}

it.each(documents)(
  '%s is the same page for every text, shown as it is written (SEC-1, SEC-2)',
  async (_, make, hidden) => {
    const plain = await read(make, 'plain')
    expect(plain.hidden.toSorted()).toEqual(hidden.toSorted())
    expect(plain.pwned).toBe(false)
    for (const text of Object.values(SCRIPTS)) expect(await read(make, text)).toEqual(plain)
    expect(requests).toEqual([])
  },
)

it('sees a text that is taken for HTML: the control (SEC-1)', async () => {
  const write: Write = (place) => `plain ${place}`
  await show(page, { payload: everyStringV1(write) })
  const before = await readPage(page)
  await page.evaluate((text) => {
    document.querySelector('.a2s-text')?.insertAdjacentHTML('beforeend', text)
  }, SCRIPTS['an image that runs a script'] ?? '')
  await expect.poll(async () => (await readPage(page)).pwned).toBe(true)
  expect((await readPage(page)).shape).not.toEqual(before.shape)
  expect(requests.join()).toContain(MARK)
})
