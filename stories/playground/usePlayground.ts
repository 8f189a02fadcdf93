// The Playground's state: the text, what it was read as, the run made of it, and what came out of the surface.
import { useMemo, useState } from 'react'
import type { JsonValue, SurfaceAction } from '../../src/index'
import { documentNamed } from '../documents'
import { DEFAULTS, type Options } from './options'
import { type ReadAs, type Reading, readInput } from './readInput'
import { advanceRun, type Run, startRun, withTrust } from './run'

export interface Sent {
  readonly time: Date
  readonly value: JsonValue
  readonly action: SurfaceAction
}

export interface Playground {
  /** Name of the example that the text is, unchanged; `''` for any other text. */
  readonly example: string
  readonly text: string
  readonly readAs: ReadAs
  readonly reading: Reading
  readonly options: Options
  /** Of the last text that could be read. */
  readonly run: Run
  readonly sent: readonly Sent[]
  /** How often a full surface was asked for. */
  readonly asked: number
  readonly pickExample: (name: string) => void
  readonly write: (text: string) => void
  readonly setReadAs: (readAs: ReadAs) => void
  readonly setOptions: (change: Partial<Options>) => void
  /** Goes to the state after that many documents: forward keeps what was typed, back starts over. */
  readonly goTo: (arrived: number) => void
  readonly addSent: (value: JsonValue, action: SurfaceAction) => void
}

export function usePlayground(initialExample: string): Playground {
  const [example, setExample] = useState(initialExample)
  const [text, setText] = useState(() => textOf(initialExample))
  const [readAs, setReadAs] = useState<ReadAs>('automatic')
  const [options, setOptions] = useState<Options>(() => ({ ...DEFAULTS, ...optionsOf(initialExample) }))
  const [sent, setSent] = useState<readonly Sent[]>([])
  const [asked, setAsked] = useState(0)
  const reading = useMemo(() => readInput(text, readAs), [text, readAs])

  const ask = (): void => {
    setAsked((before) => before + 1)
  }
  const [run, setRun] = useState(() => startRun(reading.ok ? reading.documents : [], Infinity, ask))

  /** Starts over with a text that can be read; with any other the last run stays on the page. */
  const begin = (next: Reading, trust: Options['trust'], arrived = Infinity): void => {
    if (!next.ok) return
    setSent([])
    setAsked(0)
    setRun(startRun(withTrust(next.documents, trust), arrived, ask))
  }

  return {
    example,
    text,
    readAs,
    reading,
    options,
    run,
    sent,
    asked,
    pickExample(name) {
      const next = { ...options, ...optionsOf(name) }
      setExample(name)
      setText(textOf(name))
      setReadAs('automatic')
      setOptions(next)
      begin(readInput(textOf(name), 'automatic'), next.trust)
    },
    write(next) {
      setExample('')
      setText(next)
      begin(readInput(next, readAs), options.trust)
    },
    setReadAs(next) {
      setReadAs(next)
      begin(readInput(text, next), options.trust)
    },
    setOptions(change) {
      setOptions({ ...options, ...change })
      if (change.trust !== undefined) begin(reading, change.trust, run.arrived)
    },
    goTo(arrived) {
      if (arrived > run.arrived) setRun(advanceRun(run, arrived))
      else begin(reading, options.trust, arrived)
    },
    addSent(value, action) {
      setSent((before) => [...before, { time: new Date(), value, action }])
    },
  }
}

function textOf(example: string): string {
  return JSON.stringify(documentNamed(example).envelopes, null, 2)
}

/** What an example says of its host. */
function optionsOf(example: string): Partial<Options> {
  const { interrupt, dir } = documentNamed(example)
  return { interrupt: interrupt?.kind ?? 'unknown', dir: dir ?? 'page', trust: 'asSent' }
}
