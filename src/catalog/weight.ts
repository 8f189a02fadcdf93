// What a component asks of the page beyond its place in it: the options it offers and the text it holds (FOLD-7). Components are
// immutable, so that the text of one is counted once, however often it is shown and the surface lowered.

const texts = new WeakMap<object, number>()

/** How many options a component of either version offers. */
export function optionsOf(component: object): number {
  return 'options' in component && Array.isArray(component.options) ? component.options.length : 0
}

/** The length of all strings in it together, in UTF-16 units. */
export function textIn(component: object): number {
  let length = texts.get(component)
  if (length === undefined) {
    length = lengthOf(component)
    texts.set(component, length)
  }
  return length
}

function lengthOf(part: unknown): number {
  if (typeof part === 'string') return part.length
  let length = 0
  // Of a number, a boolean and null there is nothing to go through.
  for (const key in part as object) length += lengthOf((part as Readonly<Record<string, unknown>>)[key])
  return length
}
