// What a button says: nothing inside it is live, so all that lies there becomes text (ACT-6).
import type { Component } from '../protocol/generated/types'
import type { Source } from './node'
import { enter, source, type Walk } from './walk'

/** The texts under a component in reading order: a control is its label, a nested button is what it says. */
export function textsOf(walk: Walk, id: string): Source[] {
  const component = enter(walk, id)
  if (component === 'cut' || component === undefined) return []
  walk.path.push(id)
  const texts = textsInside(walk, component)
  walk.path.pop()
  return texts
}

function textsInside(walk: Walk, component: Component): Source[] {
  switch (component.component) {
    case 'Text':
      return [source(component.text)]
    case 'TextField':
    case 'CheckBox':
    case 'ChoicePicker':
    case 'DateTimeInput':
      return component.label === undefined ? [] : [source(component.label)]
    case 'Button':
    case 'Card':
      return textsOf(walk, component.child)
    case 'Row':
    case 'Column':
      return component.children.flatMap((child) => textsOf(walk, child))
    case 'Divider':
      return []
  }
}
