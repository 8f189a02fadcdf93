// Documents without end: valid ones made from a schema, and spoilt ones made from those. Knows only the keywords that the
// project's schemas use, and throws at any other.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import type { JsonObject, JsonValue } from '../../src/json/jsonValue'

export interface Schema {
  readonly $id?: string
  readonly description?: string
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Schema>>
  readonly type?: string
  readonly enum?: readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minProperties?: number
}

/** One of the published schemas: `ui.a2ui-surface`, for instance. */
export function readSchema(name: string): Schema {
  const file = join(import.meta.dirname, `../../schemas/${name}.schema.json`)
  return JSON.parse(readFileSync(file, 'utf8')) as Schema
}

/** Valid documents of `schema`, a part of `root`. Lists are short, and texts mostly so, but now and then as long as allowed. */
export function validDocuments(schema: Schema, root: Schema): fc.Arbitrary<JsonValue> {
  if (schema.$ref !== undefined) return validDocuments(definition(root, schema.$ref), root)
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((branch) => validDocuments(branch, root)))
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case undefined:
      return anyJson
    case 'string':
      return texts(schema)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -5, max: schema.maximum ?? 9 })
    case 'number':
      return fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
    case 'array': {
      const items = schema.items === undefined ? anyJson : validDocuments(schema.items, root)
      const minLength = schema.minItems ?? 0
      return fc.array(items, { minLength, maxLength: minLength + 3 })
    }
    case 'object':
      return objects(schema, root)
    default:
      throw new Error(`No documents are known for type ${schema.type}.`)
  }
}

export const anyJson: fc.Arbitrary<JsonValue> = fc
  .jsonValue({ maxDepth: 2 })
  // The copy that admission makes has no negative zero either.
  .map((value) => JSON.parse(JSON.stringify(value)) as JsonValue)

export function definition(root: Schema, ref: string): Schema {
  const found = root.$defs?.[ref.slice('#/$defs/'.length)]
  if (found === undefined) throw new Error(`Nothing lies at ${ref}.`)
  return found
}

function texts({ pattern, minLength = 0, maxLength = 64 }: Schema): fc.Arbitrary<string> {
  if (pattern === undefined) {
    // Letters beyond the first plane count once in JSON Schema and twice in JavaScript.
    const longest = fc.constantFrom('x', '𝒳').map((letter) => letter.repeat(maxLength))
    return fc.oneof(
      { weight: 9, arbitrary: fc.string({ minLength, maxLength: Math.min(maxLength, 12) }) },
      { weight: 1, arbitrary: longest },
    )
  }
  return fc.stringMatching(new RegExp(pattern)).map((text) => text.slice(0, maxLength))
}

function objects(schema: Schema, root: Schema): fc.Arbitrary<JsonObject> {
  const properties = Object.entries(schema.properties ?? {})
  const members = Object.fromEntries(properties.map(([key, member]) => [key, validDocuments(member, root)]))
  const known = fc.record(members, { requiredKeys: [...(schema.required ?? [])] })
  const { minProperties = 0 } = schema
  if (schema.additionalProperties === false) {
    return known.filter((document) => Object.keys(document).length >= minProperties)
  }
  const others =
    typeof schema.additionalProperties === 'object' ? validDocuments(schema.additionalProperties, root) : anyJson
  return fc
    .tuple(fc.dictionary(fc.string({ maxLength: 4 }), others, { maxKeys: 3 }), known)
    .map(([extra, own]) => ({ ...extra, ...own }))
}
