// One document with a given text in every place of the schema where an agent may write one, and a name for each place.
import { definition, readSchema, type Schema } from '../protocol/schemaArbitraries'
import {
  column,
  createSurface,
  payloadV1,
  payloadV2,
  text,
  updateComponents,
  updateDataModel,
} from '../render/documents'

type Json = Record<string, unknown>

const root = readSchema('ui.a2ui-surface')

/** Writes the text at a place; the place is added to it, so that each can be told from the others. */
export type Write = (place: string) => string

/** A document in which each free text is what `write` gives, and everything that may be absent is there. */
function fill(schema: Schema, place: string, write: Write, bound: boolean): unknown {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice('#/$defs/'.length)
    if (name === 'componentId') return 'child'
    if (name === 'binding') return { path: `/${place}` }
    return fill(definition(root, schema.$ref), place, write, bound)
  }
  if (schema.anyOf !== undefined) {
    const branches = schema.anyOf
    const chosen = bound ? branches.find(({ $ref }) => $ref === '#/$defs/binding') : branches[0]
    return fill(chosen ?? branches[0] ?? {}, place, write, bound)
  }
  if (schema.enum !== undefined) return schema.enum[0]
  switch (schema.type) {
    case 'string':
      return write(place)
    case 'array':
      return [fill(schema.items ?? {}, place, write, bound)]
    case 'object': {
      const members = Object.entries(schema.properties ?? {})
      const filled = members.map(([key, part]) => [key, fill(part, `${place}.${key}`, write, bound)] as const)
      if (typeof schema.additionalProperties !== 'object') return Object.fromEntries(filled)
      return { [write(`${place}.key`)]: fill(schema.additionalProperties, `${place}.entry`, write, bound) }
    }
    case 'boolean':
      return true
    default:
      return 1
  }
}

function branches(name: string): readonly (readonly [string, Schema])[] {
  return (definition(root, `#/$defs/${name}`).anyOf ?? []).map(({ $ref = '' }) => [
    $ref.split('/').at(-1) ?? '',
    { $ref },
  ])
}

/** All components of version 1, below a title, with a text in every place that has one. */
export function everyStringV1(write: Write): Json {
  const components = branches('componentV1').map(([name, schema]) => fill(schema, name, write, false) as Json)
  return { ...payloadV1(components, write('title')), reasoning: write('reasoning') }
}

/**
 * All components of version 2 in one column, and as Text the child of every container. With `bound`, each text that can be is
 * bound to the model, which then holds it; without, the model is empty, so that every check fails.
 */
export function everyStringV2(write: Write, bound: boolean): Json {
  const components = branches('component').map(([name, schema]) => ({
    ...(fill(schema, name, write, bound) as Json),
    id: name,
  }))
  const theme = { agentDisplayName: write('agent').slice(0, 128), primaryColor: '#00AAFF' }
  const names = components.map(({ id }) => id)
  const paths = [...JSON.stringify(components).matchAll(/"path":"\/([^"]*)"/g)].map((match) => match[1] ?? '')
  const model = bound ? paths.map((path) => [path, write(path)] as const) : []
  return {
    ...payloadV2([
      createSurface(theme),
      updateDataModel('/', Object.fromEntries(model)),
      updateComponents([column('root', ...names), text('child', write('child')), ...components]),
    ]),
    reasoning: write('reasoning'),
  }
}
