// @copilotkit/a2ui-renderer: its provider, its renderer, and its own hook to hand messages over. Its basic catalog has another id.
import { A2UIProvider, A2UIRenderer, basicCatalog, useA2UIActions } from '@copilotkit/a2ui-renderer'
import { useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'

export function mount(container, messages) {
  let actions
  const root = createRoot(container)
  const send = (next) => actions.processMessages(next)
  root.render(
    <A2UIProvider>
      <Feeder
        onReady={(ready) => {
          if (actions !== undefined) return
          actions = ready
          send(messages.map(withOwnCatalog))
        }}
      />
      <A2UIRenderer surfaceId="bench" />
    </A2UIProvider>,
  )
  return { send, unmount: () => root.unmount() }
}

function Feeder({ onReady }) {
  const actions = useA2UIActions()
  useLayoutEffect(() => onReady(actions))
  return null
}

function withOwnCatalog(message) {
  if (message.createSurface === undefined) return message
  return { ...message, createSurface: { ...message.createSurface, catalogId: basicCatalog.id } }
}
