// `validationRegexp` on a linear-time engine, loaded only when a pattern occurs (CHECK-2): an agent's pattern must not be able to
// freeze the page, which the platform's own RegExp cannot promise.
import type { RE2JS } from 're2js'

export type PatternVerdict = 'match' | 'mismatch' | 'unknown' | 'unusable'

type Engine = typeof RE2JS

let engine: Engine | undefined
let failed = false
let loading: Promise<void> | undefined
const compiled = new Map<string, RE2JS | undefined>()

/** Most compiled patterns kept; a page that sees more than this starts over. */
const MAX_COMPILED = 256

/** Loads the engine, once a page. Never rejects: where it cannot be loaded, every pattern is unusable from then on. */
export function loadPatternEngine(): Promise<void> {
  loading ??= import('re2js').then(
    (module) => {
      engine = module.RE2JS
    },
    () => {
      failed = true
    },
  )
  return loading
}

/** Whether patterns can be judged, one way or the other. */
export function isPatternEngineSettled(): boolean {
  return engine !== undefined || failed
}

/** Tests `text` against a pattern found anywhere in it; `unknown` until the engine is there, `unusable` where it cannot run it. */
export function testPattern(pattern: string, text: string): PatternVerdict {
  if (engine === undefined) return failed ? 'unusable' : 'unknown'
  const program = compile(engine, pattern)
  if (program === undefined) return 'unusable'
  return program.matcher(text).find() ? 'match' : 'mismatch'
}

function compile(from: Engine, pattern: string): RE2JS | undefined {
  if (compiled.has(pattern)) return compiled.get(pattern)
  if (compiled.size >= MAX_COMPILED) compiled.clear()
  let program: RE2JS | undefined
  try {
    program = from.compile(from.translateRegExp(pattern))
  } catch {
    program = undefined
  }
  compiled.set(pattern, program)
  return program
}
