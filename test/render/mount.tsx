// Puts a surface on the page as a host does, and holds on to what the host hears of it.
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { ActionCallback } from '../../src/catalog/press'
import { createSurfaceStore } from '../../src/core'
import { A2uiSurface, type A2uiSurfaceProps } from '../../src/A2uiSurface'
import type { Diagnostic } from '../../src/state/diagnostic'
import type { StoredRecord } from '../../src/state/record'

/** Callbacks that remember, and succeed at once. */
export function callbacks() {
  return {
    onResume: vi.fn<ActionCallback>(),
    onExchange: vi.fn<ActionCallback>(),
    onStored: vi.fn<(record: StoredRecord) => void>(),
    onDiagnostic: vi.fn<(diagnostic: Diagnostic) => void>(),
  }
}

export interface MountOptions {
  /** What the host puts around the surface. */
  readonly around?: (surface: ReactNode) => ReactNode
}

/** Shows a surface with a callback of each kind; `show` renders it again with other props over the first ones. */
export function mount(props: A2uiSurfaceProps, { around = (surface) => surface }: MountOptions = {}) {
  const heard = callbacks()
  const element = (more: A2uiSurfaceProps = {}): ReactNode => around(<A2uiSurface {...heard} {...props} {...more} />)
  const page = render(element())
  return {
    ...heard,
    user: userEvent.setup(),
    container: page.container,
    unmount: page.unmount,
    show: (more: A2uiSurfaceProps) => {
      page.rerender(element(more))
    },
  }
}

/** The same from a store, which can be fed and asked for its model. */
export function mountStore(documents: readonly unknown[], props: A2uiSurfaceProps = {}) {
  const store = createSurfaceStore()
  documents.forEach(store.receive)
  return {
    ...mount({ ...props, store }),
    store,
    receive: (...more: unknown[]) => {
      act(() => {
        more.forEach(store.receive)
      })
    },
    /** The data model of the surface that began last. */
    model: () => store.getSurfaces().at(-1)?.model,
  }
}

/** A promise that is settled from outside, for callbacks that take their time. */
export function pending() {
  let resolve: () => void = () => undefined
  let reject: (reason: Error) => void = () => undefined
  const promise = new Promise<void>((done, fail) => {
    resolve = done
    reject = fail
  })
  return {
    promise,
    resolve: () =>
      act(async () => {
        resolve()
        return Promise.resolve()
      }),
    reject: () =>
      act(async () => {
        reject(new Error('The network is down.'))
        return Promise.resolve()
      }),
  }
}
