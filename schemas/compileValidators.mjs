// Writes the schemas as a module of checks, put together from the few kinds in src/protocol/runtime.ts: no library, and no code
// made at run time (ADM-9). A keyword that has no check there is an error of the build.
import { toSwitches } from './toSwitches.mjs'

/** The keywords that each type of JSON Schema takes. Its check bears its name. */
const KEYWORDS = {
  string: ['maxLength', 'minLength', 'pattern'],
  number: [],
  integer: ['maximum', 'minimum'],
  boolean: [],
  array: ['maxItems', 'minItems', 'items'],
  object: ['required', 'properties', 'additionalProperties', 'maxProperties', 'minProperties'],
}
const SWITCHES = ['branchByComponent', 'branchByKey']

/** Each entry: the validator's name, its type, the index of its schema, and a pointer into that schema. */
export function compileValidators(schemas, entries, banner, typesModule = './types') {
  const { check, definition, constants, used } = writer()
  const roots = schemas.map(toSwitches)
  const validators = entries.map(({ name, type, schema, pointer }) => {
    const { $defs, ...root } = roots[schema]
    const code = pointer === '' ? check(root, $defs) : definition(pointer, $defs)
    return `export const ${name} = validator<${type}>(${code})`
  })
  const types = entries.map(({ type }) => type).filter((type) => type !== 'string')
  const imports = [
    `import { ${[...used, 'validator'].sort().join(', ')} } from '../runtime'`,
    ...(types.length > 0 ? [`import type { ${types.sort().join(', ')} } from '${typesModule}'`] : []),
  ].join('\n')
  const written = Array.from(constants.values(), ({ code }) => code)
  return `${banner}${[imports, ...written, ...validators].join('\n\n')}`
}

function writer() {
  const used = new Set()
  const begun = new Set()
  /** In the order in which they can stand: each after those that it is made of. */
  const constants = new Map()

  const call = (name, ...given) => {
    used.add(name)
    return given.length === 0 ? name : `${name}(${given.join(', ')})`
  }

  const definition = (pointer, definitions) => {
    const name = pointer.slice('#/$defs/'.length)
    const schema = definitions[name]
    if (!constants.has(name)) {
      if (begun.has(name)) throw new Error(`${name} refers to itself.`)
      begun.add(name)
      constants.set(name, { schema, code: `const ${name} = ${check(schema, definitions)}` })
    }
    if (constants.get(name).schema !== schema) throw new Error(`Two definitions are called ${name}.`)
    return name
  }

  /** The code of the check for a schema. */
  const check = (schema, definitions) => {
    if (schema === true || Object.keys(schema).length === 0) return call('any')
    const { $ref, type, enum: values, ...rest } = schema
    // Inside a branch it is settled that a value is an object.
    const isBare = $ref !== undefined || values !== undefined
    const kinds = isBare ? [] : [type ?? 'object'].flat()
    const known = [...SWITCHES, ...kinds.flatMap((kind) => KEYWORDS[kind])]
    const unknown = Object.keys(rest).find((keyword) => !known.includes(keyword))
    if (unknown !== undefined) throw new Error(`There is no check for ${unknown} here.`)
    if ($ref !== undefined) return definition($ref, definitions)
    if (values !== undefined) return call('oneOf', JSON.stringify(values))
    if (kinds.length === 1) return body(kinds[0], rest, definitions)
    return call('types', `{ ${kinds.map((kind) => `${kind}: ${body(kind, rest, definitions)}`).join(', ')} }`)
  }

  const body = (kind, schema, definitions) => {
    const branch = SWITCHES.find((keyword) => schema[keyword] !== undefined)
    if (branch !== undefined) return call(branch, record(schema[branch], definitions))
    if (KEYWORDS[kind].length === 0) return call(kind)
    const given = KEYWORDS[kind].flatMap((keyword) => {
      const code = argument(keyword, schema[keyword], definitions)
      return code === undefined ? [] : [`${keyword}: ${code}`]
    })
    return call(kind, given.length === 0 ? '' : `{ ${given.join(', ')} }`)
  }

  const argument = (keyword, value, definitions) => {
    // A closed object is what is written shortest, since nearly all are.
    if (keyword === 'additionalProperties') return value === false ? undefined : check(value ?? true, definitions)
    if (value === undefined) return undefined
    if (keyword === 'minLength' && value > 1) throw new Error('Only emptiness is told without counting code points.')
    if (keyword === 'items') return check(value, definitions)
    return keyword === 'properties' ? record(value, definitions) : JSON.stringify(value)
  }

  const record = (schemas, definitions) => {
    const members = Object.entries(schemas).map(([name, schema]) => {
      const code = check(schema, definitions)
      return code === name ? name : `${JSON.stringify(name)}: ${code}`
    })
    return `{ ${members.join(', ')} }`
  }

  return { check, definition, constants, used }
}
