// Hears of everything by which a page could reach beyond itself: requests, frames, windows, storage, and calls that leave no other trace.
import type { Page } from 'playwright'

declare global {
  interface Window {
    /** Names of the watched functions that were called. */
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
      requests.length = 0
      seen.length = 0
      await page.evaluate(() => {
        window.trapped.length = 0
      })
    },
    async effects() {
      const { cookies, origins } = await page.context().storageState({ indexedDB: true })
      const calls = await page.evaluate(() => window.trapped)
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
      Reflect.set(owner, name, function (this: unknown, ...given: unknown[]): unknown {
        trapped.push(name)
        return Reflect.apply(found, this, given) as unknown
      })
    }
  }
  trap(window, ['open', 'postMessage', 'print', 'alert', 'confirm', 'prompt', 'fetch'])
  trap(Storage.prototype, ['getItem', 'setItem'])
  trap(History.prototype, ['pushState', 'replaceState', 'back', 'go'])
  trap(Clipboard.prototype, ['read', 'readText', 'write', 'writeText'])
  trap(Navigator.prototype, ['sendBeacon', 'share', 'requestMediaKeySystemAccess'])
  trap(Document.prototype, ['execCommand', 'write', 'open'])
  trap(IDBFactory.prototype, ['open', 'deleteDatabase'])
  trap(Element.prototype, ['requestFullscreen', 'requestPointerLock', 'attachShadow'])
}
