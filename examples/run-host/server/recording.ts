// What a recorded run says, and what becomes of it: the events of a conversation, in one order for everybody.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Says, ahead of a surface, which kind of interrupt the surface answers (TRUST-2). */
export interface InterruptEvent {
  readonly type: 'interrupt'
  readonly data: { readonly surfaceKey: string; readonly kind: string }
}

/** An envelope exactly as it was recorded; whether it can be shown is found out by whoever receives it. */
export interface EnvelopeEvent {
  readonly type: 'envelope'
  readonly data: unknown
}

/** What a person sent. A `resume` is the answer of its surface, for good. */
export interface ActionEvent {
  readonly type: 'action'
  readonly data: Answer
}

export interface Answer {
  readonly target: 'resume' | 'exchange'
  readonly surfaceKey: string
  readonly componentId: string
  readonly value: unknown
}

export type RunEvent = InterruptEvent | EnvelopeEvent | ActionEvent

/** One event of a recording, and the milliseconds to wait before it. */
export interface Step {
  readonly after?: number
  readonly event: InterruptEvent | EnvelopeEvent
}

/** What follows when a button is pressed. A button that is pressed twice takes two replies. */
export interface Reply {
  readonly surfaceKey: string
  readonly componentId: string
  readonly steps: readonly Step[]
}

export interface Recording {
  readonly title: string
  readonly steps: readonly Step[]
  readonly replies: readonly Reply[]
}

/** Reads every recording of a folder, by file name. The files are the host's own; what an agent said in them is still judged. */
export function readRecordings(folder: string): ReadonlyMap<string, Recording> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return new Map(
    files.map((file) => [
      file.slice(0, -'.json'.length),
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as Recording,
    ]),
  )
}
