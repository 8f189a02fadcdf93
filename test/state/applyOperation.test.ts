// The examples of RFC 6902, appendix A, but for those of `test`, which does not exist here (DELTA-1).
import { describe, expect, it } from 'vitest'
import type { JsonValue } from '../../src/json/jsonValue'
import type { PatchOperation } from '../../src/protocol/generated/types'
import { applyOperation } from '../../src/state/applyOperation'

type Example = readonly [title: string, before: JsonValue, operation: PatchOperation, after: JsonValue]
const brewed = { foo: { bar: 'baz', waldo: 'fred' }, qux: { corge: 'grault' } }

describe('applyOperation', () => {
  it.each<Example>([
    ['A.1, a member', { foo: 'bar' }, { op: 'add', path: '/baz', value: 'qux' }, { baz: 'qux', foo: 'bar' }],
    [
      'A.2, an entry',
      { foo: ['bar', 'baz'] },
      { op: 'add', path: '/foo/1', value: 'qux' },
      { foo: ['bar', 'qux', 'baz'] },
    ],
    ['A.3, no member', { baz: 'qux', foo: 'bar' }, { op: 'remove', path: '/baz' }, { foo: 'bar' }],
    ['A.4, no entry', { foo: ['bar', 'qux', 'baz'] }, { op: 'remove', path: '/foo/1' }, { foo: ['bar', 'baz'] }],
    [
      'A.5, another value',
      { baz: 'qux', foo: 'bar' },
      { op: 'replace', path: '/baz', value: 'boo' },
      { baz: 'boo', foo: 'bar' },
    ],
    [
      'A.6, a moved member',
      brewed,
      { op: 'move', from: '/foo/waldo', path: '/qux/thud' },
      { foo: { bar: 'baz' }, qux: { corge: 'grault', thud: 'fred' } },
    ],
    [
      'A.7, a moved entry',
      { foo: ['all', 'grass', 'cows', 'eat'] },
      { op: 'move', from: '/foo/1', path: '/foo/3' },
      { foo: ['all', 'cows', 'eat', 'grass'] },
    ],
    [
      'A.10, an object',
      { foo: 'bar' },
      { op: 'add', path: '/child', value: { grandchild: {} } },
      { foo: 'bar', child: { grandchild: {} } },
    ],
    [
      'A.16, an entry at the end',
      { foo: ['bar'] },
      { op: 'add', path: '/foo/-', value: ['abc', 'def'] },
      { foo: ['bar', ['abc', 'def']] },
    ],
    ['the whole document', { foo: 1 }, { op: 'replace', path: '', value: [1] }, [1]],
    ['nothing', { foo: 1 }, { op: 'remove', path: '' }, null],
    ['itself, moved to where it is', { foo: 1 }, { op: 'move', from: '', path: '' }, { foo: 1 }],
    [
      'escaped names (RFC 6901)',
      { 'a/b': 1, '~1': 2 },
      { op: 'copy', from: '/~01', path: '/a~1b' },
      { 'a/b': 2, '~1': 2 },
    ],
  ])('leaves %s (DELTA-5)', (_, before, operation, after) => {
    expect(applyOperation(structuredClone(before), operation)).toEqual({ ok: true, value: after })
  })

  it('adds nothing below what is not there: A.12 (DELTA-4)', () => {
    const message = '"/baz" does not exist.'
    expect(applyOperation({ foo: 'bar' }, { op: 'add', path: '/baz/bat', value: 1 })).toEqual({ ok: false, message })
  })

  it('takes names of prototypes for members like any other (DELTA-6)', () => {
    const value = JSON.parse('{"polluted":true}') as JsonValue
    for (const path of ['/__proto__', '/constructor', '/prototype']) {
      const result = applyOperation({}, { op: 'add', path, value })
      expect(result.ok && JSON.stringify(result.value)).toBe(`{"${path.slice(1)}":{"polluted":true}}`)
      expect(applyOperation({}, { op: 'add', path: `${path}/polluted`, value }).ok).toBe(false)
    }
    expect(applyOperation([], { op: 'replace', path: '/length', value }).ok).toBe(false)
    expect({}).not.toHaveProperty('polluted')
  })
})
