// A text of any length says the same in pieces as in one, and nothing that a reader sees as one letter is cut (SEC-1, FOLD-7).
import fc from 'fast-check'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { piecesOf } from '../../src/widgets/piecesOf'

/** The texts of the blocks; the text itself where it stayed in one. */
function split(text: string): readonly string[] {
  const pieces = piecesOf(text)
  if (!Array.isArray(pieces)) return [pieces as string]
  return pieces.map((piece: ReactElement<{ children: string }>) => piece.props.children)
}

const letters = fc.constantFrom(
  'a',
  'b ',
  ' ',
  '\n',
  '\r\n',
  '\u00e9',
  'e\u0301',
  '漢',
  'שלום',
  '😀',
  '👩‍👩‍👧',
  '👍🏽',
  '\ud83d',
  '\ude00',
  '\0',
)
const run = fc.tuple(fc.array(letters, { minLength: 1, maxLength: 12 }), fc.integer({ min: 1, max: 1500 }))
const text = fc
  .array(run, { minLength: 1, maxLength: 5 })
  .map((runs) => runs.map(([of, times]) => of.join('').repeat(times)).join(''))

describe('any text', () => {
  it('stays what it is, in pieces of a bounded length (FOLD-7)', () => {
    fc.assert(
      fc.property(text, (given) => {
        const pieces = split(given)
        expect(pieces.join('') === given).toBe(true)
        expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(4096)
      }),
    )
  })

  it('is never cut inside a surrogate pair, before a mark, or around a joiner (FOLD-7)', () => {
    fc.assert(
      fc.property(text, (given) => {
        const pieces = split(given)
        const inside = pieces.slice(1).filter((piece, index) => {
          const before = pieces[index] ?? ''
          return (
            (/[\ud800-\udbff]$/.test(before) && /^[\udc00-\udfff]/.test(piece)) ||
            /^[\p{M}\p{EMod}\u200d]/u.test(piece) ||
            before.endsWith('\u200d')
          )
        })
        expect(inside).toEqual([])
      }),
    )
  })
})

describe('a long text', () => {
  const words = (length: number) => 'some words '.repeat(length / 11)

  it('is left as it is up to 4,096 characters', () => {
    expect(piecesOf('x'.repeat(4096))).toBe('x'.repeat(4096))
    expect(split('x'.repeat(4097)).length).toBeGreaterThan(1)
  })

  it('is cut after a line break where there is one, so that its lines stay', () => {
    const lines = `${words(1100)}\n`.repeat(9)
    expect(split(lines).every((piece) => piece.endsWith('\n'))).toBe(true)
    expect(split('\n'.repeat(9000)).join('')).toBe('\n'.repeat(9000))
  })

  it('is cut between words otherwise, and after a stop where there are no spaces', () => {
    expect(split(words(11_000)).every((piece) => /^(some|words) .* $/s.test(piece))).toBe(true)
    const sentences = split('漢字仮名交文。'.repeat(1500))
    expect(sentences.every((piece) => piece.endsWith('。'))).toBe(true)
  })

  it('of white space before a line break gets no further line', () => {
    const given = `${'x '.repeat(995)}${' '.repeat(40)}\n${'y '.repeat(3000)}`
    expect(split(given).filter((piece) => /^\s/.test(piece))).toEqual([])
  })

  it('is cut in time linear in its length, whatever it consists of', () => {
    // Each would take minutes if a piece looked at all that follows.
    for (const unit of ['a', ' ', '\n', 'a\u0301', '\u0301', '\u200d', 'a\n ', '\ud83d']) {
      const given = unit.repeat(2_000_000 / unit.length)
      expect(split(given).join('') === given).toBe(true)
    }
  })
})
