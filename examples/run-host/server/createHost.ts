// The host's HTTP side: which request goes where, and what every answer carries. No framework, no CORS: only its own page talks to it.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { checkRequest } from './checkRequest'
import { readAnswer } from './checkAnswer'
import { HttpError } from './httpError'
import { createRuns } from './createRuns'
import { readJson } from './readJson'
import { streamEvents } from './streamEvents'
import type { Run } from './openRun'

export interface HostOptions {
  /** The bundled page: URL path to file. */
  readonly page: ReadonlyMap<string, Uint8Array>
  readonly recordingsFolder: string
  /** Where the logs of the runs are kept. */
  readonly dataFolder: string
  /** Factor on every wait of a recording; 0 for none. */
  readonly pace: number
  /** Milliseconds between two keep-alive comments. */
  readonly keepAlive: number
}

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; " +
    "frame-ancestors 'none'; require-trusted-types-for 'script'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' }

export function createHost(
  options: HostOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const runs = createRuns(options)

  const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = checkRequest(request)
    const file = options.page.get(pathname === '/' ? '/index.html' : pathname)
    if (file !== undefined && request.method === 'GET') {
      const type = TYPES[pathname.split('.').at(-1) ?? ''] ?? 'text/html'
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(file)
      return
    }
    const [first, id, part, surfaceKey, ...rest] = pathname.slice(1).split('/').map(decode)
    if (first !== 'runs' || rest.length > 0) throw new HttpError(404, 'There is nothing here.')
    const run = (): Run => runs.get(id ?? '')
    switch (`${request.method ?? ''} ${id === undefined ? '' : (part ?? 'self')}`) {
      case 'POST ':
        sendJson(response, 201, { id: runs.create(await readJson(request)) })
        return
      case 'GET self':
        sendJson(response, 200, { title: run().title, lastEventId: run().getEvents().length })
        return
      case 'GET events': {
        const after = readEventId(request.headers['last-event-id'] ?? searchParams.get('lastEventId'), run())
        streamEvents(run(), response, {
          after: after ?? 0,
          delta: searchParams.get('a2uiDelta') === '1',
          keepAlive: options.keepAlive,
        })
        return
      }
      case 'GET surfaces':
        sendJson(response, 200, findWhole(run(), surfaceKey, readEventId(searchParams.get('at'), run())))
        return
      case 'POST resume':
      case 'POST exchange':
        run().act(readAnswer(await readJson(request), part === 'resume' ? 'resume' : 'exchange'))
        response.writeHead(204).end()
        return
      default:
        throw new HttpError(404, 'There is nothing here.')
    }
  }

  return async (request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
    try {
      await route(request, response)
    } catch (error) {
      const status = error instanceof HttpError ? error.status : 500
      const reason = error instanceof HttpError ? error.message : 'The server made a mistake.'
      console.log(
        `refused ${request.method ?? ''} ${request.url ?? ''} with ${String(status)}: ${JSON.stringify(reason)}`,
      )
      if (!(error instanceof HttpError)) console.error(error)
      // The rest of a body that is too long is not read.
      if (status === 413) response.setHeader('connection', 'close')
      if (response.headersSent) response.destroy()
      else sendJson(response, status, { error: reason })
    }
  }
}

/** The version 1 envelope that was last sent under a key, whole, as of an event (DELTA-4). */
function findWhole(run: Run, surfaceKey: string | undefined, at: number | undefined): unknown {
  const event = run
    .getEvents()
    .slice(0, at)
    .findLast(
      ({ type, data }) => type === 'envelope' && (data as { envelopeId?: unknown } | null)?.envelopeId === surfaceKey,
    )
  if (event === undefined) throw new HttpError(404, 'There is no such surface.')
  return event.data
}

function readEventId(text: string | string[] | null | undefined, run: Run): number | undefined {
  if (text === null || text === undefined) return undefined
  const id = typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : -1
  if (id < 0 || id > run.getEvents().length) throw new HttpError(400, `There is no event "${String(text)}".`)
  return id
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw new HttpError(400, 'The address cannot be read.')
  }
}
