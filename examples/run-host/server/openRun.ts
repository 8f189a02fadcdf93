// One conversation. Its log is the only state, and it is on disk before anyone hears of it: what a restarted server knows is what
// the log says, so an answer that was taken once is never taken again.
import { appendFileSync, readFileSync } from 'node:fs'
import type { DeltaFrame, JsonValue } from 'a2ui-surface/core'
import { checkAnswer } from './checkAnswer'
import { HttpError } from './httpError'
import type { Answer, Recording, RunEvent, Step } from './recording'
import { createSentSurfaces } from './sentSurfaces'
import { createScript } from './script'

export type LoggedEvent = RunEvent & {
  /** Counts up from 1. */
  readonly id: number
  /** The same event for those who asked for changes. */
  readonly frame?: DeltaFrame | undefined
}

export interface Run {
  readonly title: string
  readonly getEvents: () => readonly LoggedEvent[]
  /** Calls `listener` after each new event, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void
  /** Takes what a person sent, or throws an {@link HttpError} that says why not. */
  readonly act: (answer: Answer & { readonly value: JsonValue }) => void
}

export interface RunOptions {
  readonly id: string
  readonly recording: Recording
  /** The log: one event a line. */
  readonly file: string
  /** Factor on every wait of the recording. */
  readonly pace: number
}

export function openRun({ id, recording, file, pace }: RunOptions): Run {
  const log = (line: string): void => {
    console.log(`${id}: ${line}`)
  }
  const events: LoggedEvent[] = []
  const listeners = new Set<() => void>()
  const interrupts = new Map<string, string>()
  const answered = new Set<string>()
  const surfaces = createSentSurfaces(log)
  const script = createScript(recording, id, (surfaceKey) => answered.has(surfaceKey))
  let timer: NodeJS.Timeout | undefined

  function apply(event: RunEvent): void {
    const next = { ...event, id: events.length + 1 }
    if (event.type === 'interrupt') interrupts.set(event.data.surfaceKey, event.data.kind)
    if (event.type === 'action') {
      if (event.data.target === 'resume') answered.add(event.data.surfaceKey)
      script.reply(event.data, next.id)
    }
    events.push(event.type === 'envelope' ? { ...next, frame: surfaces.receive(event.data) } : next)
  }

  function append(event: RunEvent): void {
    appendFileSync(file, `${JSON.stringify(event)}\n`)
    apply(event)
    for (const listener of [...listeners]) listener()
  }

  function schedule(): void {
    clearTimeout(timer)
    const next: Step | undefined = script.peek()
    if (next === undefined) return
    timer = setTimeout(
      () => {
        script.take()
        append(next.event)
        schedule()
      },
      (next.after ?? 0) * pace,
    )
  }

  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const event = JSON.parse(line) as RunEvent
    if (event.type !== 'action') script.take()
    apply(event)
  }
  schedule()

  return {
    title: recording.title,
    getEvents: () => events,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    act(answer) {
      const { target, surfaceKey, componentId } = answer
      if (answered.has(surfaceKey)) throw new HttpError(409, `"${surfaceKey}" was already answered.`)
      const surface = surfaces.find(surfaceKey)
      if (surface === undefined) throw new HttpError(404, `There is no surface "${surfaceKey}" to answer.`)
      checkAnswer(surface, interrupts.get(surfaceKey), answer)
      append({ type: 'action', data: answer })
      log(`took ${target} from ${surfaceKey}/${componentId}`)
      schedule()
    },
  }
}
