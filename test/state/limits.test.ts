// What a host may set as limits (FOLD-7).
import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS, limitsOf } from '../../src/state/limits'

describe('limitsOf', () => {
  it('is 2,048 nodes, 64 levels, 131,072 options, two million characters and 16,384 in a field unless the host says otherwise (FOLD-7)', () => {
    expect(limitsOf()).toEqual({ nodes: 2048, depth: 64, options: 131_072, text: 2_000_000, entry: 16_384 })
    expect(limitsOf(null)).toEqual(DEFAULT_LIMITS)
    expect(limitsOf({ nodes: 10 })).toEqual({ ...DEFAULT_LIMITS, nodes: 10 })
    expect(limitsOf({ depth: 512 })).toEqual({ ...DEFAULT_LIMITS, depth: 512 })
  })

  it.each([
    { nodes: Number.NaN },
    { nodes: 0 },
    { nodes: 2.5 },
    { nodes: Number.POSITIVE_INFINITY },
    { depth: Number.NaN },
    { depth: -1 },
    { depth: 513 },
    { options: Number.NaN },
    { text: 0 },
    { entry: Number.NaN },
  ])("refuses %j as the host's mistake, saying which (FOLD-7)", (limits) => {
    expect(() => limitsOf(limits)).toThrow(`limits.${Object.keys(limits).join()}`)
  })
})
