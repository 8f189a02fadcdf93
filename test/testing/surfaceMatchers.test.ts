// The matcher in a test runner, and the types that a project gives it.
import { describe, expect, it } from 'vitest'
import { surfaceMatchers, type SurfaceMatchers } from '../../src/testing'
import { lines, messages, payload } from './outputs'

declare module 'vitest' {
  // The parameters have to be Vitest's own.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any, @typescript-eslint/no-empty-object-type
  interface Matchers<T = any> extends SurfaceMatchers<T> {}
}

expect.extend(surfaceMatchers)

describe('toBeSurface', () => {
  it('passes and fails as the judge does', () => {
    expect(payload()).toBeSurface()
    expect(lines(messages())).toBeSurface({ components: { city: { component: 'TextField' } } })
    expect('Oslo.').not.toBeSurface()
    expect('Oslo.').toBeSurface({ surfaces: 0 })
  })

  it('lists the reasons', () => {
    const output = `${lines(messages())}\n{"version":"v0.9","updateComponents":{}}`
    const fail = () => {
      expect(output).toBeSurface({ components: { city: { label: 'Town' } } })
    }
    expect(fail).toThrow(
      [
        'The output is not the surface expected (score 0.67):',
        '  - line 4, at /updateComponents: Missing property "surfaceId" in "updateComponents". (envelope_invalid)',
        '  - line 4, at /updateComponents: Missing property "components" in "updateComponents". (envelope_invalid)',
        '  - at /components/city/label: "label" of component "city" should be "Town", and is "City". (expectation_failed)',
      ].join('\n'),
    )
  })

  it('cuts a long list, and says what a negation found', () => {
    const many = Array.from({ length: 30 }, () => ({}))
    expect(() => {
      expect(many).toBeSurface()
    }).toThrow(/- and 10 more$/)
    expect(() => {
      expect(payload()).not.toBeSurface()
    }).toThrow('Expected the output not to be such a surface, and it is one.')
  })

  it('throws at an expectation that is none', () => {
    expect(() => {
      expect(payload()).toBeSurface({ surfaces: 0.5 })
    }).toThrow(TypeError)
  })
})
