// A page of the example host in Chromium, with what its event stream brought and what it complained of.
import { type Browser, chromium, type Page } from 'playwright'
import { findChromium } from '../../scripts/chromium.mjs'

export interface StreamedEvent {
  readonly id: number
  readonly type: string
  readonly data: string
}

export interface OpenPage {
  readonly page: Page
  /** What the page got over its event stream, in order. */
  readonly streamed: readonly StreamedEvent[]
  /** Headers of each request for the event stream. */
  readonly subscriptions: readonly Readonly<Record<string, string>>[]
  /** Addresses of what the page posted. */
  readonly posted: readonly string[]
  /** Script errors and broken policies; requests that failed are not among them. */
  readonly complaints: readonly string[]
}

export function launchBrowser(): Promise<Browser> {
  const found = findChromium()
  if (found === undefined) throw new Error('There is no Chromium to test with; `npm test` fetches one.')
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({
    executablePath: found.path,
    args: [...sandbox, '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
}

export async function openPage(browser: Browser, address: string): Promise<OpenPage> {
  const context = await browser.newContext()
  // Shorter than the tests' own limit, so that a failure names the step.
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  const streamed: StreamedEvent[] = []
  const subscriptions: Record<string, string>[] = []
  const posted: string[] = []
  const complaints: string[] = []

  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(new URL(request.url()).pathname)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    const isFailedRequest = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isFailedRequest) complaints.push(message.text())
  })

  // Playwright itself does not tell of single events, nor of the header that only the browser sets.
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.eventSourceMessageReceived', ({ eventId, eventName, data }) => {
    streamed.push({ id: Number(eventId), type: eventName, data })
  })
  session.on('Network.requestWillBeSentExtraInfo', ({ headers }) => {
    if (headers['Accept'] === 'text/event-stream') subscriptions.push(headers)
  })
  await page.goto(address)
  return { page, streamed, subscriptions, posted, complaints }
}
