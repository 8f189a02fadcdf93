// Writes the wire types. Each `$ref` becomes the name of its definition before json-schema-to-typescript sees it: that tool
// copies a definition (Accessibility1, Accessibility2, …) for every reference that has a description of its own.
import { compile } from 'json-schema-to-typescript'

const ANY_JSON = 'JsonValue'

const options = {
  additionalProperties: true,
  bannerComment: '',
  ignoreMinAndMaxItems: true,
  style: { semi: false, singleQuote: true, printWidth: 120 },
}

/** The type name of a definition: its title, or its key with a capital letter. */
function typeName(root, key) {
  return root.$defs[key].title ?? key[0].toUpperCase() + key.slice(1)
}

/** A copy of `node` with references named, and with `{}`, an array's free items and an object's free members typed as JSON. */
function named(node, root) {
  if (Array.isArray(node)) return node.map((entry) => named(entry, root))
  if (typeof node !== 'object' || node === null) return node
  const { $ref, ...rest } = node
  if ($ref !== undefined) return { ...rest, tsType: typeName(root, $ref.slice('#/$defs/'.length)) }
  const copy = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, named(value, root)]))
  if (Object.keys(copy).every((key) => key === 'description')) return { ...copy, tsType: ANY_JSON }
  if (copy.type === 'array') copy.items ??= { tsType: ANY_JSON }
  return copy
}

/** The schema itself and each of its definitions, as schemas that refer to each other by type name only. */
function parts(schema) {
  const { $defs = {}, ...body } = schema
  const definitions = Object.entries($defs).map(([key, node]) => ({ ...node, title: typeName(schema, key) }))
  return [body, ...definitions].map((part) => named(part, schema))
}

/** One TypeScript module for all the given schemas. */
export async function compileTypes(schemas, banner) {
  const modules = await Promise.all(schemas.flatMap(parts).map((part) => compile(part, part.title, options)))
  const text = modules.join('\n')
  const imports = text.includes(ANY_JSON) ? `import type { ${ANY_JSON} } from '../../json/jsonValue'\n` : ''
  return `${banner}${imports}\n${text}`
}
