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

/**
 * Linear time is still the pattern's size for every character, and a short pattern can compile to 80,000 instructions. This is
 * more than `.{0,1000}` takes, and than any form needs.
 */
const MAX_PROGRAM = 5_000

/** Most instructions that one test may come to, about a third of a second. Texts beyond that are not judged. */
const MAX_STEPS = 20_000_000

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

/**
 * Tests `text` against a pattern found anywhere in it; `unknown` until the engine is there, `unusable` where it cannot run it, or
 * not in reasonable time.
 */
export function testPattern(pattern: string, text: string): PatternVerdict {
  if (engine === undefined) return failed ? 'unusable' : 'unknown'
  const program = compile(engine, pattern)
  if (program === undefined || program.programSize() * text.length > MAX_STEPS) return 'unusable'
  return program.matcher(text).find() ? 'match' : 'mismatch'
}

function compile(from: Engine, pattern: string): RE2JS | undefined {
  if (compiled.has(pattern)) return compiled.get(pattern)
  if (compiled.size >= MAX_COMPILED) compiled.clear()
  let program: RE2JS | undefined
  try {
    program = from.compile(from.translateRegExp(pattern))
    if (program.programSize() > MAX_PROGRAM) program = undefined
  } catch {
    // It stays without a program, which is remembered like one.
  }
  compiled.set(pattern, program)
  return program
}
