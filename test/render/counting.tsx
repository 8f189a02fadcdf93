// Widgets that note when they render: each of the library's own is wrapped in one that counts.
import type { ComponentType } from 'react'
import { type Slots, withSlots } from '../../src/render/slots'
import { button, column, required, text, textField } from './documents'

export const renders: string[] = []

/** The library's own widgets; each notes what it shows when it renders. */
export const counting = Object.fromEntries(
  Object.entries(withSlots(undefined)).map(([name, Widget]: [string, ComponentType<never>]) => {
    const Plain = Widget as ComponentType<Record<string, unknown>>
    const Counting = (props: Record<string, unknown>) => {
      const shown = props['label'] ?? props['text'] ?? props['children']
      renders.push(typeof shown === 'string' ? `${name} ${shown}` : name)
      return <Plain {...props} />
    }
    return [name, Counting]
  }),
) as unknown as Slots

/** What rendered since the last call, sorted. */
export function rendered(): string[] {
  return renders.splice(0).sort()
}

/** A surface of `size` components: a row of containers with bound fields and texts in them, and two buttons. */
export function large(size: number) {
  const fields = Array.from({ length: size - 8 }, (_, index) =>
    index % 2 === 0 ? `f${String(index)}` : `t${String(index)}`,
  )
  const half = Math.ceil(fields.length / 2)
  return [
    column('root', 'left', 'right', 'send', 'ask', 'mirror'),
    column('left', ...fields.slice(0, half)),
    column('right', ...fields.slice(half)),
    ...fields.map((id) =>
      id.startsWith('f') ? textField(id, { checks: [required('/f0', 'Needed')] }) : text(id, { path: `/${id}` }),
    ),
    text('mirror', { path: '/f0' }),
    ...button('resume', 'Send'),
    ...button('exchange', 'Ask'),
  ]
}
