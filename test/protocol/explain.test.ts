import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { JsonValue } from '../../src/json/jsonValue'
import { readAt } from '../../src/json/edit'
import { parsePointer } from '../../src/json/pointer'
import { admitPayload } from '../../src/protocol/admitPayload'
import { MAX_ERRORS } from '../../src/protocol/explain'
import { payloadV1, payloadV2, updateComponents } from './documents'

function errorsOf(payload: unknown, version: 1 | 2) {
  const result = admitPayload(payload, version)
  return result.ok ? [] : result.errors
}

describe('the list of errors', () => {
  it('is in the order of the document, not of the schema (ADM-8)', () => {
    const component = {
      stray: 1,
      text: 2,
      variant: 'h9',
      id: 'a',
      component: 'Text',
      accessibility: { z: 1, label: 0 },
    }
    const payload = { odd: 1, ...payloadV2(updateComponents(component)), version: 'v1' }
    const at = '/messages/0/updateComponents/components/0'
    expect(errorsOf(payload, 2).map(({ path }) => path)).toEqual([
      '/odd',
      '/version',
      `${at}/stray`,
      `${at}/text`,
      `${at}/variant`,
      `${at}/accessibility/z`,
      `${at}/accessibility/label`,
    ])
  })

  it('puts entry 9 before entry 10, and what is missing before what is wrong inside (ADM-8)', () => {
    const components: JsonValue[] = Array.from({ length: 11 }, () => ({ component: 'text', text: '' }))
    components[10] = { component: 'text' }
    components[9] = { component: 'text', text: 1, x: 1 }
    components[2] = { component: 'field.date', label: 1 }
    expect(errorsOf(payloadV1(...components), 1).map(({ path }) => path)).toEqual([
      '/surface/components/2',
      '/surface/components/2/label',
      '/surface/components/9/text',
      '/surface/components/9/x',
      '/surface/components/10',
    ])
  })

  it('tells the first few and counts the others (ADM-8)', () => {
    const bad = (count: number) => errorsOf(payloadV1(...Array.from({ length: count }, () => ({ component: 'x' }))), 1)
    expect(bad(MAX_ERRORS)).toHaveLength(MAX_ERRORS)
    expect(bad(MAX_ERRORS + 1).at(-1)).toMatchObject({ path: '', message: '1 more fault is not listed.' })
    expect(bad(MAX_ERRORS + 7).at(-1)).toMatchObject({ path: '', message: '7 more faults are not listed.' })
    expect(bad(5_000)).toHaveLength(MAX_ERRORS + 1)
    expect(bad(5_000).at(-1)?.message).toMatch(/^At least \d+ more faults are not listed\.$/)
  })

  it('never quotes more than a few words, nor lets them break out of their quotation marks (ADM-8)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }), (word) => {
        const component = { id: 'a', component: 'TextField', label: 'a', variant: word, [`x${word}`]: 1 }
        const errors = errorsOf(payloadV2(updateComponents(component)), 2)
        expect(errors).toHaveLength(2)
        for (const { message } of errors) {
          expect(message.length).toBeLessThan(600)
          expect(message).not.toMatch(/[\n\r]/)
        }
      }),
    )
  })

  it('points at what is there, or at where a missing member belongs (ADM-8)', () => {
    const keys = fc.constantFrom('a/b', '~', '~1', '', '__proto__', 'constructor', ' ', 'ü')
    fc.assert(
      fc.property(fc.uniqueArray(keys, { minLength: 1 }), (names) => {
        const context = Object.fromEntries(names.map((name) => [name, null]))
        const action = { event: { name: 'resume', context } }
        const payload = payloadV2(updateComponents({ id: 'a', component: 'Button', child: 'b', action }))
        const pointed = errorsOf(payload, 2).map(({ path }) => readAt(payload, parsePointer(path) ?? ['?']))
        expect(pointed).toEqual(names.map(() => null))
      }),
    )
  })
})
