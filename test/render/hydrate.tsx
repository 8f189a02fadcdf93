// Server HTML put into the page and taken over, as a host's page does it.
import { act } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { A2uiSurface, type A2uiSurfaceProps } from '../../src/A2uiSurface'

/** Hydrates `html` in a root of its own. The caller takes `place` away again. */
export async function hydrate(html: string, props: A2uiSurfaceProps, strict: boolean) {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = html
  const first = place.firstElementChild
  const onRecoverableError = vi.fn()
  const surface = <A2uiSurface {...props} />
  const root = await act(async () => {
    await Promise.resolve()
    return hydrateRoot(place, strict ? <StrictMode>{surface}</StrictMode> : surface, { onRecoverableError })
  })
  return { place, first, root, onRecoverableError }
}
