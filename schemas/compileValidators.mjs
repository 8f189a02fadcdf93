// Compiles the schemas to one module without Ajv, `require` or run-time code generation (ADM-9).
// Ajv's output is taken as it is, but for the few replacements below; each of them fails the build when it no longer fits.
import { Ajv } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import { branchByComponent, branchByKey, enumOfStrings } from './keywords.mjs'
import { toSwitches } from './toSwitches.mjs'

const PUSH =
  /const (err\d+) = (\{.*\});\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}/g
const UNUSED_ARGUMENTS = /, ?parentData(?::\w+)?, ?parentDataProperty(?::(?:"[^"]*"|\w+))?, ?rootData(?:=data)?/g

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
  ajv.removeKeyword('enum')
  for (const keyword of [enumOfStrings, branchByComponent, branchByKey]) ajv.addKeyword(keyword)
  schemas.forEach((schema, index) => ajv.addSchema({ ...toSwitches(schema), $id: `schema${index}` }))

  const ids = entries.map(({ name, schema, pointer }) => [name, `schema${schema}${pointer}`])
  const code = bounded(slim(standalone.default(ajv, Object.fromEntries(ids))))
  const typed = entries.reduce(
    (text, { name, type }) => replaced(text, `export const ${name} =`, `export const ${name}: Validator<${type}> =`),
    code,
  )
  const types = entries.map(({ type }) => type).filter((type) => type !== 'string')
  const imports = [
    `import { ${namesUsed(typed)}, type Validator } from '../runtime'`,
    `import type { ${types.sort().join(', ')} } from '${typesModule}'`,
  ]
  if (/require\(|\beval\(|new Function/.test(typed))
    throw new Error('The validators still load or make code at run time.')
  return `// @ts-nocheck\n${banner}${imports.join('\n')}\n${typed}`
}

const namesUsed = (code) => ['MAX_FAULTS', 'report', 'ucs2length'].filter((name) => code.includes(name)).join(', ')

function replaced(text, pattern, replacement) {
  const result = text.replace(pattern, replacement)
  if (result === text) throw new Error(`Ajv's output has changed: nothing matches ${String(pattern)}`)
  return result
}

/** Leaves out what nobody reads, and says the lines of every error once. */
function slim(code) {
  let text = replaced(code, /^"use strict";/, '')
  // Only where a schema limits the length of a text.
  text = text.replace(/require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g, 'ucs2length')
  text = replaced(text, /schemaPath:"(?:[^"\\]|\\.)*",/g, '')
  text = replaced(text, UNUSED_ARGUMENTS, '')
  text = replaced(text, PUSH, 'vErrors = report(vErrors, $2);')
  return withoutUnusedConstants(text)
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
    return `${loop}\nif(errors >= MAX_FAULTS) break;`
  })
  if (loops !== bounds) throw new Error(`Ajv's output has changed: ${loops} loops, ${bounds} of them bounded.`)
  return text
}
