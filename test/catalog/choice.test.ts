// Between the strings of a choice and the options on the screen (REND-4, REND-9).
import { describe, expect, it } from 'vitest'
import { chosenKeys, encodeMany, encodeOne, keyOf, valueOf } from '../../src/catalog/choice'
import type { ChoiceNode } from '../../src/catalog/node'
import type { JsonValue } from '../../src/json/jsonValue'

function choice(encoding: ChoiceNode['encoding'], ...values: string[]): ChoiceNode {
  return {
    kind: 'choice',
    key: 0,
    componentId: 'c',
    origin: {},
    label: { literal: 'C' },
    value: { pointer: ['c'] },
    required: false,
    checks: [],
    labels: values.map((value) => ({ literal: `Label of ${value}` })),
    values,
    multiple: false,
    display: 'plain',
    filterable: false,
    encoding,
  }
}

const list = choice('list', 'a', 'b', '')
const text = choice('text', 'a', 'b', '')

describe('what is shown as chosen', () => {
  it.each<[JsonValue | undefined, string[], string[]]>([
    [undefined, [], []],
    ['', [keyOf(2)], []],
    ['b', [keyOf(1)], [keyOf(1)]],
    [['b'], [keyOf(1)], ['["b"]']],
    [['b', 'a'], [keyOf(1), keyOf(0)], ['["b","a"]']],
    [[''], [keyOf(2)], ['[""]']],
    ['gone', ['gone'], ['gone']],
    [['gone', 5, 'a'], ['gone', keyOf(0)], ['["gone",5,"a"]']],
    [5, [], ['5']],
  ])('for %j is %j as a list, and %j as text (REND-4, DATA-4)', (value, asList, asText) => {
    expect(chosenKeys(list, value, undefined)).toEqual(asList)
    expect(chosenKeys(text, value, undefined)).toEqual(asText)
  })

  it('is nothing in version 1 until an option is picked, the empty one too (V1-2)', () => {
    expect(chosenKeys(text, '', undefined)).toEqual([])
    expect(chosenKeys(text, '', { key: keyOf(2), value: '' })).toEqual([keyOf(2)])
    expect(chosenKeys(text, 'b', { key: keyOf(2), value: '' })).toEqual([keyOf(1)])
  })

  it('is every box of the value where several may be chosen, and what no box has (REND-4)', () => {
    const boxes = { ...choice('list', 'x', 'y', 'x'), multiple: true }
    expect(chosenKeys(boxes, ['x'], undefined)).toEqual([keyOf(0), keyOf(2)])
    expect(chosenKeys(boxes, ['gone', 'y'], undefined)).toEqual(['gone', keyOf(1)])
  })

  it('is nothing for the empty string where no option has it (REND-4)', () => {
    expect(chosenKeys(choice('list', 'a'), [''], undefined)).toEqual([])
  })

  it('is, of two options with one value, the one that was picked (REND-4)', () => {
    const twice = choice('list', 'x', 'y', 'x')
    expect(chosenKeys(twice, ['x'], undefined)).toEqual([keyOf(0)])
    expect(chosenKeys(twice, ['x'], { key: keyOf(2), value: 'x' })).toEqual([keyOf(2)])
    expect(chosenKeys(twice, ['y'], { key: keyOf(2), value: 'x' })).toEqual([keyOf(1)])
  })

  it('has no place for a pick that stands for something else now (REND-4)', () => {
    expect(chosenKeys(choice('list', 'b', 'a'), ['a'], { key: keyOf(0), value: 'a' })).toEqual([keyOf(1)])
  })
})

describe('what is written', () => {
  it('is a list of strings, or one string in version 1 (REND-4, V1-2)', () => {
    expect(encodeOne(list, keyOf(1))).toEqual(['b'])
    expect(encodeOne(text, keyOf(1))).toBe('b')
    expect(encodeOne(list, keyOf(2))).toEqual([''])
  })

  it('is empty again when the choice is taken back (REND-9)', () => {
    expect(encodeOne(list, '')).toEqual([])
    expect(encodeOne(text, '')).toBe('')
    expect(encodeMany(list, ['a', 'b'], [])).toEqual([])
  })

  it('keeps the order of what stays, adds what is new, and keeps what no option has (REND-4)', () => {
    const before = ['gone', 'b']
    const keys = chosenKeys(list, before, undefined)
    expect(encodeMany(list, before, [...keys, keyOf(0)])).toEqual(['gone', 'b', 'a'])
    expect(encodeMany(list, before, [keyOf(0), ...keys])).toEqual(['gone', 'b', 'a'])
    expect(
      encodeMany(
        list,
        before,
        keys.filter((key) => key !== keyOf(1)),
      ),
    ).toEqual(['gone'])
  })
})

describe("a value that reads like an option's key", () => {
  const long = choice('list', 'a', ...Array.from({ length: 15 }, (_, index) => `b${String(index)}`))

  it.each([
    ...['option-0', 'option-1 ', 'option-12', 'option-12  ', 'option-99', 'option-', '__proto__', 'constructor', ' '],
    ...['my option-0', 'my option-0 ', 'option-0 x', 'option-0  x'],
  ])('is kept, and shown as no option: %j (REND-4)', (value) => {
    for (const node of [list, long]) {
      const keys = chosenKeys(node, [value], undefined)
      expect(keys).toHaveLength(1)
      expect(node.values.map((_, index) => keyOf(index))).not.toContain(keys[0])
      expect(valueOf(node, keys[0] ?? '')).toBe(value)
      expect(encodeMany(node, [value], [...keys, keyOf(0)])).toEqual([value, 'a'])
    }
  })

  it('is an option where one has it (REND-4)', () => {
    expect(chosenKeys(choice('list', 'x', 'option-0'), ['option-0'], undefined)).toEqual([keyOf(1)])
  })
})
