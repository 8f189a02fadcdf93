import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLonger } from '../../src/protocol/runtime'

const lengthOf = (text: string): number => {
  let length = 0
  while (isLonger(text, length)) length += 1
  return length
}

describe('isLonger', () => {
  it('counts code points, lone surrogates included (ADM-2)', () => {
    expect(lengthOf('')).toBe(0)
    expect(lengthOf('a𝒳🙂')).toBe(3)
    expect(lengthOf('\ud83d')).toBe(1)
    expect(lengthOf('\ude42\ud83d')).toBe(2)
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.constantFrom('\ud83d', '\ude42', 'a')), (text, pieces) => {
        const mixed = text + pieces.join('')
        expect(lengthOf(mixed)).toBe(Array.from(mixed).length)
      }),
    )
  })
})
