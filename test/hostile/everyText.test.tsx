// Every place of both schemas × every text that breaks careless code: taken or refused as the schema says, shown, and never changed
// on its way to the host (ADM-10, DATA-3, V1-4).
import { cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { A2uiSurface } from '../../src/A2uiSurface'
import { admitPayload } from '../../src/core'
import { everyStringV1, everyStringV2 } from '../security/everyString'
import { SCRIPTS } from '../security/hostileTexts'

afterEach(cleanup)

const texts: readonly (readonly [string, string])[] = [
  ...Object.entries(SCRIPTS),
  ['nothing', ''],
  ['white space alone', ' \u00a0\u2003\t\n'],
  ['bidi overrides', '\u202eevil\u202c\u2066\u2067\u2069\u200f'],
  ['a lone high surrogate', 'a\ud83d'],
  ['a lone low surrogate', '\ude00b'],
  ['NUL and other controls', 'a\u0000b\u0001\u001b[31m\u0085\u2028\u2029'],
  ['letters that stack', `Z${'\u0310'.repeat(200)}`],
  ['no width', '\u200b\u200d\ufeff\u2060'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__', 'then'].map(
    (name) => [name, name] as const,
  ),
  ['a pointer', '~0~1/../-'],
  ['a format', '%s %o $& $1 {0}'],
]

/** The text of each place is made its own in version 1, where fields of different kinds must not share an id. */
const documents = {
  'version 1': (text: string) => ({
    payload: everyStringV1((place) => (place.endsWith('.id') ? `${text}${place}` : text)),
  }),
  'version 2': (text: string) => ({ payload: everyStringV2(() => text, false), schemaVersion: 2 }),
  'version 2, bound': (text: string) => ({ payload: everyStringV2(() => text, true), schemaVersion: 2 }),
}

describe.each(Object.entries(documents))('%s', (_, make) => {
  it.each(texts)('with %s in every place is admitted unchanged, and shown (ADM-10, SEC-1)', (_name, text) => {
    const { payload, ...rest } = make(text)
    const before = structuredClone(payload)
    const admitted = admitPayload(payload, 'schemaVersion' in rest ? 2 : 1)
    expect(admitted).toMatchObject({ ok: true })
    expect(admitted.ok && admitted.payload).toEqual(before)
    const { container } = render(<A2uiSurface payload={payload} {...rest} />)
    expect(container.textContent).not.toContain('This cannot be shown.')
    expect(container.querySelectorAll('img, script, style, iframe, a, i')).toHaveLength(0)
    expect(renderToString(<A2uiSurface payload={payload} {...rest} />)).not.toContain('This cannot be shown.')
    expect(payload).toEqual(before)
  })
})

describe('a text without measure', () => {
  const long = 'x'.repeat(1_000_000)

  it('is taken where the schema of version 1 has no limit (ADM-2, ADM-10)', () => {
    expect(
      admitPayload(
        everyStringV1((place) => `${long}${place}`),
        1,
      ).ok,
    ).toBe(true)
  })

  it('is refused, one short sentence a place, wherever version 2 has one (ADM-2, ADM-8)', () => {
    const result = admitPayload(
      everyStringV2(() => long, false),
      2,
    )
    expect(result).toMatchObject({ ok: false, code: 'envelope_invalid' })
    expect(JSON.stringify(result.ok || result.errors).length).toBeLessThan(20_000)
  })

  it('of which the parts are fine is refused in no place: the control (ADM-2)', () => {
    expect(
      admitPayload(
        everyStringV2(() => 'x'.repeat(128), false),
        2,
      ).ok,
    ).toBe(true)
  })
})
