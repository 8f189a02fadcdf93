// A JSON Patch on a copy, wholly or not at all (DELTA-2, DELTA-3, DELTA-5, DELTA-6).
import { describe, expect, it } from 'vitest'
import type { JsonValue } from '../../src/json/jsonValue'
import type { DeltaFrame, PatchOperation, PayloadV1 } from '../../src/protocol/generated/types'
import { applyFrame } from '../../src/state/applyFrame'

function base(): PayloadV1 {
  return {
    catalogVersion: '0.9.1',
    surface: {
      title: 'Trip',
      components: [
        { component: 'heading', text: 'Trip', level: 2 },
        { component: 'field.text', id: 'from', label: 'From' },
        { component: 'field.select', id: 'class', label: 'Class', options: [{ value: 'e', label: 'Economy' }] },
        { component: 'action.button', id: 'ok', label: 'Book', action: { target: 'resume' } },
      ],
    },
  }
}

function frameOf(...patch: PatchOperation[]): DeltaFrame {
  return { surfaceRef: 'f', catalogVersion: '0.9.1', patch }
}

function patched(...patch: PatchOperation[]): PayloadV1 {
  const result = applyFrame(base(), frameOf(...patch))
  if (!result.ok) throw new Error(result.errors[0]?.message)
  return result.payload
}

function refusal(...patch: PatchOperation[]) {
  const payload = base()
  const result = applyFrame(payload, frameOf(...patch))
  expect(payload).toEqual(base())
  if (result.ok) throw new Error('It was applied.')
  return result
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze)
  return value
}

const tail: JsonValue = { component: 'text', text: 'Tail' }
const said = (payload: PayloadV1) => payload.surface.components.map((part) => ('text' in part ? part.text : part.label))

describe('a patch that applies', () => {
  it('appends at -, and inserts on move and copy (DELTA-5)', () => {
    expect(said(patched({ op: 'add', path: '/surface/components/-', value: tail })).at(-1)).toBe('Tail')
    const moved = patched({ op: 'move', from: '/surface/components/3', path: '/surface/components/0' })
    expect(said(moved)).toEqual(['Book', 'Trip', 'From', 'Class'])
    const copied = patched({ op: 'copy', from: '/surface/components/0', path: '/surface/components/1' })
    expect(said(copied)).toEqual(['Trip', 'Trip', 'From', 'Class', 'Book'])
  })

  it('replaces the surface, or the whole payload (DELTA-5)', () => {
    expect(patched({ op: 'replace', path: '/surface', value: { components: [tail] } }).surface).toEqual({
      components: [tail],
    })
    const whole = { catalogVersion: '0.9.1', surface: { components: [] } }
    expect(patched({ op: 'replace', path: '', value: whole })).toEqual(whole)
  })

  it('applies its operations in order, each to what the one before left (DELTA-5)', () => {
    const payload = patched(
      { op: 'add', path: '/reasoning', value: 'because' },
      { op: 'move', from: '/reasoning', path: '/surface/title' },
      { op: 'remove', path: '/surface/components/0' },
      { op: 'replace', path: '/surface/components/0/label', value: 'To' },
    )
    expect(payload.surface.title).toBe('because')
    expect(said(payload)).toEqual(['To', 'Class', 'Book'])
  })

  it('may do much to a large surface, where it copies little of it (DELTA-1)', () => {
    const operations: PatchOperation[] = [{ op: 'replace', path: '/surface/title', value: 'x'.repeat(20_000) }]
    for (let index = 0; index < 60; index += 1) {
      operations.push({ op: 'copy', from: '/surface/components/0', path: '/surface/components/0' })
      operations.push({ op: 'remove', path: '/surface/components/0' })
    }
    expect(patched(...operations).surface.components).toEqual(base().surface.components)
  })

  it('shares nothing with the payload or the frame, and works on frozen ones (DELTA-6)', () => {
    const value = { component: 'field.select', id: 'meal', label: 'Meal', options: [{ value: 'v', label: 'Veg' }] }
    const before = deepFreeze(base())
    const frozen = applyFrame(before, deepFreeze(frameOf({ op: 'add', path: '/surface/components/-', value })))
    expect(frozen.ok).toBe(true)
    expect(before).toEqual(base())

    const grown = deepFreeze(
      frameOf(
        { op: 'add', path: '/surface/components/-', value },
        { op: 'add', path: '/surface/components/4/options/-', value: { value: 'm', label: 'Meat' } },
      ),
    )
    expect(applyFrame(before, grown).ok).toBe(true)

    const loose = structuredClone(value)
    const payload = patched({ op: 'add', path: '/surface/components/-', value: loose })
    loose.options.push({ value: 'm', label: 'Meat' })
    expect(payload.surface.components.at(-1)).toEqual(value)
  })
})

describe('a patch that does not', () => {
  it.each<[string, PatchOperation]>([
    ['removes at -', { op: 'remove', path: '/surface/components/-' }],
    ['replaces at -', { op: 'replace', path: '/surface/components/-', value: tail }],
    ['removes what is not there', { op: 'remove', path: '/surface/nope' }],
    ['replaces what is not there', { op: 'replace', path: '/reasoning', value: 'x' }],
    ['adds below what is not there', { op: 'add', path: '/a/b', value: 1 }],
    ['adds over the end of a list', { op: 'add', path: '/surface/components/5', value: tail }],
    ['adds at 01', { op: 'add', path: '/surface/components/01', value: tail }],
    ['adds at -1', { op: 'add', path: '/surface/components/-1', value: tail }],
    ['adds at a word in a list', { op: 'add', path: '/surface/components/first', value: tail }],
    ['writes the length of a list', { op: 'replace', path: '/surface/components/length', value: 0 }],
    ['writes into text', { op: 'replace', path: '/surface/title/0', value: 'B' }],
    ['has no leading slash', { op: 'replace', path: 'surface/title', value: 'B' }],
    ['has an escape that is none', { op: 'replace', path: '/surface/~2', value: 'B' }],
    ['adds without a value', { op: 'add', path: '/surface/title' }],
    ['replaces without a value', { op: 'replace', path: '/surface/title' }],
    ['moves from nowhere', { op: 'move', from: '/nope', path: '/reasoning' }],
    ['copies without from', { op: 'copy', path: '/reasoning' }],
    ['moves a part into itself', { op: 'move', from: '/surface', path: '/surface/components/0' }],
    ['takes what objects inherit for a source', { op: 'copy', from: '/constructor', path: '/reasoning' }],
    ['takes an inherited name for one that is there', { op: 'replace', path: '/surface/toString', value: 'x' }],
    ['takes the length of a list for a member', { op: 'copy', from: '/surface/components/length', path: '/reasoning' }],
    [
      'moves a part into what takes its place',
      { op: 'move', from: '/surface/components/0', path: '/surface/components/0/x' },
    ],
    ['takes - as a source', { op: 'copy', from: '/surface/components/-', path: '/surface/components/0' }],
  ])('%s is refused, with the operation named (DELTA-4, DELTA-6)', (_what, operation) => {
    const { code, errors } = refusal({ op: 'replace', path: '/surface/title', value: 'A' }, operation)
    expect(code).toBe('patch_failed')
    expect(errors).toMatchObject([{ code: 'VALIDATION_FAILED', surfaceId: 'f', path: '/patch/1' }])
    expect(errors[0]?.message).toContain('Operation 1')
    expect(errors[0]?.message).toContain(JSON.stringify(operation.path))
  })

  it.each<PatchOperation>([
    { op: 'add', path: '/surface/__proto__', value: { title: 'x' } },
    { op: 'copy', from: '/surface', path: '/surface/__proto__' },
  ])(
    '$op at the name of a prototype reaches none: it makes a member, which the schema refuses (DELTA-6)',
    (operation) => {
      const { code, errors } = refusal(operation)
      expect(code).toBe('envelope_invalid')
      expect(errors.map(({ message }) => message).join()).toContain('__proto__')
      expect(Object.keys(Object.prototype)).toEqual([])
    },
  )

  it.each<[PatchOperation, string]>([
    [{ op: 'add', path: '/a/b/c', value: 1 }, '"/a" does not exist'],
    [
      { op: 'replace', path: '/surface/title/0', value: 'B' },
      '"/surface/title/0" lies below a value that has no members',
    ],
    [{ op: 'remove', path: '/surface/components/01' }, '"01" is not an array index'],
    [{ op: 'move', from: '/surface', path: '/surface/title' }, 'cannot be moved into itself'],
  ])('says how far %j leads (DELTA-4, ADM-8)', (operation, why) => {
    expect(refusal(operation).errors[0]?.message).toContain(why)
  })

  it('writes a name with a slash in it is refused for the name, and not for the pointer (DELTA-3)', () => {
    expect(refusal({ op: 'add', path: '/surface/a~1b', value: 1 }).code).toBe('envelope_invalid')
  })

  it('ends in something that is no surface is refused as that would be (DELTA-3)', () => {
    expect(refusal({ op: 'remove', path: '/surface' })).toMatchObject({
      code: 'envelope_invalid',
      errors: [{ surfaceId: 'f' }],
    })
    expect(refusal({ op: 'add', path: '/surface/', value: [] }).code).toBe('envelope_invalid')
    expect(refusal({ op: 'remove', path: '' }).code).toBe('envelope_invalid')
    expect(refusal({ op: 'replace', path: '/catalogVersion', value: '1.0' }).code).toBe('unknown_schema_version')
    const image = { component: 'image', url: 'https://example.test' }
    const { errors } = refusal({ op: 'add', path: '/surface/components/0', value: image })
    expect(errors[0]).toMatchObject({ path: '/surface/components/0/component', surfaceId: 'f' })
  })

  it('is for another catalog version is refused before it is applied (DELTA-2)', () => {
    const frame = { ...frameOf({ op: 'remove', path: '/surface' }), catalogVersion: '0.9.2' }
    expect(applyFrame(base(), frame)).toMatchObject({
      ok: false,
      code: 'invalid_frame',
      errors: [{ path: '/catalogVersion' }],
    })
  })

  it('copies copies of copies is stopped before they fill the memory (DELTA-6)', () => {
    const double: PatchOperation = { op: 'copy', from: '/surface', path: '/surface/more' }
    const { code, errors } = refusal(...Array.from({ length: 200 }, () => double))
    expect(code).toBe('patch_failed')
    expect(errors[0]?.message).toContain('too much')
  })
})
