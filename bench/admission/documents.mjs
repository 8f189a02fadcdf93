// The payloads that admission is timed with.
import { CATALOG_ID, create, formSurface, SURFACE_ID } from '../surfaces/formSurface.mjs'

/** The most that the schema lets a payload hold: 64 messages, of which 63 carry 512 components each. */
const MOST_MESSAGES = 64
const MOST_COMPONENTS = 512

export function largest() {
  const upserts = Array.from({ length: MOST_MESSAGES - 1 }, (_, index) => formSurface(MOST_COMPONENTS, index + 1)[1])
  return payload([create(), ...upserts])
}

/** One message that creates a surface: nothing less is legal. */
export function smallest() {
  return payload([create()])
}

/** A form of 128 components, as agents send them. */
export function usual() {
  return payload(formSurface(128))
}

/** The same, whose last component has a property that the catalog does not know. */
export function refused() {
  const document = usual()
  Object.assign(document.messages[1].updateComponents.components.at(-1), { colour: 'red' })
  return document
}

function payload(messages) {
  return { version: 'v0.9', catalogId: CATALOG_ID, surfaceId: SURFACE_ID, messages }
}
