// What a test may expect of a surface, and what it is told where the surface is another.
import { describe, expect, it } from 'vitest'
import { judgeSurface, type SurfaceExpectation } from '../../src/testing'
import { CATALOG_ID } from '../protocol/documents'
import { FORM, messages, oldMessages, payload, remove, update } from './outputs'

describe('an expectation', () => {
  it.each<[string, unknown, SurfaceExpectation]>([
    ['nothing', payload(), {}],
    ['how many surfaces there are', [...messages('a'), ...messages('b'), remove('a')], { surfaces: 1, surfaceId: 'b' }],
    ['one of several', [...messages('a'), ...messages('b')], { surfaceId: 'a', version: 2 }],
    ['that there is none', 'Oslo.', { surfaces: 0 }],
    ['that there is none any more', [...messages(), remove('s1')], { surfaces: 0 }],
    ['the catalog', payload(), { catalog: CATALOG_ID }],
    ['the root', payload(), { root: { component: 'Column', children: ['city', 'send'] } }],
    ['components', payload(), { components: { city: { component: 'TextField', value: { path: '/city' } }, word: {} } }],
    ['a part of an object', payload(), { components: { send: { action: { event: { name: 'resume' } } } } }],
    ['that something is not there', payload(), { components: { city: { variant: undefined }, gone: undefined } }],
    ['the model', payload(), { model: { city: 'Oslo' } }],
    ['what can be pressed', payload(), { actions: { send: 'resume', city: undefined } }],
    [
      'version 1',
      FORM,
      { version: 1, title: 'Trip', components: { city: { required: true } }, actions: { send: 'resume' } },
    ],
    [
      'A2UI 0.8',
      oldMessages(),
      {
        version: '0.8',
        root: { id: 'top' },
        components: { city: { component: 'TextField', text: { path: '/city' } } },
      },
    ],
  ])('may be for %s', (_, output, expectation) => {
    expect(judgeSurface(output, expectation)).toMatchObject({ pass: true, score: 1, reasons: [] })
  })

  it.each<[SurfaceExpectation, object]>([
    [
      { surfaces: 2 },
      { path: '/surfaces', expected: 2, actual: 1, message: 'The number of live surfaces should be 2, and is 1.' },
    ],
    [{ surfaces: 0 }, { path: '/surfaces' }],
    [{ surfaceId: 'other' }, { path: '/surfaceId', message: 'There is no live surface "other".' }],
    [{ version: 1 }, { path: '/version', message: 'The version should be 1, and is 2.' }],
    [{ catalog: 'mine' }, { path: '/catalog' }],
    [{ title: 'Trip' }, { path: '/title', message: 'The title should be "Trip", and is missing.' }],
    [{ root: { component: 'Row', children: [] } }, { path: '/root/component', expected: 'Row', actual: 'Column' }],
    [
      { root: { children: ['send', 'city'] } },
      {
        path: '/root/children',
        message: '"children" of the root component should be ["send","city"], and is ["city","send"].',
      },
    ],
    [
      { components: { city: { label: 'Town' } } },
      {
        path: '/components/city/label',
        surfaceId: 's1',
        message: '"label" of component "city" should be "Town", and is "City".',
      },
    ],
    [
      { components: { city: { variant: null } } },
      { expected: null, message: '"variant" of component "city" should be null, and is missing.' },
    ],
    [{ components: { gone: { component: 'Text' } } }, { path: '/components/gone' }],
    [{ components: { city: undefined } }, { path: '/components/city' }],
    [
      { components: { send: { action: { event: { context: { city: 'Oslo' } } } } } },
      { path: '/components/send/action/event/context/city', actual: { path: '/city' } },
    ],
    [{ model: { 'a/b': 1 } }, { path: '/model/a~1b' }],
    [{ model: [] }, { path: '/model' }],
    [
      { actions: { send: 'exchange' } },
      { path: '/actions/send', message: 'The action of button "send" should be "exchange", and is "resume".' },
    ],
  ])('%j fails, and says why', (expectation, reason) => {
    const { pass, score, reasons } = judgeSurface(payload(), expectation)
    expect(reasons).toHaveLength(1)
    expect(reasons[0]).toMatchObject({ code: 'expectation_failed', ...reason })
    expect([pass, score < 1]).toEqual([false, true])
  })

  it('scores a nearly right surface higher than a wrong one', () => {
    const expectation = {
      root: { component: 'Column' },
      components: { city: { component: 'TextField', label: 'Town' }, size: {} },
    }
    const near = judgeSurface(payload(), expectation).score
    const far = judgeSurface([messages()[0], update('s1', { id: 'root', component: 'Divider' })], expectation).score
    expect(near).toBeGreaterThan(far)
    expect(judgeSurface('Oslo.', expectation).score).toBe(0)
  })

  it('makes up for nothing that is invalid', () => {
    const output = [...messages(), { version: 'v0.9', updateWidgets: {} }]
    expect(judgeSurface(output, { components: { city: { label: 'City' } } })).toMatchObject({
      pass: false,
      reasons: [{ code: 'envelope_invalid', path: '/3' }],
    })
    expect(judgeSurface(fenceOf('{'), { surfaces: 0 }).pass).toBe(false)
  })

  it.each<[unknown, RegExp]>([
    [null, /no object/],
    [[], /no object/],
    [{ component: {} }, /has no "component"\. It takes "surfaces", "surfaceId"/],
    [{ surfaces: -1 }, /wrong "surfaces": it takes a whole number/],
    [{ surfaceId: 1 }, /wrong "surfaceId": it takes a string/],
    [{ version: 3 }, /wrong "version": it takes 1, 2 or '0\.8'/],
    [{ root: 'Column' }, /wrong "root"/],
    [{ components: { a: null } }, /wrong "components"/],
    [{ components: [] }, /wrong "components"/],
    [{ actions: { a: 1 } }, /wrong "actions"/],
    [{ model: () => 1 }, /no plain data at "\/model"/],
    [{ surfaces: 0, version: 2 }, /no surface at all, so that "version" can never hold/],
  ])('%j is none, which is a mistake of the test', (expectation, message) => {
    expect(() => judgeSurface(payload(), expectation as SurfaceExpectation)).toThrow(TypeError)
    expect(() => judgeSurface(payload(), expectation as SurfaceExpectation)).toThrow(message)
  })
})

const fenceOf = (text: string) => `\`\`\`json\n${text}\n\`\`\``
