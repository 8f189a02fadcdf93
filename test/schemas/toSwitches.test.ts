import { describe, expect, it } from 'vitest'
import { toSwitches } from '../../schemas/toSwitches.mjs'

const tagged = (tag: string, ...others: readonly string[]) => ({
  type: 'object',
  required: ['component', ...others],
  properties: { component: { type: 'string', enum: [tag] } },
})
const closed = (key: string) => ({
  type: 'object',
  additionalProperties: false,
  required: ['version', key],
  properties: { version: { type: 'string' }, [key]: { type: 'object' } },
})
const switched = (...anyOf: readonly object[]) => toSwitches({ properties: { x: { anyOf } } })['properties']

describe('toSwitches (ADM-8)', () => {
  it('switches on a tag of one value, which needs no second look inside its branch', () => {
    expect(switched(tagged('a', 'id'), tagged('b'))).toEqual({
      x: {
        type: 'object',
        branchByComponent: {
          a: { required: ['id'], properties: { component: true } },
          b: { required: [], properties: { component: true } },
        },
      },
    })
  })

  it('switches on the key that is only in one branch', () => {
    expect(switched(closed('open'), closed('close'))).toMatchObject({
      x: { type: 'object', branchByKey: { open: closed('open'), close: closed('close') } },
    })
  })

  it('lays branches of different types side by side', () => {
    expect(switched({ type: 'string', maxLength: 3 }, { type: 'array', maxItems: 2 })).toEqual({
      x: { type: ['string', 'array'], maxLength: 3, maxItems: 2 },
    })
  })

  it('drops annotations, but no property that is named like one', () => {
    const schema = { title: 'T', description: 'D', properties: { title: { type: 'string', description: 'D' } } }
    expect(toSwitches(schema)).toEqual({ properties: { title: { type: 'string' } } })
  })

  it.each([
    ['open branches', [tagged('a'), { type: 'object', required: ['id'], properties: {} }]],
    ['two branches with one tag', [tagged('a'), tagged('a')]],
    [
      'an enum beside its type, which would bind the other branch too',
      [
        { type: 'string', enum: ['a'] },
        { type: 'number', required: [] },
      ],
    ],
  ])('fails the build for %s', (_, branches) => {
    expect(() => switched(...branches)).toThrow(/anyOf|branches/)
  })
})
