import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ucs2length } from '../../src/protocol/runtime'

describe('ucs2length', () => {
  it('counts code points, lone surrogates included (ADM-2)', () => {
    expect(ucs2length('')).toBe(0)
    expect(ucs2length('a𝒳🙂')).toBe(3)
    expect(ucs2length('\ud83d')).toBe(1)
    expect(ucs2length('\ude42\ud83d')).toBe(2)
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.constantFrom('\ud83d', '\ude42', 'a')), (text, pieces) => {
        const mixed = text + pieces.join('')
        expect(ucs2length(mixed)).toBe(Array.from(mixed).length)
      }),
    )
  })
})
