// Any patch at all: no prototype is reached, the payload stays as it was, and what comes out is a surface (DELTA-3, DELTA-6).
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { admitPayload } from '../../src/protocol/admitPayload'
import type { PatchOperation, PayloadV1 } from '../../src/protocol/generated/types'
import { applyFrame } from '../../src/state/applyFrame'

const payload: PayloadV1 = {
  catalogVersion: '0.9.1',
  surface: {
    title: 'T',
    components: [
      { component: 'text', text: 'A' },
      { component: 'field.text', id: '__proto__', label: 'P' },
    ],
  },
}

const token = fc.constantFrom(
  'surface',
  'components',
  'title',
  '0',
  '1',
  '2',
  '-',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'label',
)
const path = fc.oneof(
  fc.array(token, { maxLength: 5 }).map((tokens) => tokens.map((part) => `/${part}`).join('')),
  fc.constantFrom('/surface/components/0', '/surface/components/1', '/surface/components/-', '/surface/title'),
)
const value = fc.constantFrom<PatchOperation['value'] & object>(
  { component: 'text', text: 'B' },
  { polluted: true },
  JSON.parse('{"__proto__":{"polluted":true}}') as { readonly polluted: boolean },
)
const operation: fc.Arbitrary<PatchOperation> = fc.record(
  { op: fc.constantFrom('add', 'remove', 'replace', 'move', 'copy'), path, from: path, value },
  { requiredKeys: ['op', 'path'] },
)

function prototypeNames(): string[] {
  return [Object.prototype, Array.prototype, Function.prototype, Object].flatMap((owner) =>
    Object.getOwnPropertyNames(owner),
  )
}

describe('any patch', () => {
  it('reaches no prototype and is applied wholly or not at all (DELTA-6, DELTA-3)', () => {
    const names = prototypeNames()
    const text = JSON.stringify(payload)
    let applied = 0
    fc.assert(
      fc.property(fc.array(operation, { minLength: 1, maxLength: 4 }), (patch) => {
        const result = applyFrame(payload, { surfaceRef: 'f', catalogVersion: '0.9.1', patch })
        expect(JSON.stringify(payload)).toBe(text)
        expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('polluted')
        if (!result.ok) {
          expect(result.errors.length).toBeGreaterThan(0)
          return
        }
        applied += 1
        expect(admitPayload(result.payload, 1)).toMatchObject({ ok: true })
        expect(JSON.stringify(result.payload)).not.toContain('polluted')
      }),
      { numRuns: 2000 },
    )
    expect(prototypeNames()).toEqual(names)
    expect(applied).toBeGreaterThan(20)
  })

  it.each([
    ['/__proto__/x'],
    ['/surface/__proto__/x'],
    ['/constructor/prototype/x'],
    ['/surface/components/constructor/prototype/x'],
    ['/surface/title/__proto__/x'],
  ])('reaches nothing at %s (DELTA-6)', (target) => {
    for (const patch of [
      [{ op: 'add', path: target, value: 1 }],
      [{ op: 'copy', from: '/surface/title', path: target }],
      [{ op: 'move', from: target.slice(0, -2), path: '/surface/title' }],
    ] satisfies PatchOperation[][]) {
      const result = applyFrame(payload, { surfaceRef: 'f', catalogVersion: '0.9.1', patch })
      expect(result).toMatchObject({ ok: false, code: 'patch_failed' })
    }
    expect(({} as { readonly x?: number }).x).toBeUndefined()
  })
})
