// Ajv keywords for the generated validators: the two switches that `toSwitches.mjs` writes, closed objects in one walk over their
// members, and a smaller `enum`.
import { _, KeywordCxt, Name, stringify } from 'ajv'
import util from 'ajv/dist/compile/util.js'

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
      const tests = names.map((name) => condition(cxt.data, name))
      choose(
        cxt.gen,
        tests,
        (index) => cxt.subschema({ keyword, schemaProp: names[index] }, cxt.gen.name('valid')),
        () => cxt.error(),
      )
    },
  }
}

/** The code for the first test that holds, or for none. */
function choose(gen, tests, each, otherwise) {
  tests.forEach((test, index) => {
    if (index === 0) gen.if(test)
    else gen.elseIf(test)
    each(index)
  })
  gen.else()
  otherwise()
  gen.endIf()
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

/** Of a closed object, each member that is there is judged by its name, in one walk; Ajv's own looks for each name, and walks too. */
export const properties = {
  keyword: 'properties',
  type: 'object',
  schemaType: 'object',
  code(cxt) {
    const { gen, schema, parentSchema, data, it } = cxt
    const names = Object.keys(schema)
    const judge = (name) => {
      if (schema[name] === true) return
      cxt.subschema({ keyword: 'properties', schemaProp: name, dataProp: name }, gen.name('valid'))
    }
    if (parentSchema.additionalProperties !== false) {
      for (const name of names) gen.if(_`${data}[${name}] !== undefined`, () => judge(name))
      return
    }
    const unknown = new KeywordCxt(it, additionalProperties, 'additionalProperties')
    gen.forIn('key', data, (key) => {
      const tests = names.map((name) => _`${key} === ${name}`)
      choose(
        gen,
        tests,
        (index) => judge(names[index]),
        () => {
          unknown.setParams({ additionalProperty: key })
          unknown.error()
        },
      )
    })
  },
}

/** What `properties` does not see to: a schema for members of any name. */
export const additionalProperties = {
  keyword: 'additionalProperties',
  type: 'object',
  schemaType: ['boolean', 'object'],
  error: { params: ({ params }) => _`{additionalProperty: ${params.additionalProperty}}` },
  code(cxt) {
    const { gen, schema, parentSchema, data } = cxt
    if ((schema === false) !== (parentSchema.properties !== undefined))
      throw new Error('An object has to be closed and have named properties, or to be open and have none.')
    if (schema === false) return
    gen.forIn('key', data, (key) => {
      const member = { keyword: 'additionalProperties', dataProp: key, dataPropType: util.Type.Str }
      cxt.subschema(member, gen.name('valid'))
    })
  },
}

const limitError = { params: ({ schemaCode }) => _`{limit: ${schemaCode}}` }

/** Ajv's own counts the code points of every text, also where its length in code units settles it. */
export const maxLength = {
  keyword: 'maxLength',
  type: 'string',
  schemaType: 'number',
  before: 'pattern',
  error: limitError,
  code(cxt) {
    cxt.fail(_`${new Name('isLonger')}(${cxt.data}, ${cxt.schema})`)
  },
}

export const minLength = {
  keyword: 'minLength',
  type: 'string',
  schemaType: 'number',
  before: 'pattern',
  error: limitError,
  code(cxt) {
    if (cxt.schema !== 1) throw new Error('Only emptiness is told without counting code points.')
    cxt.fail(_`${cxt.data} === ""`)
  },
}
