// Set-up of the jsdom tests: matchers, a clean document, and stand-ins for the browser parts that Radix calls and jsdom
// lacks. What depends on real layout or pointers belongs in a browser test.
import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

const later = setImmediate

class ResizeObserverStandIn implements ResizeObserver {
  observe(): void {
    // jsdom has no layout, so no size ever changes.
  }
  unobserve(): void {
    // See observe.
  }
  disconnect(): void {
    // See observe.
  }
}

vi.stubGlobal('ResizeObserver', ResizeObserverStandIn)
Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  scrollIntoView: () => undefined,
})

// Vitest runs these hooks last in, first out: components unmount before the console is checked. Files share one document, so
// whatever a test put into it by hand goes too.
afterEach(async () => {
  cleanup()
  document.body.replaceChildren()
  // What React has put off until later runs while there is still a window for it. Taken before any test puts a clock of its own in.
  await new Promise<void>((resolve) => void later(resolve))
})
