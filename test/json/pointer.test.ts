// RFC 6901 pointers: text and tokens (DATA-1).
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPointer, overlaps, parsePointer } from '../../src/json/pointer'

const pointer = fc.array(fc.oneof(fc.string(), fc.constantFrom('', '~', '/', '~1', '~0', '~01', '0', '__proto__')))

describe('parsePointer', () => {
  // RFC 6901 section 5, and the order of unescaping that its section 4 asks for.
  it.each([
    ['', []],
    ['/', ['']],
    ['/foo/0', ['foo', '0']],
    ['/a~1b', ['a/b']],
    ['/m~0n', ['m~n']],
    ['/~01', ['~1']],
    ['//', ['', '']],
    ['/ /k"l', [' ', 'k"l']],
  ])('reads %j (DATA-1)', (text, tokens) => {
    expect(parsePointer(text)).toEqual(tokens)
    expect(formatPointer(tokens)).toBe(text)
  })

  it('has no tokens for text without a leading slash (DATA-1)', () => {
    expect(parsePointer('a/b')).toBeUndefined()
    expect(parsePointer('#/a')).toBeUndefined()
  })

  it('gives back every list of tokens that was written (DATA-1)', () => {
    fc.assert(
      fc.property(pointer, (tokens) => {
        expect(parsePointer(formatPointer(tokens))).toEqual(tokens)
      }),
    )
  })

  it('gives different lists of tokens different texts, so that text can be a key (DATA-1)', () => {
    fc.assert(
      fc.property(pointer, pointer, (a, b) => {
        expect(formatPointer(a) === formatPointer(b)).toBe(JSON.stringify(a) === JSON.stringify(b))
      }),
    )
  })
})

describe('overlaps', () => {
  it.each([
    [['a'], ['a'], true],
    [['a'], ['a', 'b'], true],
    [['a', 'b'], ['a'], true],
    [[], ['a', 'b'], true],
    [['a'], ['ab'], false],
    [['a', 'b'], ['a', 'c'], false],
    [['a', 'b'], ['b'], false],
  ])('of %j and %j is %s (DATA-7)', (a, b, expected) => {
    expect(overlaps(a, b)).toBe(expected)
  })
})
