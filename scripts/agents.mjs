// Writes docs/agents.md, the prompt section that teaches a model to write surfaces, from schemas/*.json; with --check it writes
// nothing and fails where the page is stale. What no schema can say is in scripts/agentRules.mjs.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { exampleV1, exampleV2, rulesV1, rulesV2 } from './agentRules.mjs'

const PAGE = new URL('../docs/agents.md', import.meta.url)
const SCHEMA = new URL('../schemas/ui.a2ui-surface.schema.json', import.meta.url)

const { $defs: defs } = JSON.parse(await readFile(SCHEMA, 'utf8'))

/** Said once for all components of version 2, in `Common`, and for those that are filled in, in `Input`. */
const SHARED = ['id', 'accessibility', 'weight']
const SHARED_BY_INPUTS = ['checks']

/** Members whose names say it, or that a rule explains: each word here is one that a model reads every time. */
const PLAIN =
  /^(?:reasoning|version|surfaceId|catalogId|id|accessibility|label|text|child|children|value|enableDate|enableTime|required|message|name|primaryColor|component|components|messages|options|action|justify|align|axis|description|checks|validationRegexp|filterable|surface|title|agentDisplayName)$/

const refName = ({ $ref }) => $ref.replace('#/$defs/', '')
const upper = (name) => name[0].toUpperCase() + name.slice(1)
const withMark = (comment) => (comment === '' ? '' : ` // ${comment}`)
const withoutStop = (text = '') => text.replace(/\.$/, '')

/** A schema as a TypeScript type, which models read well and which is short. */
function typeOf(schema) {
  if (schema.$ref !== undefined) return upper(refName(schema))
  if (schema.enum !== undefined) return schema.enum.map((value) => `'${value}'`).join(' | ')
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeOf).join(' | ')
  if (schema.type === 'array') return schema.items === undefined ? 'unknown[]' : `Array<${typeOf(schema.items)}>`
  if (schema.type === 'object') return `{${membersOf(schema)}}`
  return schema.type === 'integer' ? 'number' : (schema.type ?? 'unknown')
}

function membersOf({ properties = {}, required = [], additionalProperties }, left = []) {
  const members = Object.entries(properties)
    .filter(([name]) => !left.includes(name))
    .map(([name, schema]) => {
      return `\n${name}${required.includes(name) ? '' : '?'}: ${typeOf(schema)}${withMark(commentOf(schema, name))}`
    })
  if (typeof additionalProperties === 'object') members.push(`\n[name: string]: ${typeOf(additionalProperties)}`)
  return `${members.join('')}\n`
}

/** What it is for, and the limits that the type cannot say. A name with one value needs neither. */
function commentOf(schema, name = '') {
  if (schema.enum?.length === 1) return ''
  const purpose = schema.type === 'object' || PLAIN.test(name) ? '' : withoutStop(schema.description)
  return [purpose, ...limitsOf(schema)].filter(Boolean).join('; ')
}

function limitsOf(schema) {
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap(limitsOf)
  const { type, maxLength, minItems, maxItems, items, pattern, minimum, maximum, maxProperties } = schema
  return [
    maxLength !== undefined && `≤ ${maxLength} characters`,
    pattern !== undefined && `matches ${pattern}`,
    minItems !== undefined && `${minItems} ${maxItems === undefined ? 'or more' : `to ${maxItems}`} items`,
    minItems === undefined && maxItems !== undefined && `≤ ${maxItems} items`,
    maxProperties !== undefined && `≤ ${maxProperties} members`,
    minimum !== undefined && `${type === 'integer' ? 'whole, ' : ''}${minimum} to ${maximum}`,
    ...(items === undefined ? [] : limitsOf(items).map((limit) => `each ${limit}`)),
  ].filter(Boolean)
}

function declare(name, { left = [], base = '' } = {}) {
  const schema = defs[name]
  const purpose = withMark(PLAIN.test(name) || /^payload/.test(name) ? '' : withoutStop(schema.description))
  return schema.type === 'object'
    ? `type ${upper(name)} = ${base}{${purpose}${membersOf(schema, left)}}`
    : `type ${upper(name)} = ${typeOf(schema)}${withMark(limitsOf(schema).join('; '))}`
}

const union = (name) => `type ${upper(name)} = ${typeOf(defs[name])}`

function declareShared(name, names, base = '') {
  const { properties } = defs.TextField
  const members = { properties: Object.fromEntries(names.map((key) => [key, properties[key]])), required: ['id'] }
  return `type ${name} = ${base}{${membersOf(members)}}`
}

function declareComponent(name) {
  const base = 'checks' in defs[name].properties ? 'Input' : 'Common'
  return declare(name, { left: [...SHARED, ...SHARED_BY_INPUTS], base: `${base} & ` })
}

const messages = defs.message.anyOf.map(refName)
const components = defs.component.anyOf.map(refName)
const componentsV1 = defs.componentV1.anyOf.map(refName)

const typesV2 = [
  declare('payloadV2'),
  union('message'),
  ...messages.map((name) => declare(name)),
  union('component'),
  declareShared('Common', SHARED),
  declareShared('Input', SHARED_BY_INPUTS, 'Common & '),
  ...components.map(declareComponent),
  ...['action', 'check', 'accessibility', 'dynString', 'dynBool', 'dynStringList', 'dynValue', 'binding'].map((name) =>
    declare(name),
  ),
  ...['componentId', 'surfaceId', 'catalogId'].map((name) => declare(name)),
]

const typesV1 = [
  declare('payloadV1'),
  declare('surface'),
  union('componentV1'),
  ...componentsV1.map((name) => declare(name)),
]

const code = (language, text) => `\`\`\`${language}\n${text}\n\`\`\``

/** An example as a model would print it: without blanks, and with a line for each component. */
const compact = (example) =>
  `<!-- prettier-ignore -->\n${code('json', JSON.stringify(example).replaceAll(/(?<=[[,])(?=\{"(?:id|component|version)":)/g, '\n'))}`

const list = (rules) => rules.map((rule, index) => `${index + 1}. ${rule}`).join('\n')

const page = `# For agents

<!-- Written by \`npm run generate\` from the schemas. Change those, or scripts/agentRules.mjs. -->

Two sections to put into a model's prompt, whole, as they stand. Hand over one of them: version 2, unless the host has only version 1. Where the
model's provider takes a schema for its output, give it the branch of version 2 as well, and keep this section: a schema cannot say the rules.
More about each rule: [Writing surfaces](writing-surfaces.md).

## Version 2

You can answer with a form. Print one JSON value of the type \`PayloadV2\`, and nothing around it. Every object is closed: a property that is not
listed is refused, and \`null\` is no value.

${code('ts', typesV2.join('\n\n'))}

Rules:

${list(rulesV2(defs))}

A whole example:

${compact(exampleV2)}

## Version 1

You can answer with a form. Print one JSON value of the type \`PayloadV1\`, and nothing around it. Every object is closed: a property that is not
listed is refused, and \`null\` is no value.

${code('ts', typesV1.join('\n\n'))}

Rules:

${list(rulesV1)}

A whole example:

${compact(exampleV1)}
`

const options = await resolveConfig(fileURLToPath(PAGE))
const text = await format(page, { ...options, filepath: fileURLToPath(PAGE) })

if (process.argv.includes('--check')) {
  const current = await readFile(PAGE, 'utf8').catch(() => undefined)
  if (current !== text) {
    console.error(
      'Stale: docs/agents.md. The schemas or the rules have changed since; run `npm run generate` and commit it.',
    )
    process.exitCode = 1
  }
} else {
  await writeFile(PAGE, text)
}
