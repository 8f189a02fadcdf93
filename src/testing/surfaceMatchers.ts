// The judge as a matcher. It knows neither Vitest nor Jest: both take an object of functions that answer `pass` and `message`.
import type { SurfaceExpectation } from './expectation'
import { judgeSurface } from './judgeSurface'
import type { Reason, SurfaceVerdict } from './verdict'

/**
 * What `expect.extend(surfaceMatchers)` adds, for the types of the test runner. `R` is what its own matchers return.
 *
 * @example
 * // surfaceMatchers.d.ts of a project with Vitest
 * import 'vitest'
 * import type { SurfaceMatchers } from 'a2ui-surface/testing'
 * declare module 'vitest' {
 *   interface Matchers<T = any> extends SurfaceMatchers<T> {}
 * }
 * // … and of one with Jest
 * import type { SurfaceMatchers } from 'a2ui-surface/testing'
 * declare global {
 *   namespace jest {
 *     interface Matchers<R> extends SurfaceMatchers<R> {}
 *   }
 * }
 */
export interface SurfaceMatchers<R = unknown> {
  /** Passes where `judgeSurface(output, expectation)` does, and otherwise lists its reasons. */
  toBeSurface: (expectation?: SurfaceExpectation) => R
}

/** What a matcher answers, as Vitest and Jest take it. */
export interface MatcherAnswer {
  readonly pass: boolean
  readonly message: () => string
}

/**
 * For `expect.extend(surfaceMatchers)`, in Vitest and in Jest.
 *
 * @example
 * import { expect } from 'vitest'
 * import { surfaceMatchers } from 'a2ui-surface/testing'
 *
 * expect.extend(surfaceMatchers)
 * expect(output).toBeSurface({ components: { city: { component: 'TextField' } } })
 */
export const surfaceMatchers = {
  toBeSurface(output: unknown, expectation?: SurfaceExpectation): MatcherAnswer {
    const verdict = judgeSurface(output, expectation)
    const passed = 'Expected the output not to be such a surface, and it is one.'
    return { pass: verdict.pass, message: () => (verdict.pass ? passed : explainVerdict(verdict)) }
  },
}

/** Longer lists help nobody. */
const MAX_LISTED = 20

function explainVerdict({ score, reasons }: SurfaceVerdict): string {
  const listed = reasons.slice(0, MAX_LISTED).map((reason) => `  - ${explainReason(reason)}`)
  const rest = reasons.length - listed.length
  const more = rest > 0 ? [`  - and ${String(rest)} more`] : []
  return [`The output is not the surface expected (score ${score.toFixed(2)}):`, ...listed, ...more].join('\n')
}

function explainReason({ code, message, line, path }: Reason): string {
  const where = [line !== undefined && `line ${String(line)}`, path && `at ${path}`].filter(Boolean).join(', ')
  return `${where && `${where}: `}${message} (${code})`
}
