// SEC-2 and ACT-1: a surface in full use asks for nothing, opens nothing and keeps nothing. There is no policy on this page that
// would stop it first.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

/** What a surface must not do, and by what each is seen to be done. */
const DEEDS: Readonly<Record<string, readonly [() => unknown, ...string[]]>> = {
  'a frame': [
    () => {
      document.body.append(document.createElement('iframe'))
    },
    'frame',
    'element iframe',
  ],
  'a window': [() => window.open('/none'), 'window', 'open'],
  'a move': [() => (location.hash = 'moved'), 'navigation'],
  'an entry of the history': [
    () => {
      history.pushState({}, '', '#moved')
    },
    'pushState',
  ],
  'a request': [() => fetch('/fetch').catch(() => undefined), 'fetch'],
  'an old request': [() => new XMLHttpRequest(), 'new XMLHttpRequest'],
  'a beacon': [() => navigator.sendBeacon('/beacon', ''), 'sendBeacon'],
  'a stream': [() => new EventSource('/stream'), 'new EventSource'],
  'a socket': [() => new WebSocket(location.origin.replace('http', 'ws')), 'new WebSocket'],
  'a peer': [() => new RTCPeerConnection(), 'new RTCPeerConnection'],
  'a worker': [() => new Worker('data:text/javascript,0'), 'new Worker'],
  'a service worker': [() => navigator.serviceWorker.register('/nothing.js'), 'register', 'registered'],
  'a prefetch': [
    () => {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: '/later' }))
    },
    'element link prefetch',
  ],
  'a preload': [
    () => {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'preload', as: 'image', href: '/soon' }),
      )
    },
    'element link preload',
  ],
  'a font': [() => new FontFace('f', 'url(/font)').load().catch(() => undefined), 'new FontFace'],
  'a font in CSS': [
    () => {
      const textContent = '@font-face { font-family: f; src: url(/css-font) } p { font-family: f }'
      document.body.append(Object.assign(document.createElement('style'), { textContent }))
    },
    'address in CSS of style',
  ],
  'a picture in CSS': [
    () => {
      document.body.style.background = 'url(/css)'
    },
    'address in CSS of body',
  ],
  'a local store': [() => (localStorage['a'] = 'b'), 'storage', 'web storage'],
  'a session store': [() => (sessionStorage['a'] = 'b'), 'web storage'],
  'a look into a store': [() => localStorage.getItem('a'), 'getItem'],
  'a database': [
    () =>
      new Promise((resolve) => {
        indexedDB.open('d').onsuccess = resolve
      }),
    'open',
    'database',
  ],
  'a cache': [() => caches.open('c'), 'open'],
  'a file of its own': [() => navigator.storage.getDirectory().catch(() => undefined), 'getDirectory'],
  'a cookie': [() => (document.cookie = 'a=b'), 'cookie written', 'cookie a'],
  'a look at cookies': [() => document.cookie, 'cookie read'],
  'the clipboard, written': [() => navigator.clipboard.writeText('x').catch(() => undefined), 'writeText'],
  'the clipboard, read': [
    () => Promise.race([navigator.clipboard.readText().catch(() => ''), Promise.resolve()]),
    'readText',
  ],
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the old way to the clipboard is watched, too
  'the clipboard, in the old way': [() => document.execCommand('copy'), 'execCommand'],
}

const missingFrom = (found: readonly string[], wanted: readonly string[]) =>
  wanted.filter((name) => !found.some((effect) => effect.startsWith(name)))

describe('the controls', () => {
  it.each(Object.entries(DEEDS))('%s would be seen (SEC-2, ACT-1)', async (_, [deed, ...seen]) => {
    const { page, effects } = await openWatched()
    expect(await effects()).toEqual([])
    await page.evaluate(async (code) => {
      await (window.eval(`(${code})`) as () => unknown)()
      // What watches elements is told after the fact.
      await Promise.resolve()
    }, deed.toString())
    await expect.poll(async () => missingFrom(await effects(), seen)).toEqual([])
    await page.context().close()
  })

  it('every element that loads would be seen asking (SEC-2)', async () => {
    const { page, requests, effects } = await openWatched()
    await page.evaluate(() => {
      const owners = {
        img: 'src',
        iframe: 'src',
        script: 'src',
        object: 'data',
        video: 'src',
        audio: 'src',
        embed: 'src',
      }
      for (const [tag, name] of Object.entries(owners)) {
        const element = document.createElement(tag)
        element.setAttribute(name, `/${tag}`)
        document.body.append(element)
      }
    })
    const wanted = ['/img', '/iframe', '/script', '/object', '/video', '/audio', '/embed']
    const paths = () => requests().map(({ pathname }) => pathname)
    await expect.poll(() => wanted.filter((path) => !paths().includes(path))).toEqual([])
    expect(await effects()).toContain('element img')
  })
})
