// The Playground's reader of pasted text, held against JSON.parse.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitJson } from '../../stories/playground/splitJson'

const faultOf = (text: string) => {
  const split = splitJson(text)
  return split.ok ? undefined : split.fault
}

function parses(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('splitJson', () => {
  it('reads one value as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent)
        expect(splitJson(text)).toEqual({ ok: true, values: [JSON.parse(text)] })
      }),
    )
  })

  it('accepts a text if and only if JSON.parse does, where it is one value', () => {
    const nearly = fc
      .tuple(fc.jsonValue(), fc.nat(), fc.constantFrom('', ',', '}', '"', '\\', '0', '-', 'e', ' ', '\u0001', '/'))
      .map(([value, place, extra]) => {
        const text = JSON.stringify(value)
        const at = place % (text.length + 1)
        return text.slice(0, at) + extra + text.slice(at + 1)
      })
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...Array.from('{}[]",:01.eE+- tn\\')) }), nearly),
        (text) => {
          const split = splitJson(text)
          if (parses(text)) expect(split).toMatchObject({ ok: true })
          else if (split.ok) expect(split.values).not.toHaveLength(1)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('reads values in a row: JSON Lines, with empty lines between', () => {
    const text = '{"a":1}\n\n{"a":2}\r\n[3]\n'
    expect(splitJson(text)).toEqual({ ok: true, values: [{ a: 1 }, { a: 2 }, [3]] })
  })

  it('survives nesting that is a hundred thousand levels deep', () => {
    expect(faultOf('['.repeat(100_000))).toMatchObject({ offset: 100_000 })
  })

  it.each<[string, number, number, string]>([
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, 'Expected a comma or } here.'],
    ['{\n  "a": 1,\n}', 3, 1, 'No comma may stand before the }.'],
    ['[1,\n 2,]', 2, 4, 'Expected a value before the ].'],
    ["{'a': 1}", 1, 2, 'Expected a name in double quotes.'],
    ['{"a" 1}', 1, 6, 'Expected a colon after the name.'],
    ['{"a": \'b\'}', 1, 7, 'Strings stand in double quotes.'],
    ['{"a": "b\n"}', 1, 9, 'A string must write this character as an escape.'],
    ['["\\x"]', 1, 3, 'JSON has no such escape.'],
    ['{"a": "b', 1, 7, 'This string does not end.'],
    ['{"a": {"b": 1}', 1, 15, 'The text ends before the closing }.'],
    ['// note\n{}', 1, 1, 'JSON has no comments.'],
    ['{"a": undefined}', 1, 7, 'Expected a value here.'],
    ['{"a": 01}', 1, 7, 'Expected a value here.'],
    ['{} {}\n}', 2, 1, 'Expected a value before the }.'],
  ])('says where %j stops being JSON', (text, line, column, message) => {
    expect(faultOf(text)).toMatchObject({ line, column, message, lineText: text.split('\n')[line - 1] })
  })
})
