// The judge: what passes, what fails and why, and that it never disagrees with what the library shows.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getOwn, type JsonValue } from '../../src/json/jsonValue'
import { admitPayload } from '../../src/protocol/admitPayload'
import { judgeSurface } from '../../src/testing'
import { mutated } from '../protocol/mutations'
import { anyJson } from '../protocol/schemaArbitraries'
import { envelope, fence, FORM, lines, messages, oldMessages, oldUpdate, payload, remove, update } from './outputs'

const codes = (output: unknown) => judgeSurface(output).reasons.map(({ code }) => code)

describe('judgeSurface', () => {
  it.each<[string, unknown, string | number]>([
    ['a version 1 payload', FORM, 1],
    ['a version 2 payload', payload(), 2],
    ['JSON', JSON.stringify(payload()), 2],
    ['an envelope', envelope(payload(), 2), 2],
    ['a list of messages', messages(), 2],
    ['JSON Lines of messages', lines(messages()), 2],
    ['lines that were split already', lines(messages()).split('\n'), 2],
    ['a fenced block', `Here you are:\n${fence(JSON.stringify(FORM, null, 2))}`, 1],
    [
      'a block for each message',
      messages()
        .map((message) => fence(JSON.stringify(message)))
        .join('\n'),
      2,
    ],
    ['messages of A2UI 0.8', oldMessages(), '0.8'],
    ['JSON Lines of A2UI 0.8', lines(oldMessages()), '0.8'],
  ])('passes %s', (_, output, version) => {
    const verdict = judgeSurface(output, { version: version as 1 })
    expect(verdict).toMatchObject({ pass: true, score: 1, reasons: [] })
    expect(verdict.surfaces).toHaveLength(1)
    expect(JSON.parse(JSON.stringify(verdict))).toEqual(verdict)
  })

  it('tells what is live at the end', () => {
    const [form] = judgeSurface(FORM).surfaces
    expect(form).toMatchObject({ surfaceId: '#1', version: 1, catalog: '0.9.1', title: 'Trip', model: { city: '' } })
    expect(form?.actions).toEqual([{ componentId: 'send', name: 'resume' }])
    const output = [...messages('a'), ...messages('b'), remove('a'), ...oldMessages('c')]
    expect(judgeSurface(output).surfaces).toMatchObject([
      { surfaceId: 'b', root: 'root', model: { city: 'Oslo' }, actions: [{ componentId: 'send', name: 'resume' }] },
      {
        surfaceId: 'c',
        root: 'top',
        model: { city: 'Oslo' },
        actions: [{ componentId: 'send', name: 'book' }],
        components: [{}, { id: 'city', component: 'TextField', weight: 2, text: { path: '/city' } }, {}, {}],
      },
    ])
  })

  it('says on which line and where a message is wrong, in words to mend it by', () => {
    const [create, , data] = messages()
    const wrong = update('s1', { id: 'root', component: 'Slider', value: 1 })
    const right = update('s1', { id: 'root', component: 'Text', text: 'Hello' })
    const verdict = judgeSurface(lines([create ?? {}, wrong, right, data ?? {}]))
    expect(verdict).toMatchObject({ pass: false, score: 0.8 })
    expect(verdict.reasons).toHaveLength(1)
    expect(verdict.reasons[0]).toMatchObject({
      code: 'envelope_invalid',
      line: 2,
      surfaceId: 's1',
      path: '/updateComponents/components/0/component',
    })
    expect(verdict.reasons[0]?.message).toMatch(/^Unknown component "Slider" on component "root"\. Allowed are "Text"/)
  })

  it('points into a list, an envelope and a block', () => {
    const broken = { catalogVersion: '0.9.1', surface: { components: [{ component: 'text' }] } }
    expect(judgeSurface([FORM, broken]).reasons).toMatchObject([{ path: '/1/surface/components/0' }])
    expect(judgeSurface(envelope(broken, 1)).reasons).toMatchObject([{ path: '/payload/surface/components/0' }])
    expect(judgeSurface(envelope(FORM, 3)).reasons).toMatchObject([
      { code: 'unknown_schema_version', path: '/schemaVersion' },
    ])
    expect(judgeSurface(`Well:\n${fence(JSON.stringify(broken))}`).reasons).toMatchObject([
      { line: 3, path: '/surface/components/0' },
    ])
  })

  it('lets no sound text or surface hide an invalid one', () => {
    const bad = fence('{"createSurface": ')
    expect(codes(`The capital of Norway is Oslo.\n${bad}\nAnything else?`)).toEqual(['incomplete_json'])
    expect(codes(`${bad}\n${fence(JSON.stringify(payload()))}`)).toEqual(['incomplete_json'])
    expect(codes([{ nothing: 'known' }, ...messages()])).toEqual(['not_a_surface'])
  })

  it.each<[string, unknown, string[]]>([
    ['nothing', undefined, ['no_surface']],
    ['an empty text', '', ['no_surface']],
    ['an empty list', [], ['no_surface']],
    ['text alone', 'The capital of Norway is Oslo.', ['no_surface']],
    ['a number', 7, ['not_a_surface']],
    ['null', null, ['not_a_surface']],
    ['a date', new Date(0), ['not_json']],
    ['JSON that ends too early', JSON.stringify(payload()).slice(0, 90), ['incomplete_json']],
    ['a message before its surface', messages().slice(1), ['envelope_invalid', 'envelope_invalid']],
    ['a surface that begins twice', [...messages(), ...messages().slice(0, 1)], ['envelope_invalid']],
    [
      'a message to a deleted surface',
      [...messages(), remove('s1'), update('s1', { id: 'a', component: 'Divider' })],
      ['envelope_invalid'],
    ],
    ['a surface without a root', messages().slice(0, 1), ['root_missing']],
    [
      'a reference that leads nowhere',
      messages().toSpliced(1, 1, update('s1', { id: 'root', component: 'Card', child: 'gone' })),
      ['reference_missing'],
    ],
    [
      'a component in itself',
      [...messages(), update('s1', { id: 'city', component: 'Card', child: 'root' })],
      ['cycle_cut'],
    ],
    ['a message without its version', [{ createSurface: messages()[0]?.['createSurface'] }], ['envelope_invalid']],
    ['another kind of envelope', [envelope(FORM, 1, { type: 'ui.other' })], ['unknown_envelope_kind']],
    ['an envelope that is not all', [envelope(payload(), 2, { partial: true })], ['still_partial']],
    [
      'a surface too large',
      [
        ...messages().slice(0, 1),
        update(
          's1',
          { id: 'root', component: 'Row', children: Array.from({ length: 200 }, () => 'a') },
          { id: 'a', component: 'Row', children: Array.from({ length: 200 }, () => 'b') },
          { id: 'b', component: 'Divider' },
        ),
      ],
      ['surface_too_large', 'root_missing'],
    ],
    [
      '0.8: another component',
      [...oldMessages(), oldUpdate('s1', { id: 'top', component: { Slider: { value: {} } } })],
      ['envelope_invalid'],
    ],
    [
      '0.8: a message with two bodies',
      [{ ...oldMessages()[0], ...oldMessages()[1] }, ...oldMessages()],
      ['envelope_invalid'],
    ],
    ['0.8: no beginRendering', oldMessages().slice(0, 2), ['root_missing']],
    ['0.8: a root that never came', oldMessages().slice(2), ['root_missing']],
    [
      '0.8: a deleted surface',
      [...oldMessages(), { deleteSurface: { surfaceId: 's1' } }, ...oldMessages().slice(2)],
      ['envelope_invalid'],
    ],
    [
      '0.8: a surface to delete that is not there',
      [...oldMessages(), { deleteSurface: { surfaceId: 'x' } }],
      ['envelope_invalid'],
    ],
    [
      '0.8: a reference that leads nowhere',
      [
        ...oldMessages(),
        oldUpdate('s1', {
          id: 'top',
          component: { Column: { children: { template: { componentId: 'gone', dataBinding: '/l' } } } },
        }),
      ],
      ['reference_missing'],
    ],
    [
      '0.8: a component in itself',
      [...oldMessages(), oldUpdate('s1', { id: 'city', component: { Card: { child: 'top' } } })],
      ['cycle_cut'],
    ],
    [
      '0.8: a value below text',
      [...oldMessages(), { dataModelUpdate: { surfaceId: 's1', path: '/city/name', contents: [] } }],
      ['envelope_invalid'],
    ],
  ])('fails %s', (_, output, expected) => {
    const verdict = judgeSurface(output)
    expect(verdict.reasons.map(({ code }) => code)).toEqual(expected)
    expect(verdict.pass).toBe(false)
    expect(verdict.score).toBeLessThan(1)
    for (const { message } of verdict.reasons) expect(message).toMatch(/^\S.*\.$/su)
  })

  it('names what an 0.8 message has wrong', () => {
    const reasons = judgeSurface([
      oldUpdate('s1', { id: 'a', component: { Image: { url: {} } } }, { id: 'b', component: { Text: { text: {} } } }),
      { dataModelUpdate: { surfaceId: 's1', contents: [{ key: 'k', valueList: [] }] } },
    ]).reasons
    expect(new Set(reasons.map(({ surfaceId }) => surfaceId)).has('s1')).toBe(true)
    expect(reasons.map(({ path, message }) => `${path ?? ''} ${message}`)).toEqual([
      expect.stringMatching(
        /^\/0\/surfaceUpdate\/components\/0\/component "component" on component "a" must hold one of "Text", .*, not "Image"\.$/,
      ),
      expect.stringMatching(
        /^\/0\/surfaceUpdate\/components\/1\/component\/Text\/text "text" on component "b" must not be empty\.$/,
      ),
      expect.stringMatching(
        /^\/1\/dataModelUpdate\/contents\/0 Entry 0 of "contents" must hold one of "valueString", .*, not "valueList"\.$/,
      ),
    ])
  })

  it('passes a surface that began and ended', () => {
    expect(judgeSurface([...messages(), remove('s1')])).toMatchObject({ pass: true, surfaces: [] })
    expect(judgeSurface([...oldMessages(), { deleteSurface: { surfaceId: 's1' } }])).toMatchObject({
      pass: true,
      surfaces: [],
    })
  })

  it('walks a chain of references of any length', () => {
    const chain = Array.from({ length: 20_000 }, (_, at) => ({
      id: `c${String(at)}`,
      component: { Card: { child: `c${String(at + 1)}` } },
    }))
    const output = [oldUpdate('s1', ...chain), { beginRendering: { surfaceId: 's1', root: 'c0' } }]
    expect(codes(output)).toEqual(['reference_missing'])
  })
})

describe('judgeSurface, whatever it is given', () => {
  it('answers, and changes nothing (ADM-10)', () => {
    const near = fc.oneof(
      mutated(fc.constantFrom<JsonValue>(FORM, payload(), messages(), oldMessages(), envelope(payload(), 2))),
      anyJson,
    )
    fc.assert(
      fc.property(near, fc.constantFrom('value', 'text', 'lines', 'cut'), (value, form) => {
        const text = JSON.stringify(value, null, form === 'text' ? 2 : undefined)
        const asLines = Array.isArray(value) ? lines(value as JsonValue[]) : text
        const output =
          form === 'value'
            ? value
            : form === 'cut'
              ? text.slice(0, text.length * 0.7)
              : form === 'lines'
                ? asLines
                : text
        const { pass, score, reasons } = judgeSurface(output)
        expect(JSON.stringify(value, null, form === 'text' ? 2 : undefined)).toBe(text)
        expect(score >= 0 && score <= 1).toBe(true)
        expect(score === 1).toBe(pass)
        expect(reasons.length === 0).toBe(pass)
      }),
      { numRuns: 1_500 },
    )
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
        (value) => {
          expect(judgeSurface(value).score).toBeLessThanOrEqual(1)
        },
      ),
    )
  })

  it('survives cycles, getters that throw, and keys of prototypes (ADM-10, DATA-3)', () => {
    const cyclic: unknown[] = []
    cyclic.push(cyclic)
    const throwing = Object.defineProperty({}, 'payload', {
      enumerable: true,
      get: () => {
        throw new Error('no')
      },
    })
    expect(codes(cyclic)).toEqual(['not_json'])
    const { proxy, revoke } = Proxy.revocable([], {})
    revoke()
    expect(codes(proxy)).toEqual(['not_json'])
    const list = new Proxy(['a'], {
      get: (_, name) => {
        throw new Error(String(name))
      },
    })
    expect(codes(list)).toEqual(['not_json'])
    expect(codes(throwing)).toEqual(['not_json'])
    const text = lines([
      ...oldMessages(),
      { dataModelUpdate: { surfaceId: 's1', path: '/__proto__', contents: [{ key: 'polluted', valueBoolean: true }] } },
    ])
    expect(judgeSurface(text).pass).toBe(true)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it.each<[string, JsonValue, 1 | 2]>([
    ['version 1', FORM, 1],
    ['version 2', payload(), 2],
  ])('calls a payload of %s valid where admission does (ADM-2)', (_, document, version) => {
    const seen = { admitted: 0, refused: 0 }
    fc.assert(
      fc.property(mutated(fc.constant(document)), (changed) => {
        // Without it, what is left is no payload to the judge.
        if (getOwn(changed, version === 1 ? 'surface' : 'messages') === undefined) return
        const admitted = admitPayload(changed, version)
        const { reasons } = judgeSurface(changed)
        if (admitted.ok) {
          seen.admitted += 1
          // What is left to find is found when it is folded and lowered.
          for (const { code, path = '' } of reasons)
            if (code === 'envelope_invalid') expect(path).toMatch(/^\/messages\//)
        } else {
          seen.refused += 1
          const told = admitted.errors.map(({ path, message }) => ({ code: admitted.code, path, message }))
          expect(reasons).toMatchObject(told)
        }
      }),
      { numRuns: 1_000 },
    )
    expect(seen.admitted).toBeGreaterThan(20)
    expect(seen.refused).toBeGreaterThan(200)
  })
})
