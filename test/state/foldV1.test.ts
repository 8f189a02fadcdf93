// The fold of version 1: each payload is a whole surface, and fields that stay keep what was entered (V1-2, V1-4, DELTA-4).
import { describe, expect, it } from 'vitest'
import type { ComponentV1, PayloadV1 } from '../../src/protocol/generated/types'
import { foldV1 } from '../../src/state/foldV1'

const payload = (...components: ComponentV1[]): PayloadV1 => ({ catalogVersion: '0.9.1', surface: { components } })
const textField = (id: string): ComponentV1 => ({ component: 'field.text', id, label: id })
const checkbox = (id: string, checked?: boolean): ComponentV1 => ({
  component: 'field.checkbox',
  id,
  label: id,
  ...(checked !== undefined && { default: checked }),
})

describe('foldV1', () => {
  it('starts each field with what it holds untouched, by id (V1-2)', () => {
    const { content } = foldV1(
      undefined,
      payload(
        textField('t'),
        { component: 'field.date', id: 'd', label: 'D' },
        { component: 'field.select', id: 's', label: 'S', options: [{ value: 'x', label: 'X' }] },
        checkbox('c'),
        checkbox('on', true),
        checkbox('off', false),
        { component: 'action.button', id: 'ok', label: 'OK', action: { target: 'resume' } },
      ),
    )
    expect(content.model).toEqual({ t: '', d: '', s: '', c: false, on: true, off: false })
  })

  it.each(['__proto__', 'constructor', 'prototype', 'a/b', '~', '', 'toString', '0'])(
    'takes %j as an id like any other (V1-4)',
    (id) => {
      const { content } = foldV1(undefined, payload(textField(id)))
      expect(Object.entries(content.model as object)).toEqual([[id, '']])
      expect(Object.getPrototypeOf(content.model)).toBe(Object.prototype)
    },
  )

  it("gives two fields of one kind with one id one value, the first one's default (V1-4)", () => {
    expect(foldV1(undefined, payload(checkbox('c', true), checkbox('c', false))).content.model).toEqual({ c: true })
  })

  it('begins anew over nothing and over version 2 (DELTA-4)', () => {
    const v2 = { version: 2, status: 'live', components: new Map(), model: { a: 1 }, theme: {} } as const
    expect(foldV1(undefined, payload(textField('a')))).toMatchObject({ restarted: true, overwritten: [] })
    expect(foldV1(v2, payload(textField('a')))).toMatchObject({ restarted: true, content: { model: { a: '' } } })
  })

  it('overwrites what is gone, or of another kind now, and nothing else (DELTA-4, DATA-7)', () => {
    const before = foldV1(undefined, payload(textField('stays'), textField('gone'), textField('turns'))).content
    const after = foldV1(before, payload(checkbox('turns'), textField('stays'), textField('new')))
    expect(after).toMatchObject({ restarted: false, overwritten: [['gone'], ['turns']] })
    expect(after.content.model).toEqual({ turns: false, stays: '', new: '' })
  })

  it('takes a payload that says the same for the same content (V1-5)', () => {
    const before = foldV1(undefined, payload(textField('a'))).content
    expect(foldV1(before, payload(textField('a')))).toEqual({
      ok: true,
      content: before,
      overwritten: [],
      restarted: false,
    })
    expect(foldV1(before, payload(textField('a'))).content).toBe(before)
  })
})
