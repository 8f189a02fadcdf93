// A client of the host without a page: what other programs, and other people in the same conversation, can send and hear.
import type { Host } from './startHost'

export interface ServerEvent {
  readonly id: number
  readonly type: string
  readonly data: unknown
}

export type Reference = readonly [surfaceKey: string, componentId: string, version: 1 | 2]

export function post(address: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

async function startRun(host: Host, recording: string): Promise<string> {
  const { id } = (await (await post(`${host.address}/runs`, { recording })).json()) as { id: string }
  return `${host.address}/runs/${id}`
}

/** Starts a conversation in which everything that was recorded has been sent; for a host without pauses. */
export async function startWhole(host: Host, recording: 'workshop' | 'approvals'): Promise<string> {
  const run = await startRun(host, recording)
  await readEvents(`${run}/events`, recording === 'workshop' ? 11 : 9)
  return run
}

/** Sends what a person would have sent with a button. */
export function act(
  run: string,
  target: 'resume' | 'exchange',
  [surfaceKey, componentId, version]: Reference,
  value: unknown,
): Promise<Response> {
  return post(`${run}/${target}`, { value, action: { target, surfaceKey, componentId, version } })
}

/** Why a request was refused. */
export async function reasonOf(response: Response): Promise<string> {
  return ((await response.json()) as { error: string }).error
}

/** Listens until `isEnough` says so, then hangs up. */
export async function readStream(
  address: string,
  isEnough: (text: string) => boolean,
  headers: Record<string, string> = {},
): Promise<string> {
  const hangUp = new AbortController()
  const response = await fetch(address, { headers, signal: hangUp.signal })
  if (response.body === null || !response.ok) throw new Error(`There is no stream: ${String(response.status)}.`)
  let text = ''
  const decoder = new TextDecoder()
  const reader = response.body.getReader()
  while (!isEnough(text)) {
    const { done, value } = await reader.read()
    if (done) break
    text += decoder.decode(value, { stream: true })
  }
  hangUp.abort()
  return text
}

/** The events up to the one with the id `last`. */
export async function readEvents(
  address: string,
  last: number,
  headers: Record<string, string> = {},
): Promise<readonly ServerEvent[]> {
  const isEnough = (text: string): boolean => parseEvents(text).some(({ id }) => id >= last)
  return parseEvents(await readStream(address, isEnough, headers))
}

/** Everything that has happened in a conversation so far. */
export async function readAllEvents(run: string): Promise<readonly ServerEvent[]> {
  const { lastEventId } = (await (await fetch(run)).json()) as { lastEventId: number }
  return readEvents(`${run}/events`, lastEventId)
}

function parseEvents(text: string): ServerEvent[] {
  const blocks = [...text.matchAll(/^id: (\d+)\nevent: (.+)\ndata: (.+)\n\n/gm)]
  return blocks.map(([, id, type = '', data = 'null']) => ({ id: Number(id), type, data: JSON.parse(data) as unknown }))
}
