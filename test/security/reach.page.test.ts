// SEC-2 and ACT-1: a surface in full use asks for nothing, opens nothing and keeps nothing. There is no policy on this page that
// would stop it first.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { surfaceV2, textField } from '../render/documents'
import { everyControl } from '../render/everyControl'
import { everyStringV1, everyStringV2 } from './everyString'
import { SCRIPTS } from './hostileTexts'
import { fillEverything, openStage, pressButtons, type SecurityStage, show } from './openHost'
import { type Watch, watchPage } from './watchPage'

let stage: SecurityStage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

async function openWatched() {
  const watches: Watch[] = []
  const page = await stage.open('none', async (opened) => watches.push(await watchPage(opened)))
  const [watch] = watches
  if (watch === undefined) throw new Error('Nothing watches the page.')
  await watch.begin()
  return {
    page,
    requests: () => watch.requests.map((address) => new URL(address)),
    effects: watch.effects,
  }
}

it('filled with addresses and worked through, it does nothing but call back (SEC-2, ACT-1)', async () => {
  const { page, requests, effects } = await openWatched()
  for (const text of Object.values(SCRIPTS)) {
    for (const payload of [everyStringV2(() => text, false), everyStringV2(() => text, true)]) {
      await show(page, { payload, schemaVersion: 2, native: true })
      await pressButtons(page)
    }
    await show(page, { payload: everyStringV1(() => text), native: true })
    await pressButtons(page)
  }
  await show(page, { payload: everyControl, schemaVersion: 2 })
  await fillEverything(page)
  await pressButtons(page)
  await page.getByRole('status').filter({ hasText: 'Your answer was sent.' }).waitFor()

  expect(await effects()).toEqual([])
  // The engine for patterns is a part of the library that the bundler split off.
  for (const { pathname, search, hash } of requests()) {
    expect(stage.server.files).toContain(pathname)
    expect(search + hash).toBe('')
  }
})

it('loads the engine for patterns from an address that the agent has no part in (SEC-2, CHECK-2)', async () => {
  const { page, requests } = await openWatched()
  const payload = surfaceV2([textField('root', { validationRegexp: 'https?://example\\.test/a2s-pwned' })], {
    root: 'x',
  })
  await show(page, { payload, schemaVersion: 2 })
  await page.getByRole('textbox').fill('y')
  await page.getByRole('textbox').blur()
  await expect.poll(() => requests().length).toBe(1)
  expect(requests().map(({ pathname }) => stage.server.files.has(pathname))).toEqual([true])
})

it('would be seen doing any of it: the control (SEC-2, ACT-1)', async () => {
  const { page, requests, effects } = await openWatched()
  await page.evaluate(async () => {
    const load = (element: Element, name: string) => {
      element.setAttribute(name, `/${element.tagName}`)
      document.body.append(element)
    }
    for (const [tag, name] of [
      ['img', 'src'],
      ['iframe', 'src'],
      ['script', 'src'],
      ['object', 'data'],
      ['video', 'src'],
    ] as const) {
      load(document.createElement(tag), name)
    }
    const link = Object.assign(document.createElement('link'), { rel: 'prefetch' })
    load(link, 'href')
    document.body.append(Object.assign(document.createElement('style'), { textContent: 'p { background: url(/css) }' }))
    await fetch('/fetch').catch(() => undefined)
    navigator.sendBeacon('/beacon', '')
    localStorage.setItem('a', 'b')
    document.cookie = 'a=b'
    await navigator.clipboard.writeText('x').catch(() => undefined)
    history.pushState({}, '', '#moved')
    window.open('/none')
  })
  const paths = () => requests().map(({ pathname }) => pathname)
  const wanted = ['/IMG', '/IFRAME', '/SCRIPT', '/OBJECT', '/VIDEO', '/LINK', '/css', '/fetch', '/beacon']
  await expect.poll(() => wanted.filter((path) => !paths().includes(path))).toEqual([])
  const found = (await effects()).join('\n')
  for (const effect of [
    'frame',
    'navigation',
    'window',
    'fetch',
    'sendBeacon',
    'setItem',
    'cookie a',
    'storage',
    'writeText',
    'pushState',
    'open',
  ]) {
    expect(found).toContain(effect)
  }
})
