// For those who test a page with a surface on it: what jsdom lacks, and a record of what was sent.
import type { JsonValue } from './json/jsonValue'
import type { ActionCallback } from './catalog/press'
import type { SurfaceAction } from './catalog/toClientAction'

/** One press that reached a callback. */
export interface Sent {
  readonly value: JsonValue
  readonly action: SurfaceAction
}

export interface SentRecorder {
  /** To be spread onto `<A2uiSurface>`. */
  readonly callbacks: { readonly onResume: ActionCallback; readonly onExchange: ActionCallback }
  /** What was sent so far, oldest first. */
  readonly sent: readonly Sent[]
}

/** Callbacks that succeed at once and remember what they were given. */
export function recordSent(): SentRecorder {
  const sent: Sent[] = []
  const record: ActionCallback = (value, action) => {
    sent.push({ value, action })
  }
  return { callbacks: { onResume: record, onExchange: record }, sent }
}

/**
 * Gives jsdom the parts of a browser that the default select asks for: without them it throws when it is opened. Call it once, in
 * a set-up file. Does nothing where they are there.
 */
export function prepareJsdom(): void {
  const element = Element.prototype as Partial<Element>
  element.hasPointerCapture ??= () => false
  element.setPointerCapture ??= () => undefined
  element.releasePointerCapture ??= () => undefined
  element.scrollIntoView ??= () => undefined
  const globals: Partial<Pick<typeof globalThis, 'ResizeObserver'>> = globalThis
  globals.ResizeObserver ??= class implements ResizeObserver {
    observe(): void {
      // jsdom lays nothing out: there is no size that could change.
    }
    unobserve(): void {
      this.observe()
    }
    disconnect(): void {
      this.observe()
    }
  }
}
