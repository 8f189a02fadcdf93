// A seeded form of exactly so many components, as A2UI messages. Each ends with the only h5, by which the page knows that all of it
// is there, and has one h4 that repeats the first field: the second component bound to the path that is typed into.
import { field } from './field.mjs'
import { seededRandom } from './random.mjs'

export const CATALOG_ID = 'https://a2ui.org/specification/v0_9/catalogs/basic/catalog.json'
export const SURFACE_ID = 'bench'
export const FIRST_FIELD = 'f0'
export const FIRST_PATH = `/answers/${FIRST_FIELD}`

/** What a surface has besides its sections: root, title, echo, button, its text, and the end. */
const FRAME = 6
/** What a section has besides its fields: card, column and heading. */
const SECTION = 3
const MOST_FIELDS = 12

/** The messages that show a form of `count` components: create, components, data. */
export function formSurface(count, seed = 1) {
  const random = seededRandom(seed)
  const sections = []
  const components = []
  const answers = {}
  let fields = 0
  for (let rest = count - FRAME; rest > 0;) {
    let size = Math.min(MOST_FIELDS, rest - SECTION)
    if (rest - SECTION - size <= SECTION) size = rest - SECTION
    const section = `s${sections.length}`
    sections.push(section)
    const children = []
    for (let end = fields + size; fields < end; fields += 1) {
      const { component, answer } = field(random, fields)
      children.push(component.id)
      components.push(component)
      answers[component.id] = answer
    }
    components.push(...sectionParts(section, children))
    rest -= SECTION + size
  }
  return [create(), upsert(...frame(sections), ...components), setData('/', { answers })]
}

export function sectionParts(id, fields) {
  return [
    { id, component: 'Card', child: `${id}-body` },
    { id: `${id}-body`, component: 'Column', children: [`${id}-title`, ...fields] },
    { id: `${id}-title`, component: 'Text', text: `Section ${id}`, variant: 'h2' },
  ]
}

export function frame(sections) {
  return [
    { id: 'root', component: 'Column', children: ['title', 'echo', ...sections, 'send', 'end'] },
    { id: 'title', component: 'Text', text: 'A form', variant: 'h1' },
    { id: 'echo', component: 'Text', text: { path: FIRST_PATH }, variant: 'h4' },
    { id: 'send', component: 'Button', child: 'send-text', action: { event: { name: 'resume' } }, variant: 'primary' },
    { id: 'send-text', component: 'Text', text: 'Send' },
    end(),
  ]
}

export function end() {
  return { id: 'end', component: 'Text', text: 'The end of the form', variant: 'h5' }
}

export function create() {
  return { version: 'v0.9', createSurface: { surfaceId: SURFACE_ID, catalogId: CATALOG_ID } }
}

export function upsert(...components) {
  return { version: 'v0.9', updateComponents: { surfaceId: SURFACE_ID, components } }
}

export function setData(path, value) {
  return { version: 'v0.9', updateDataModel: { surfaceId: SURFACE_ID, path, value } }
}
