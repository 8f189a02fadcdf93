// A run's events as Server-Sent Events: first what is already there, then what comes, each once and in order, until one side ends.
import type { ServerResponse } from 'node:http'
import type { LoggedEvent, Run } from './openRun'

export interface Subscription {
  /** Id of the last event the subscriber has; 0 for none. */
  readonly after: number
  /** Whether revisions of a version 1 surface may come as delta frames (`?a2uiDelta=1`). */
  readonly delta: boolean
  /** Milliseconds between two comments that keep proxies from closing an idle stream. */
  readonly keepAlive: number
}

/** Bytes. A subscriber that far behind is dropped; it comes back and resumes. */
const MAX_BEHIND = 1024 * 1024

export function streamEvents(run: Run, response: ServerResponse, { after, delta, keepAlive }: Subscription): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' })
  response.write('retry: 500\n\n')

  let sent = after
  const send = (): void => {
    // Ids count up from 1, so an event's place in the list is the id before it.
    for (const event of run.getEvents().slice(sent)) {
      response.write(format(event, delta))
      sent = event.id
    }
    if (response.writableLength > MAX_BEHIND) response.destroy()
  }
  const unsubscribe = run.subscribe(send)
  const timer = setInterval(() => response.write(': keep-alive\n\n'), keepAlive)
  response.on('close', () => {
    unsubscribe()
    clearInterval(timer)
  })
  send()
}

function format(event: LoggedEvent, delta: boolean): string {
  const frame = delta ? event.frame : undefined
  const type = frame === undefined ? event.type : 'a2ui-surface-delta-frame'
  return `id: ${String(event.id)}\nevent: ${type}\ndata: ${JSON.stringify(frame ?? event.data)}\n\n`
}
