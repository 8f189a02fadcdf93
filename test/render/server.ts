// A server for tests: the library's modules loaded anew without a document, as Node does.
import { vi } from 'vitest'
import type { A2uiSurfaceProps } from '../../src/A2uiSurface'

/** The HTML that a server sends for a surface. */
export async function renderOnServer(props: A2uiSurfaceProps, strict = false): Promise<string> {
  vi.stubGlobal('document', undefined)
  vi.stubGlobal('window', undefined)
  vi.resetModules()
  try {
    const { createElement, StrictMode } = await import('react')
    const { renderToString } = await import('react-dom/server')
    const { A2uiSurface } = await import('../../src/A2uiSurface')
    const surface = createElement(A2uiSurface, props)
    return renderToString(strict ? createElement(StrictMode, null, surface) : surface)
  } finally {
    vi.unstubAllGlobals()
    vi.resetModules()
  }
}
