// What in a printed text counts as JSON, and on which line it stops being any.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findJson } from '../../src/testing/findJson'
import { fence } from './outputs'

const found = (text: string) =>
  findJson(text).map((one) => (one.ok ? [one.line, one.value] : [one.line, one.code, one.message]))

describe('findJson', () => {
  it.each<[string, string, unknown[]]>([
    ['a whole text', '\n {"a": 1}\n', [[2, { a: 1 }]]],
    ['a text over several lines', '[\n  {"a": 1},\n  {"b": 2}\n]', [[1, [{ a: 1 }, { b: 2 }]]]],
    [
      'JSON Lines, with blank ones between',
      '{"a":1}\r\n\n{"b":2}\n',
      [
        [1, { a: 1 }],
        [3, { b: 2 }],
      ],
    ],
    [
      'values on one line',
      '{"a":1} {"b":2}',
      [
        [1, { a: 1 }],
        [1, { b: 2 }],
      ],
    ],
    ['a fenced block amid prose', `Sure!\n${fence('{"a":1}')}\nIs that right?`, [[3, { a: 1 }]]],
    [
      'several blocks',
      `${fence('{"a":1}')}\nand\n${fence('{"b":2}', '')}`,
      [
        [2, { a: 1 }],
        [6, { b: 2 }],
      ],
    ],
    [
      'JSON Lines in a block',
      fence('{"a":1}\n{"b":2}', 'jsonl', '~~~'),
      [
        [2, { a: 1 }],
        [3, { b: 2 }],
      ],
    ],
    ['a block in a longer block', fence(fence('{"a":1}'), 'markdown', '````'), [[3, { a: 1 }]]],
    ['a block in a block of the same length', fence(fence('{"a":1}'), 'md'), [[3, { a: 1 }]]],
    ['an indented block of a list', `1. So:\n   - \`\`\`json\n     {"a":1}\n     \`\`\``, [[3, { a: 1 }]]],
    ['a block that is not closed', '```json\n{"a":1}', [[2, { a: 1 }]]],
    ['a block with fences in its strings', fence('{"a":"```"}'), [[2, { a: '```' }]]],
    ['lines amid prose', 'Here:\n{"a":1}\n\nDone.', [[2, { a: 1 }]]],
    ['what a tag surrounds', '<a2ui-json>[\n{"createSurface":{}}]</a2ui-json>', [[1, [{ createSurface: {} }]]]],
    ['a surface in the middle of a sentence', 'So: {"createSurface": 1}, as asked.', [[1, { createSurface: 1 }]]],
    [
      'a surface that does not say its version, in a sentence',
      'So: {"surface": {"components": []}}.',
      [[1, { surface: { components: [] } }]],
    ],
    [
      'lines after a byte order mark, and after each other',
      '\ufeff{"a":1}\n\ufeff{"b":2}',
      [
        [1, { a: 1 }],
        [2, { b: 2 }],
      ],
    ],
    ['what spaces of any kind surround', '\u00a0{"a":1}\u2003', [[1, { a: 1 }]]],
    ['a block with a byte order mark', fence('\ufeff{"a":1}'), [[2, { a: 1 }]]],
  ])('finds %s', (_, text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  it.each([
    ['prose', 'Where to, {name}? See [1] and [the guide](guide.md).'],
    ['a small example in a sentence', 'Options are like {"a": 1}.'],
    ['mathematics', 'So:\n{\\displaystyle x} and {\\bf y}'],
    ['a piece of furniture', 'The table is {"surface": "oak"}.'],
    ['blocks of other languages', fence('{ "a": 1 }', 'ts')],
    ['a block of prose', fence('no surface', '')],
    ['a scalar', '"text"'],
    ['nothing', ' \n '],
  ])('leaves %s alone', (_, text) => {
    expect(found(text)).toEqual([])
  })

  it.each<[string, string, unknown[]]>([
    ['a missing comma', '{\n "a": 1\n "b": 2\n}', [[3, 'invalid_json', 'Column 2: Expected a comma or } here.']]],
    [
      'one bad line of many',
      '{"a":1}\n{"b":[1,2}\n{"c":3}',
      [
        [1, { a: 1 }],
        [2, 'invalid_json', 'Column 10: Expected a comma or ] here.'],
        [3, { c: 3 }],
      ],
    ],
    [
      'two bad lines in a row, one of them cut',
      '{"a":\n{"b":undefined}\n{"c":3}',
      [
        [1, 'incomplete_json', 'Column 6: The text ends before the closing }.'],
        [2, 'invalid_json', 'Column 6: Expected a value here.'],
        [3, { c: 3 }],
      ],
    ],
    [
      'a line that is none',
      '{"a":1}\noops\n{"b":2}',
      [
        [1, { a: 1 }],
        [2, 'invalid_json', 'Column 1: Expected a value here.'],
        [3, { b: 2 }],
      ],
    ],
    [
      'more after a value',
      '{"a":1}}\n{"b":2}',
      [
        [1, { a: 1 }],
        [1, 'invalid_json', 'Column 8: Expected a value before the }.'],
        [2, { b: 2 }],
      ],
    ],
    [
      'a text that ends too early',
      '{"a": {"b": ',
      [[1, 'incomplete_json', 'Column 12: The text ends before the closing }.']],
    ],
    [
      'a block that ends too early',
      '```json\n[\n{"a":1},\n',
      [[3, 'incomplete_json', 'Column 9: The text ends before the closing ].']],
    ],
    [
      'prose in a block of JSON',
      fence('Here it is: {"a":1}'),
      [[2, 'invalid_json', 'Column 1: Expected a value here.']],
    ],
    ['JavaScript', "{version: 'v0.9'}", [[1, 'invalid_json', 'Column 2: Expected a name in double quotes.']]],
    [
      'single quotes, in a sentence',
      "So: {'surfaceId': 'm'}, as asked.",
      [[1, 'invalid_json', 'Column 6: Expected a name in double quotes.']],
    ],
    [
      'no quotes, in a sentence',
      'So: {surfaceId: "m"}, as asked.',
      [[1, 'invalid_json', 'Column 6: Expected a name in double quotes.']],
    ],
    ['typographic quotes', '{“surfaceId”: “m”}', [[1, 'invalid_json', 'Column 2: Expected a name in double quotes.']]],
    [
      'JSON inside a JSON string',
      JSON.stringify('{"surfaceId":"m"}'),
      [[1, 'invalid_json', 'Column 3: This JSON is escaped as if it lay inside a string.']],
    ],
    ['a comment', '{\n// why\n}', [[2, 'invalid_json', 'Column 1: Expected a name in double quotes.']]],
  ])('tells of %s', (_, text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  it('reads any JSON that is printed, whatever is around it', () => {
    const values = fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(values, fc.constantFrom('lines', 'fences', 'list'), (list, form) => {
        const texts = list.map((value) => JSON.stringify(value))
        const text =
          form === 'lines'
            ? texts.join('\n')
            : form === 'list'
              ? `[${texts.join(',')}]`
              : texts.map((one) => fence(one)).join('\nso\n')
        const read = findJson(text).flatMap((one) => (one.ok ? [one.value] : []))
        const expected: unknown = JSON.parse(`[${texts.join(',')}]`)
        expect(form === 'list' ? read[0] : read).toEqual(expected)
      }),
    )
  })

  it('survives any text', () => {
    const unit = fc.constantFrom(...Array.from('{}[]",:`~\n \\ae1'), '```', '{"createSurface":')
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit }), fc.string()), (text) => {
        const lineCount = text.split('\n').length
        for (const { line } of findJson(text)) expect(line >= 1 && line <= lineCount).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    ['open brackets', '{"a":'.repeat(200_000)],
    ['open brackets amid prose', 'so {"surfaceId":[\n'.repeat(50_000)],
    ['open brackets on their own lines', '{"a":[\n'.repeat(100_000)],
    ['deep nesting', '['.repeat(200_000) + ']'.repeat(200_000)],
    ['fences in fences', Array.from({ length: 1_000 }, (_, at) => '`'.repeat(1_003 - at)).join('\n')],
    ['bad lines before a good one', `${'{"a":\n'.repeat(50_000)}{"a":1}`],
  ])('reads a large text of %s in a moment', (_, text) => {
    const start = performance.now()
    expect(findJson(text).length).toBeLessThan(1_000)
    expect(performance.now() - start).toBeLessThan(5_000)
  })
})
