// Compiles the schemas to one module without Ajv, `require` or run-time code generation (ADM-9).
// Ajv's output is taken as it is, but for the few replacements below; each of them fails the build when it no longer fits.
import { Ajv } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import * as keywords from './keywords.mjs'
import { toSwitches } from './toSwitches.mjs'

/**
 * What Ajv writes, and what stands for it. Its functions each make a list of what they found, which their callers add to their own;
 * here one list goes through all of them, so that nothing is added up and a call that finds nothing makes no object.
 */
const REWRITES = [
  [/^"use strict";/, ''],
  [/, ?parentData(?::\w+)?, ?parentDataProperty(?::(?:"[^"]*"|\w+))?, ?rootData(?:=data)?/g, ''],
  [/schemaPath:"(?:[^"\\]|\\.)*",/g, ''],
  [
    /^function (\w+)\(data, \{instancePath=""\}=\{\}\)\{\n(?:\/\*.*\n)?let vErrors = null;\nlet errors = 0;$/gm,
    'function $1(data, path, faults){',
  ],
  [
    /const (err\d+) = \{instancePath(?::(.*?))?,keyword:("\w+"),params:(.*)\};\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;/g,
    (_, error, path = 'path', keyword, params) => `report(faults, ${path}, ${keyword}, ${params});`,
  ],
  [
    /if\(!\((\w+)\((.*), \{instancePath(?::(.*))?\}\)\)\)\{\nvErrors = vErrors === null \? \1\.errors : vErrors\.concat\(\1\.errors\);\nerrors = vErrors\.length;\n\}/g,
    (_, name, data, path = 'path') => `${name}(${data}, ${path}, faults);`,
  ],
  [/^\w+\.errors = vErrors;\nreturn errors === 0;\n/gm, ''],
  [/\binstancePath\b/g, 'path'],
]

/** Each entry: the validator's name, its type, the index of its schema, and a pointer into that schema. */
export function compileValidators(schemas, entries, banner, typesModule = './types') {
  // Ajv's 2020-12 class adds book-keeping for `unevaluated…` and `$dynamicRef`, which the schemas do not use.
  const ajv = new Ajv({
    allErrors: true,
    inlineRefs: false,
    messages: false,
    allowUnionTypes: true,
    strictRequired: false,
    strictTypes: false,
    code: { source: true, esm: true, lines: true },
  })
  for (const definition of Object.values(keywords)) ajv.removeKeyword(definition.keyword).addKeyword(definition)
  schemas.forEach((schema, index) => ajv.addSchema({ ...toSwitches(schema), $id: `schema${index}` }))

  const ids = entries.map(({ name, schema, pointer }) => [name, `schema${schema}${pointer}`])
  const code = bounded(slim(standalone.default(ajv, Object.fromEntries(ids))))
  const typed = entries.reduce(
    (text, { name, type }) =>
      replaced(
        text,
        new RegExp(`export const ${name} = (\\w+);`),
        `export const ${name} = /* @__PURE__ */ validator<${type}>($1);`,
      ),
    code,
  )
  const types = entries.map(({ type }) => type).filter((type) => type !== 'string')
  const imports = [
    `import { ${namesUsed(typed)} } from '../runtime'`,
    `import type { ${types.sort().join(', ')} } from '${typesModule}'`,
  ]
  if (/require\(|\beval\(|new Function/.test(typed))
    throw new Error('The validators still load or make code at run time.')
  return `// @ts-nocheck\n${banner}${imports.join('\n')}\n${typed}`
}

const namesUsed = (code) =>
  ['isLonger', 'MAX_FAULTS', 'report', 'validator'].filter((name) => code.includes(name)).join(', ')

function replaced(text, pattern, replacement) {
  const result = text.replace(pattern, replacement)
  if (result === text) throw new Error(`Ajv's output has changed: nothing matches ${String(pattern)}`)
  return result
}

function slim(code) {
  const text = REWRITES.reduce((result, [pattern, replacement]) => replaced(result, pattern, replacement), code)
  const left = /\bvErrors\b|\berrors\b/.exec(text)
  if (left !== null) throw new Error(`Ajv's output has changed: ${text.slice(left.index - 200, left.index + 200)}`)
  return withoutUnusedConstants(withTypesInPlace(text))
}

/** A whole schema is kept only for its list of types; the list is short. */
function withTypesInPlace(code) {
  return code.replace(/\b(schema\d+)\.type\b/g, (_, name) => {
    const [, schema] = new RegExp(`^const ${name} = (.*);$`, 'm').exec(code)
    return JSON.stringify(JSON.parse(schema).type)
  })
}

function withoutUnusedConstants(code) {
  const text = code.replace(/^const (schema\d+) = .*;\n/gm, (line, name) =>
    code.match(new RegExp(`\\b${name}\\b`, 'g')).length === 1 ? '' : line,
  )
  return text === code ? text : withoutUnusedConstants(text)
}

/** A million bad entries must not make a million errors: once enough are found, no loop goes on. The verdict stands by then. */
function bounded(code) {
  const loops = code.match(/\bfor\s*\(/g).length
  let bounds = 0
  const text = code.replace(/^for\(.*\)\{$/gm, (loop) => {
    bounds += 1
    return `${loop}\nif(faults.length >= MAX_FAULTS) break;`
  })
  if (loops !== bounds) throw new Error(`Ajv's output has changed: ${loops} loops, ${bounds} of them bounded.`)
  return text
}
