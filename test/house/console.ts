// A warning on the console is a defect: React, Radix and the library itself say there what will break a host later. So
// a line that no test announced fails the test in which it was written, in jsdom, in Chromium and in the stories.
type Method = 'error' | 'warn'

interface Expectation {
  readonly method: Method
  readonly text: string | RegExp
  seen: boolean
}

type Output = Record<Method, (...parts: unknown[]) => unknown>

const original: Output = { error: console.error, warn: console.warn }
let unexpected: string[] = []
let expected: Expectation[] = []

/** Announces, before it happens, that this test makes something call `console.error` with `text` in it. */
export function expectConsoleError(text: string | RegExp): void {
  expected.push({ method: 'error', text, seen: false })
}

/** Announces, before it happens, that this test makes something call `console.warn` with `text` in it. */
export function expectConsoleWarning(text: string | RegExp): void {
  expected.push({ method: 'warn', text, seen: false })
}

/** Starts to listen, and passes what nobody announced on to `output`. A worker that runs several files calls it for each. */
export function watchConsole(output = original): void {
  console.error = (...parts: unknown[]) => {
    if (!record('error', parts)) output.error(...parts)
  }
  console.warn = (...parts: unknown[]) => {
    if (!record('warn', parts)) output.warn(...parts)
  }
}

/** Ends one test: throws when it wrote an unannounced line, or did not write an announced one. */
export function checkConsole(): void {
  const faults = unexpected.map((line) => `Unexpected ${line}`)
  for (const { method, text, seen } of expected) {
    if (!seen) faults.push(`Expected console.${method} with ${String(text)}, and it was not called.`)
  }
  unexpected = []
  expected = []
  if (faults.length > 0) throw new Error(faults.join('\n\n'))
}

/** Whether the line was announced. */
function record(method: Method, parts: readonly unknown[]): boolean {
  const line = format(parts)
  const matching = expected.filter(
    ({ method: announced, text }) =>
      announced === method && (typeof text === 'string' ? line.includes(text) : text.test(line)),
  )
  for (const expectation of matching) expectation.seen = true
  if (matching.length > 0) return true
  unexpected.push(`console.${method}: ${line}`)
  return false
}

// React passes a format string and its arguments.
function format([first, ...rest]: readonly unknown[]): string {
  const head = typeof first === 'string' ? first.replaceAll(/%[sdo]/g, () => describe(rest.shift())) : describe(first)
  return [head, ...rest.map(describe)].join(' ')
}

function describe(part: unknown): string {
  if (part instanceof Error) return part.stack ?? String(part)
  return typeof part === 'object' && part !== null ? safeJson(part) : String(part)
}

function safeJson(value: object): string {
  try {
    return JSON.stringify(value)
  } catch {
    return Object.prototype.toString.call(value)
  }
}
