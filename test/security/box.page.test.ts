// SEC-5: nothing of a surface stands, paints or takes a click outside its box, however wide, deep or nested it is written.
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { column, surfaceV2, text, textField } from '../render/documents'
import { openStage, type SecurityStage, show } from './openHost'

let stage: SecurityStage
let page: Page

beforeAll(async () => {
  stage = await openStage()
  page = await stage.open('strict')
  await page.setViewportSize({ width: 800, height: 700 })
})
afterAll(() => stage.close())

const word = 'W'.repeat(4000)
const row = (id: string, ...children: string[]) => ({ id, component: 'Row', children, justify: 'spaceBetween' })
const levels = Array.from({ length: 30 }, (_, level) => row(`r${String(level)}`, 'wide', `r${String(level + 1)}`))

const documents: readonly (readonly [string, object])[] = [
  ['one endless word', surfaceV2([text('root', word)])],
  [
    'a heading and a label of endless words',
    surfaceV2([column('root', 'h', 'f'), text('h', word, { variant: 'h1' }), textField('f', { label: word })]),
  ],
  [
    'weights without measure',
    surfaceV2([
      row('root', 'a', 'b', 'c'),
      text('a', word, { weight: 1e300 }),
      text('b', 'b', { weight: -1e300 }),
      text('c', word, { weight: 0 }),
    ]),
  ],
  ['rows in rows', surfaceV2([row('root', 'r0'), ...levels, text('wide', word.slice(0, 60)), text('r30', word)])],
  [
    'two hundred items in a row',
    surfaceV2([row('root', ...Array.from({ length: 200 }, () => 'a')), text('a', 'item')]),
  ],
  [
    'marks that reverse and stack',
    surfaceV2([text('root', `\u202e${'Z\u0324\u0310\u0338'.repeat(300)}${'\u0489'.repeat(3000)}\u2066`)]),
  ],
]

/** Points outside the surface at which the surface would take a click, and whether it makes the page itself wider. */
function probe() {
  return page.evaluate(() => {
    const place = document.getElementById('place')
    const surface = document.querySelector('.a2s-surface')
    if (place === null || surface === null) throw new Error('There is no surface.')
    place.style.setProperty('width', '320px')
    place.style.setProperty('height', '300px')
    place.style.setProperty('overflow', 'auto')
    place.style.setProperty('margin', '150px 200px')
    const box = place.getBoundingClientRect()
    const outside: string[] = []
    for (let x = 2; x < innerWidth; x += 12) {
      for (let y = 2; y < innerHeight; y += 12) {
        const isInside = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
        if (!isInside && surface.contains(document.elementFromPoint(x, y))) outside.push(`${String(x)},${String(y)}`)
      }
    }
    const { left, right } = surface.getBoundingClientRect()
    const isContained = left >= box.left && right <= box.right + 1
    return { outside, isContained, isPageWider: document.documentElement.scrollWidth > innerWidth }
  })
}

it.each(documents)('%s stays in the box (SEC-5)', async (_, payload) => {
  await show(page, { payload, schemaVersion: 2, native: true })
  expect(await probe()).toEqual({ outside: [], isContained: true, isPageWider: false })
})

it('a part that is taken out of the flow stays in the box for as long as the box contains it: the control (SEC-5)', async () => {
  await show(page, { payload: surfaceV2([text('root', 'Here')]), schemaVersion: 2 })
  const cover = (contain: string) =>
    page.evaluate((value) => {
      const surface = document.querySelector<HTMLElement>('.a2s-surface')
      const part = document.querySelector<HTMLElement>('.a2s-text')
      surface?.style.setProperty('contain', value)
      for (const side of ['top', 'left', 'right', 'bottom']) part?.style.setProperty(side, '0')
      part?.style.setProperty('position', 'fixed')
    }, contain)
  await cover('')
  expect((await probe()).outside).toEqual([])
  await cover('none')
  expect((await probe()).outside.length).toBeGreaterThan(100)
})
