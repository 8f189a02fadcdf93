// Ajv keywords for the generated validators: the two switches that `toSwitches.mjs` writes, and a smaller `enum`.
import { _, stringify } from 'ajv'

/** A constant of the generated module, one for all uses of the same list. */
function constant(gen, list) {
  return gen.scopeValue('schema', { ref: list, key: JSON.stringify(list), code: stringify(list) })
}

const listError = { params: ({ params }) => _`{allowed: ${params.list}}` }

/** Validates by the one branch whose condition holds; where none does, the only error is the list of branch names. */
function branch(keyword, condition) {
  return {
    keyword,
    type: 'object',
    schemaType: 'object',
    error: listError,
    code(cxt) {
      const names = Object.keys(cxt.schema)
      cxt.setParams({ list: constant(cxt.gen, names) })
      names.forEach((name, index) => {
        const test = condition(cxt.data, name)
        if (index === 0) cxt.gen.if(test)
        else cxt.gen.elseIf(test)
        cxt.subschema({ keyword, schemaProp: name }, cxt.gen.name('valid'))
      })
      cxt.gen.else()
      cxt.error()
      cxt.gen.endIf()
    },
  }
}

export const branchByComponent = branch('branchByComponent', (data, name) => _`${data}.component === ${name}`)

export const branchByKey = branch('branchByKey', (data, name) => _`${data}[${name}] !== undefined`)

/** Ajv's own writes the whole schema around the list into the module. */
export const enumOfStrings = {
  keyword: 'enum',
  schemaType: 'array',
  error: listError,
  code(cxt) {
    const list = constant(cxt.gen, cxt.schema)
    cxt.setParams({ list })
    cxt.fail(_`!${list}.includes(${cxt.data})`)
  },
}
