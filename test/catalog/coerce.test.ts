// What bound values mean to the controls that show them (DATA-4).
import { describe, expect, it } from 'vitest'
import { toBoolean, toStringList, toText } from '../../src/catalog/coerce'
import type { JsonValue } from '../../src/json/jsonValue'

type Row = [value: JsonValue | undefined, text: string, bool: boolean, list: string[]]

const ROWS: Row[] = [
  [undefined, '', false, []],
  [null, '', false, []],
  ['', '', false, ['']],
  ['text', 'text', false, ['text']],
  ['true', 'true', true, ['true']],
  ['TRUE', 'TRUE', true, ['TRUE']],
  [' true', ' true', false, [' true']],
  ['false', 'false', false, ['false']],
  ['1', '1', false, ['1']],
  [0, '0', false, []],
  [1.5, '1.5', true, []],
  [-1, '-1', true, []],
  [true, 'true', true, []],
  [false, 'false', false, []],
  [{ k: [1] }, '{"k":[1]}', false, []],
  [['a', 1, null, 'b', ['c']], '["a",1,null,"b",["c"]]', false, ['a', 'b']],
  [[], '[]', false, []],
]

describe('coercion', () => {
  it.each(ROWS)('of %j (DATA-4)', (value, text, bool, list) => {
    const before = JSON.stringify(value)
    expect(toText(value)).toBe(text)
    expect(toBoolean(value)).toBe(bool)
    expect(toStringList(value)).toEqual(list)
    expect(JSON.stringify(value)).toBe(before)
  })
})
