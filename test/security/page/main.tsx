// The host's page in which the proofs are made: it shows one surface, and remembers what it hears of it and of the page's policy.
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { createSurfaceStore, type SurfaceStore } from '../../../src/core'
import { A2uiSurface, type A2uiSurfaceProps, NativeSelect, type Slots } from '../../../src/index'
import { MarkdownText } from '../../../src/markdown'
import '../../../src/widgets/styles.css'
import type { Harness } from './harness'

const violations: string[] = []
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
  violations.push(`${effectiveDirective} ${blockedURI}`)
})

const sent: unknown[] = []
let root: Root | undefined
let store: SurfaceStore | undefined

function place(): HTMLElement {
  const element = document.getElementById('place')
  if (element === null) throw new Error('The page has no place for a surface.')
  return element
}

function mount(props: A2uiSurfaceProps, slots: Partial<Slots>): void {
  const send = (value: unknown): Promise<void> => {
    sent.push(value)
    return Promise.resolve()
  }
  const shown = (root ??= createRoot(place()))
  flushSync(() => {
    shown.render(
      <StrictMode>
        <A2uiSurface {...props} slots={slots} onResume={send} onExchange={send} />
      </StrictMode>,
    )
  })
}

const harness: Harness = {
  violations,
  sent,
  show({ native = false, markdown = false, ...props }) {
    mount(props, { ...(native && { Select: NativeSelect }), ...(markdown && { Text: MarkdownText }) })
  },
  openStore(documents) {
    store = createSurfaceStore()
    documents.forEach(store.receive)
    mount({ store }, { Select: NativeSelect })
  },
  receive(document) {
    store?.receive(document)
  },
  clear() {
    root?.unmount()
    root = undefined
    store = undefined
    place().replaceChildren()
  },
}

Object.assign(window, { harness })
