// The page's side of a run: one event stream in, two kinds of request out. The store outlives every connection, and with it what
// the person has typed; a stream that breaks is taken up again after the last event that came.
import { createSurfaceStore, type SurfaceStore } from 'a2ui-surface/core'
import type { ActionCallback } from 'a2ui-surface'
import { type Conversation, EMPTY, readMessage, withTurn } from './conversation'
import { postJson } from './postJson'

export interface RunConnection {
  readonly store: SurfaceStore
  readonly getConversation: () => Conversation
  readonly subscribe: (listener: () => void) => () => void
  /** For `onResume` and `onExchange`: rejects unless the host took it. */
  readonly send: ActionCallback
}

/** Milliseconds between two tries to reach a host that does not answer. */
const PAUSE = 500

export function connectRun(runId: string): RunConnection {
  const address = `/runs/${encodeURIComponent(runId)}`
  const listeners = new Set<() => void>()
  let conversation = EMPTY
  let source: EventSource | undefined
  let lastEventId = 0

  const change = (next: Partial<Conversation>): void => {
    conversation = { ...conversation, ...next }
    for (const listener of listeners) listener()
  }

  const store = createSurfaceStore({ onRematerialize: (surfaceRef) => void refetch(surfaceRef) })

  function open(): void {
    const query = new URLSearchParams({ a2uiDelta: '1', lastEventId: String(lastEventId) })
    const stream = new EventSource(`${address}/events?${query.toString()}`)
    source = stream
    stream.onopen = () => {
      change({ connection: 'live', problem: undefined })
    }
    stream.onerror = () => {
      change({ connection: 'lost' })
      // The browser tries again by itself, with Last-Event-ID, unless it was told something that is no stream.
      if (stream.readyState === EventSource.CLOSED) void lookForRun()
    }
    for (const [type, take] of Object.entries(takers)) {
      stream.addEventListener(type, (event: MessageEvent<string>) => {
        lastEventId = Number(event.lastEventId)
        take(JSON.parse(event.data))
      })
    }
  }

  const takers: Readonly<Record<string, (data: unknown) => void>> = {
    envelope(data) {
      const message = readMessage(data)
      if (message !== undefined) {
        change(withTurn(conversation, { id: lastEventId, kind: 'message', ...message }))
        return
      }
      const { surfaceKey } = store.receive(data)
      const place =
        surfaceKey === undefined
          ? ({ kind: 'stored', document: data } as const)
          : ({ kind: 'surface', surfaceKey } as const)
      change(withTurn(conversation, { id: lastEventId, ...place }))
    },
    'a2ui-surface-delta-frame': store.receive,
    interrupt(data) {
      const { surfaceKey, kind } = data as { surfaceKey: string; kind: string }
      change({ interrupts: new Map(conversation.interrupts).set(surfaceKey, kind) })
    },
    action(data) {
      const { target, surfaceKey, componentId, value } = data as Parameters<ActionCallback>[1] & { value: unknown }
      if (target !== 'resume') return
      change({ answers: new Map(conversation.answers).set(surfaceKey, { value, componentId }), problem: undefined })
    },
  }

  /** Waits until the host answers again, and goes on, if it still knows the conversation as far as this page does. */
  async function lookForRun(): Promise<void> {
    const { status, body } = await getPatiently(address)
    const isKnown = status === 200 && (body as { lastEventId: number }).lastEventId >= lastEventId
    if (isKnown) open()
    else change({ connection: 'gone' })
  }

  /** DELTA-4. No event is taken meanwhile: one that came between the whole surface and its frames would be folded twice. */
  async function refetch(surfaceRef: string): Promise<void> {
    source?.close()
    change({ connection: 'lost' })
    const { status, body } = await getPatiently(
      `${address}/surfaces/${encodeURIComponent(surfaceRef)}?at=${String(lastEventId)}`,
    )
    if (status === 200) store.receive(body)
    open()
  }

  open()
  return {
    store,
    getConversation: () => conversation,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async send(value, action) {
      try {
        await postJson(`${address}/${action.target}`, { value, action })
        change({ problem: undefined })
      } catch (error) {
        // The host may have taken it, and only its answer was lost; then the stream has said so.
        const answer = conversation.answers.get(action.surfaceKey)
        if (answer?.componentId === action.componentId && JSON.stringify(answer.value) === JSON.stringify(value)) return
        change({ problem: error instanceof Error ? error.message : String(error) })
        throw error
      }
    },
  }
}

async function getPatiently(address: string): Promise<{ status: number; body: unknown }> {
  for (;;) {
    try {
      const response = await fetch(address)
      if (response.status < 500) return { status: response.status, body: await response.json() }
    } catch {
      // Nobody answers yet.
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}
