// What the checks cannot say must never be left out in silence: a schema with such a rule does not build.
import { describe, expect, it } from 'vitest'
import { compileValidators } from '../../schemas/compileValidators.mjs'

const compile = (schema: object, ...others: readonly object[]) =>
  compileValidators(
    [schema, ...others],
    [schema, ...others].map((_, index) => ({ name: `v${String(index)}`, type: 'string', schema: index, pointer: '' })),
    '',
  )
const named = (name: string, definition: object) => ({ $ref: `#/$defs/${name}`, $defs: { [name]: definition } })

describe('compileValidators', () => {
  it('writes each keyword as an argument of its check, and definitions as constants', () => {
    const code = compile({
      type: 'array',
      items: { $ref: '#/$defs/id' },
      $defs: { id: { type: 'string', maxLength: 3, description: 'An id.' } },
    })
    expect(code).toContain('const id = string({ maxLength: 3 })')
    expect(code).toContain('array({ items: id })')
    expect(code).not.toContain('An id.')
  })

  it('closes an object that its schema closes, and no other', () => {
    expect(compile({ type: 'object', additionalProperties: false, properties: { a: {} } })).toContain(
      'object({ properties: { "a": any } })',
    )
    expect(compile({ type: 'object', properties: { a: {} } })).toContain('additionalProperties: any')
  })

  it.each([
    ['a keyword without a check', [{ type: 'string', format: 'date' }], /no check for format/],
    ['a keyword of another type', [{ type: 'string', maxItems: 3 }], /no check for maxItems/],
    ['a text of two at least', [{ type: 'string', minLength: 2 }], /code points/],
    ['a definition that refers to itself', [named('a', { type: 'array', items: { $ref: '#/$defs/a' } })], /itself/],
    ['two definitions of one name', [named('a', { type: 'string' }), named('a', { type: 'number' })], /called a/],
  ])('fails the build for %s', (_, [schema = {}, ...others], message) => {
    expect(() => compile(schema, ...others)).toThrow(message)
  })
})
