// The entry for tests: a judge of what models print, a matcher over it, and tools for a page with a surface on it.
// Names are listed one by one: this is the public face.
import type { RenderedSurface, RenderSurfaceOptions } from './renderSurface'

export { judgeSurface } from './testing/judgeSurface'
export type { ExpectedComponent, ExpectedValue, SurfaceExpectation } from './testing/expectation'
export type { JudgedAction, JudgedSurface, Reason, ReasonCode, SurfaceVerdict } from './testing/verdict'
export { type MatcherAnswer, surfaceMatchers, type SurfaceMatchers } from './testing/surfaceMatchers'
export { prepareJsdom } from './testing/prepareJsdom'
export { recordSent, type Sent, type SentRecorder } from './testing/recordSent'
export type { FieldValue } from './testing/fieldValue'
export type { Name } from './testing/nameOf'
export type { RenderedSurface, RenderSurfaceOptions } from './renderSurface'

/**
 * Renders a surface with Testing Library, and gives what a test needs to use it as a person does. It needs `@testing-library/react`
 * and `@testing-library/user-event`, which are optional peers and loaded by this call alone, and a page: jsdom, which it completes
 * as `prepareJsdom` does, or a browser.
 *
 * @param payloadOrProps A payload of either version, an envelope, the list of the recorded envelopes, or the properties of
 * `<A2uiSurface>`. Its callbacks are called after what is sent was recorded.
 * @example
 * const surface = await renderSurface(payload)
 * await surface.fill('City', 'Oslo')
 * await surface.fill('Size', 'Medium')
 * await surface.press('Send')
 * expect(surface.sent).toMatchObject([{ value: { city: 'Oslo', size: 'm' }, action: { target: 'resume' } }])
 */
export async function renderSurface(payloadOrProps: unknown, options?: RenderSurfaceOptions): Promise<RenderedSurface> {
  const late = await import('./renderSurface')
  return late.renderSurface(payloadOrProps, options)
}
