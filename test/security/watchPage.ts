// Hears of everything by which a page could reach beyond itself: requests, frames, windows, storage, and calls that leave no other trace.
import type { Page } from 'playwright'
import { expect } from 'vitest'

declare global {
  interface Window {
    /** Names of the watched functions that were called, and of the elements that came and load something. */
    trapped: string[]
  }
}

export interface Watch {
  /** Addresses of the requests. */
  readonly requests: readonly string[]
  /** Forgets what it took to load the page. */
  readonly begin: () => Promise<void>
  /** What else the page did, each time it did it. */
  readonly effects: () => Promise<readonly string[]>
}

export async function watchPage(page: Page): Promise<Watch> {
  const requests: string[] = []
  const seen: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  page.on('websocket', (socket) => requests.push(socket.url()))
  page.on('framenavigated', (frame) => seen.push(`navigation ${frame.url()}`))
  page.on('frameattached', () => seen.push('frame'))
  page.on('download', () => seen.push('download'))
  page.on('pageerror', (error) => seen.push(`error ${error.message}`))
  page.on('worker', () => seen.push('worker'))
  page.on('dialog', (dialog) => {
    seen.push('dialog')
    void dialog.dismiss()
  })
  page.context().on('page', () => seen.push('window'))
  page.context().on('serviceworker', () => seen.push('service worker'))
  await page.addInitScript(trapCalls)
  return {
    requests,
    async begin() {
      // A trap that could not be set would let all pass that come after it.
      expect(await page.evaluate(() => window.trapped.includes('set'))).toBe(true)
      requests.length = 0
      seen.length = 0
      await page.evaluate(() => {
        window.trapped.length = 0
      })
    },
    async effects() {
      const { cookies, origins } = await page.context().storageState({ indexedDB: true })
      const calls = await page.evaluate(async () => {
        const workers = await navigator.serviceWorker.getRegistrations()
        const stores = [sessionStorage, localStorage].filter(({ length }) => length > 0)
        const kept = [...workers.map(() => 'registered'), ...stores.map(() => 'web storage')]
        return [...window.trapped, ...(await indexedDB.databases()).map(() => 'database'), ...kept]
      })
      const kept = [...cookies.map(({ name }) => `cookie ${name}`), ...origins.map(() => 'storage')]
      return [...seen, ...calls, ...kept]
    },
  }
}

/** Runs in the page before all else. Each trap passes the call on. */
function trapCalls(): void {
  const trapped: string[] = []
  Object.assign(window, { trapped })
  const trap = (owner: object, names: readonly string[]): void => {
    for (const name of names) {
      const found: unknown = Reflect.get(owner, name)
      if (typeof found !== 'function') throw new Error(`There is no ${name} to watch.`)
      const handler: ProxyHandler<typeof found> = {
        apply(target, self, given) {
          trapped.push(name)
          return Reflect.apply(target, self, given) as unknown
        },
        construct(target, given, self) {
          trapped.push(`new ${name}`)
          return Reflect.construct(target, given, self) as object
        },
      }
      Reflect.set(owner, name, new Proxy(found, handler))
    }
  }
  trap(window, ['open', 'postMessage', 'print', 'alert', 'confirm', 'prompt', 'fetch'])
  trap(window, [
    'Worker',
    'SharedWorker',
    'WebSocket',
    'EventSource',
    'XMLHttpRequest',
    'RTCPeerConnection',
    'FontFace',
  ])
  trap(window, ['BroadcastChannel', 'Notification', 'Image', 'Audio'])
  trap(ServiceWorkerContainer.prototype, ['register'])
  trap(CacheStorage.prototype, ['open', 'match'])
  trap(StorageManager.prototype, ['getDirectory', 'persist'])
  trap(Storage.prototype, ['getItem', 'setItem'])
  trap(History.prototype, ['pushState', 'replaceState', 'back', 'go'])
  trap(Clipboard.prototype, ['read', 'readText', 'write', 'writeText'])
  trap(Navigator.prototype, ['sendBeacon', 'requestMediaKeySystemAccess'])
  trap(Document.prototype, ['execCommand', 'write', 'open'])
  trap(IDBFactory.prototype, ['open', 'deleteDatabase'])
  trap(Element.prototype, ['requestFullscreen', 'requestPointerLock', 'attachShadow'])

  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    get(this: Document): unknown {
      trapped.push('cookie read')
      return cookie?.get?.call(this)
    },
    set(this: Document, value: unknown) {
      trapped.push('cookie written')
      cookie?.set?.call(this, value)
    },
  })

  // What loads, or lets load later, is seen even where the browser puts the request off: prefetch, preload, fonts, addresses in CSS.
  const loads =
    'link, script, base, meta, iframe, object, embed, portal, [src], [srcset], [href], [ping], [action], [formaction]'
  const css = /url\(|image-set\(|@import|@font-face/i
  const look = (node: Node | null): void => {
    if (!(node instanceof Element)) {
      if (node?.parentElement?.localName === 'style') look(node.parentElement)
      return
    }
    for (const element of [node, ...node.querySelectorAll('*')]) {
      const styles = [element.getAttribute('style'), element.localName === 'style' ? element.textContent : '']
      if (element.matches(loads))
        trapped.push(`element ${element.localName} ${element.getAttribute('rel') ?? ''}`.trim())
      if (styles.some((text) => css.test(text ?? ''))) trapped.push(`address in CSS of ${element.localName}`)
    }
  }
  new MutationObserver((records) => {
    for (const { target, addedNodes, type } of records) {
      if (type === 'childList') addedNodes.forEach(look)
      else look(target)
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  trapped.push('set')
}
