// The few documents that together hold everything a schema describes: each property, each branch, each text as long as allowed.
import type { JsonValue } from '../../src/json/jsonValue'
import { definition, type Schema } from './schemaArbitraries'

/** Valid documents of `schema`, a part of `root`. Each choice occurs in one of them at least. */
export function fullDocuments(schema: Schema, root: Schema): readonly JsonValue[] {
  if (schema.$ref !== undefined) return fullDocuments(definition(root, schema.$ref), root)
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap((branch) => fullDocuments(branch, root))
  if (schema.enum !== undefined) return schema.enum
  switch (schema.type) {
    case undefined:
      return [null]
    case 'string':
      return texts(schema)
    case 'boolean':
      return [true]
    case 'integer':
    case 'number':
      return [schema.minimum, schema.maximum, 7].filter((value) => value !== undefined).slice(0, 2)
    case 'array':
      return (schema.items === undefined ? [0] : fullDocuments(schema.items, root)).map((item) => [item])
    case 'object':
      return objects(schema, root)
    default:
      throw new Error(`No documents are known for type ${schema.type}.`)
  }
}

function objects(schema: Schema, root: Schema): readonly JsonValue[] {
  const members = Object.entries(schema.properties ?? {})
  if (typeof schema.additionalProperties === 'object') members.push(['any', schema.additionalProperties])
  const choices = members.map(([key, member]) => [key, fullDocuments(member, root)] as const)
  const count = Math.max(...choices.map(([, values]) => values.length))
  return Array.from({ length: count }, (_, at) =>
    Object.fromEntries(choices.map(([key, values]) => [key, values[at % values.length] ?? null])),
  )
}

const STARTS: Readonly<Record<string, string>> = { '^/': '/', '^#[0-9a-fA-F]{6}$': '#00aaFF' }

function texts({ pattern = '', maxLength }: Schema): readonly string[] {
  const short = STARTS[pattern] ?? 'a'
  return maxLength === undefined ? [short] : [short, short + 'a'.repeat(maxLength - short.length)]
}
