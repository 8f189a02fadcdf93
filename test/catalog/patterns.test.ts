// Patterns of an agent, on an engine that no pattern can make hang (CHECK-2).
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { isPatternEngineSettled, loadPatternEngine, testPattern } from '../../src/catalog/patterns'

beforeAll(loadPatternEngine)

describe('testPattern', () => {
  it.each([
    ['^[0-9]{5}$', '12345', 'match'],
    ['^[0-9]{5}$', '123456', 'mismatch'],
    ['[0-9]', 'room 5', 'match'],
    ['^\\S+@\\S+\\.\\S+$', 'ada@example.org', 'match'],
    ['^\\p{Lu}', 'Ärger', 'match'],
    ['^\\u00e9$', 'é', 'match'],
    ['^a|b$', 'xb', 'match'],
    ['^.$', 'ab', 'mismatch'],
    ['^.{1,1000}$', 'x'.repeat(900), 'match'],
    ['', 'anything', 'match'],
  ])('of /%s/ is what JavaScript says (CHECK-2)', (pattern, text, verdict) => {
    expect(testPattern(pattern, text)).toBe(verdict)
    expect(new RegExp(pattern, 'u').test(text)).toBe(verdict === 'match')
  })

  it('comes back from patterns that backtrack without end elsewhere (CHECK-2)', () => {
    for (const pattern of ['^(a+)+$', '^(a|a)*$', '^(a|aa)+$', '(.*)*x$', '^(([a-z])+.)+[A-Z]([a-z])+$']) {
      expect(testPattern(pattern, `${'a'.repeat(100_000)}!`)).toBe('mismatch')
    }
  })

  it.each([
    ['a lookahead', '(?=a)a'],
    ['a lookbehind', '(?<=a)b'],
    ['a back reference', '(a)\\1'],
    ['half a pattern', '('],
    ['half a class', '[a'],
    ['a repeat of nothing', '*'],
    ['a repeat over a thousand', 'a{1001}'],
    ['repeats of repeats', '(a{1000}){1000}'],
    ['a short pattern of 80,000 steps', '(a?){1000}'.repeat(20)],
  ])('cannot run %s, and says so (CHECK-2)', (_what, pattern) => {
    expect(testPattern(pattern, 'a')).toBe('unusable')
  })

  it('does not judge a text that would take too long (CHECK-2)', () => {
    expect(testPattern('(a?){1000}', 'a'.repeat(1_000_000))).toBe('unusable')
    expect(testPattern('^a+$', 'a'.repeat(100_000))).toBe('match')
  })

  it('forgets no verdict when many patterns were seen (CHECK-2)', () => {
    for (let index = 0; index < 600; index += 1)
      expect(testPattern(`^${String(index)}$`, '5')).toBe(index === 5 ? 'match' : 'mismatch')
    expect(testPattern('^5$', '5')).toBe('match')
  })
})

describe('loadPatternEngine', () => {
  it('loads once, and the engine is settled from then on (CHECK-2)', () => {
    expect(loadPatternEngine()).toBe(loadPatternEngine())
    expect(isPatternEngineSettled()).toBe(true)
  })
})

describe('before the engine is there', () => {
  afterEach(() => {
    vi.doUnmock('re2js')
    vi.resetModules()
  })

  // Modules as a page has them that has loaded no engine yet.
  const freshPatterns = () => {
    vi.resetModules()
    return import('../../src/catalog/patterns')
  }

  it('nothing is known of a text, and then whether it fits (CHECK-2)', async () => {
    const patterns = await freshPatterns()
    expect(patterns.isPatternEngineSettled()).toBe(false)
    expect(patterns.testPattern('^a$', 'b')).toBe('unknown')
    await patterns.loadPatternEngine()
    expect(patterns.isPatternEngineSettled()).toBe(true)
    expect(patterns.testPattern('^a$', 'b')).toBe('mismatch')
  })

  it('it may turn out that it cannot be loaded: no pattern can be run then, and nobody waits again (CHECK-2)', async () => {
    vi.doMock('re2js', () => Promise.reject(new Error('offline')))
    const patterns = await freshPatterns()
    await patterns.loadPatternEngine()
    expect(patterns.isPatternEngineSettled()).toBe(true)
    expect(patterns.testPattern('^a$', 'a')).toBe('unusable')
  })
})
