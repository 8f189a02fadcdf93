// What a host may set as limits (FOLD-7).
import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS, limitsOf } from '../../src/state/limits'

describe('limitsOf', () => {
  it('is 2,048 nodes, 64 levels, 131,072 options and two million characters unless the host says otherwise (FOLD-7)', () => {
    expect(limitsOf()).toEqual({ nodes: 2048, depth: 64, options: 131_072, text: 2_000_000 })
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
  ])("refuses %j as the host's mistake, saying which (FOLD-7)", (limits) => {
    expect(() => limitsOf(limits)).toThrow(`limits.${Object.keys(limits).join()}`)
  })
})
