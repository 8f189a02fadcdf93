// When a field may not be sent as it is (CHECK-1, CHECK-2).
import { beforeAll, describe, expect, it } from 'vitest'
import { type CheckFailure, failureOf, firstFailing } from '../../src/catalog/checks'
import type { FieldNode } from '../../src/catalog/node'
import { loadPatternEngine } from '../../src/catalog/patterns'
import type { JsonValue } from '../../src/json/jsonValue'
import type { Component } from '../../src/protocol/generated/types'
import { required, textField, updateDataModel } from '../state/messages'
import { envelopeV2 } from './envelopes'
import type { OpenStore } from './openStore'
import { openForm } from './presser'

beforeAll(loadPatternEngine)

function fieldOf({ node }: OpenStore, id: string): FieldNode {
  const found = node(id)
  if (!('checks' in found)) throw new Error(`"${id}" is no field.`)
  return found
}

function failure(component: Component, value?: JsonValue): CheckFailure | undefined {
  const form = openForm(component)
  if (value !== undefined) form.receive(envelopeV2([updateDataModel('/v', value)]))
  return failureOf(fieldOf(form, component.id), form.surface())
}

const text: Component = { ...textField('f', '/v'), ...required('/v') }
const checkbox: Component = { id: 'f', component: 'CheckBox', label: 'f', value: { path: '/v' }, ...required('/v') }
const missing = { reason: 'required', message: 'Needs /v' }

describe('required', () => {
  it.each<[JsonValue | undefined]>([[undefined], [null], [''], [' '], ['\t\n\u00a0\u3000'], [[]]])(
    'fails for %j (CHECK-1)',
    (value) => {
      expect(failure(text, value)).toEqual(missing)
      expect(failure(checkbox, value)).toEqual(missing)
    },
  )

  it.each<[JsonValue]>([['x'], [' x '], [0], [-1], [true], [['']], [{}], [[null]]])(
    'is met by %j (CHECK-1)',
    (value) => {
      expect(failure(text, value)).toBeUndefined()
      expect(failure(checkbox, value)).toBeUndefined()
    },
  )

  it('is met by false, but for a checkbox (CHECK-1)', () => {
    expect(failure(text, false)).toBeUndefined()
    expect(failure(checkbox, false)).toEqual(missing)
  })

  it('looks where its own path leads, which may be another field (CHECK-1)', () => {
    const elsewhere = { ...textField('f', '/v'), ...required('/w') } as Component
    expect(failure(elsewhere, 'x')).toEqual({ reason: 'required', message: 'Needs /w' })
  })

  it('says the message of the first check that fails (CHECK-1)', () => {
    const checks = [...required('/v').checks, ...required('/w').checks]
    expect(failure({ ...textField('f', '/v'), checks } as Component, 'x')).toEqual({
      reason: 'required',
      message: 'Needs /w',
    })
  })
})

describe('a pattern', () => {
  const coded: Component = { ...textField('f', '/v'), validationRegexp: '^[0-9]+$' } as Component

  it.each<[JsonValue | undefined, boolean]>([
    [undefined, false],
    ['', false],
    ['12', false],
    [12, false],
    ['a', true],
    [' ', true],
    [-1, true],
  ])('judges %j as text, unless it is empty (CHECK-2)', (value, fails) => {
    expect(failure(coded, value)).toEqual(fails ? { reason: 'pattern' } : undefined)
  })

  it('judges what was typed into a field with a literal value (CHECK-2, DATA-6)', () => {
    const form = openForm({ ...textField('f'), validationRegexp: '^[0-9]+$' } as Component)
    const field = fieldOf(form, 'f')
    form.surface().editLocal(field.key, '', 'abc')
    expect(failureOf(field, form.surface())).toEqual({ reason: 'pattern' })
    form.surface().editLocal(field.key, '', '12')
    expect(failureOf(field, form.surface())).toBeUndefined()
  })

  it('comes after the checks, and blocks nothing where it cannot be run (CHECK-2)', () => {
    expect(failure({ ...coded, ...required('/v') }, ' ')).toEqual(missing)
    expect(failure({ ...coded, validationRegexp: '(?=x)' } as Component, 'a')).toBeUndefined()
  })
})

describe('firstFailing', () => {
  it('is the first in reading order, however deep it lies (CHECK-3)', () => {
    const late = { ...textField('late', '/late'), ...required('/late') } as Component
    const deep = { ...textField('deep', '/deep'), ...required('/deep') } as Component
    const form = openForm({ id: 'card', component: 'Card', child: 'deep' }, late)
    form.receive(envelopeV2([{ version: 'v0.9', updateComponents: { surfaceId: 's', components: [deep] } }]))
    const { fields } = form.surface().getState().view ?? { fields: [] }
    expect(firstFailing(fields, form.surface())?.componentId).toBe('deep')
    form.surface().edit(['deep'], 'x', 'deep')
    expect(firstFailing(fields, form.surface())?.componentId).toBe('late')
    form.surface().edit(['late'], 'x', 'late')
    expect(firstFailing(fields, form.surface())).toBeUndefined()
  })
})
