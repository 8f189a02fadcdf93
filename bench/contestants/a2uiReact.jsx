// @a2ui/react as its README shows it: a processor, and a surface of the basic catalog. Without a Markdown renderer.
import { A2uiSurface, basicCatalog } from '@a2ui/react/v0_9'
import { MessageProcessor } from '@a2ui/web_core/v0_9'
import { createRoot } from 'react-dom/client'

export function mount(container, messages) {
  const processor = new MessageProcessor([basicCatalog])
  const send = (next) => processor.processMessages(next)
  send(messages)
  const root = createRoot(container)
  root.render([...processor.model.surfacesMap.values()].map((item) => <A2uiSurface key={item.id} surface={item} />))
  return {
    send,
    unmount: () => {
      root.unmount()
      for (const id of [...processor.model.surfacesMap.keys()]) processor.model.deleteSurface(id)
    },
  }
}
