// What the default select asks of a browser, and jsdom lacks.

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
