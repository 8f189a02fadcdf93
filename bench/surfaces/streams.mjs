// Surfaces that arrive one message at a time. `growing`: every other message brings a field, the one after it its value.
// `revising`: a form that is there, of which each message revises one label or one value.
import { field } from './field.mjs'
import { create, end, formSurface, frame, sectionParts, setData, upsert } from './formSurface.mjs'
import { seededRandom } from './random.mjs'

const FIELDS_PER_SECTION = 12
const REVISED_COMPONENTS = 128

/** What is there before the stream, and the `count` messages of it; the last one brings the end of the form. */
export function growing(count, seed = 2) {
  const random = seededRandom(seed)
  const fields = Array.from({ length: Math.floor((count - 1) / 2) }, (_, index) => field(random, index))
  const sections = []
  for (let start = 0; start < fields.length; start += FIELDS_PER_SECTION) {
    const ids = fields.slice(start, start + FIELDS_PER_SECTION).map(({ component }) => component.id)
    sections.push(sectionParts(`s${sections.length}`, ids))
  }
  const known = frame(sections.map(([card]) => card.id)).filter(({ id }) => id !== 'end')
  const messages = fields.flatMap(({ component, answer }) => [
    upsert(component),
    setData(`/answers/${component.id}`, answer),
  ])
  while (messages.length < count - 1) messages.push(setData('/answers/extra', messages.length))
  messages.push(upsert(end()))
  return { before: [create(), upsert(...known, ...sections.flat()), setData('/', { answers: {} })], messages }
}

/** The same over a form of 128 components. The end of the form is its first and its last message. */
export function revising(count, seed = 3) {
  const before = formSurface(REVISED_COMPONENTS, seed)
  const components = before[1].updateComponents.components
  const fields = components.filter(({ component }) => component === 'TextField')
  const messages = Array.from({ length: count - 1 }, (_, index) => {
    const revised = fields[(index >> 1) % fields.length]
    if (index % 2 === 0) return upsert({ ...revised, label: `Revision ${index}` })
    return setData(revised.value.path, `value ${index}`)
  })
  messages.push(upsert(end()))
  before[1] = upsert(...components.filter(({ id }) => id !== 'end'))
  return { before, messages }
}
