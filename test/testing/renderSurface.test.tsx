// The tools for a page with a surface on it, with every kind of field, ours and a host's.
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { NativeSelect } from '../../src'
import { renderSurface } from '../../src/testing'
import { button, column, surfaceV2 } from '../render/documents'
import { envelope, FORM, payload } from './outputs'

const options = [
  { label: 'Small', value: 's' },
  { label: 'Large', value: 'l' },
]
const textInput = (id: string, more: object = {}) => ({
  id,
  component: 'TextField',
  label: id,
  value: { path: `/${id}` },
  ...more,
})
const choice = (id: string, more: object = {}) => ({
  id,
  component: 'ChoicePicker',
  label: id,
  options,
  value: { path: `/${id}` },
  ...more,
})
const several = { variant: 'multipleSelection' }
const fields = [
  textInput('name'),
  textInput('count', { variant: 'number' }),
  textInput('story', { variant: 'longText' }),
  { id: 'day', component: 'DateTimeInput', label: 'day', value: { path: '/day' }, enableDate: true },
  { id: 'hour', component: 'DateTimeInput', label: 'hour', value: { path: '/hour' }, enableTime: true },
  {
    id: 'moment',
    component: 'DateTimeInput',
    label: 'moment',
    value: { path: '/moment' },
    enableDate: true,
    enableTime: true,
  },
  { id: 'agree', component: 'CheckBox', label: 'agree', value: { path: '/agree' } },
  choice('one'),
  choice('many', several),
  choice('chip', { displayStyle: 'chips' }),
  choice('chips', { displayStyle: 'chips', ...several }),
  choice('radio', { filterable: true }),
]
const every = surfaceV2([column('root', ...fields.map(({ id }) => id), 'send'), ...fields, ...button('resume', 'Send')])

describe('renderSurface', () => {
  it.each([
    ['our own select', {}],
    ['the native select', { slots: { Select: NativeSelect } }],
  ])('fills every kind of field, with %s, and tells what was sent', async (_, props) => {
    const surface = await renderSurface({ payload: every, schemaVersion: 2, ...props })
    await surface.fill('name', 'Ada [x] {y}')
    await surface.fill('count', 42)
    await surface.fill('story', 'Once\nupon')
    await surface.fill('day', '2026-01-31')
    await surface.fill('hour', '09:30')
    await surface.fill('moment', '2026-01-31T09:30')
    await surface.fill('agree', true)
    await surface.fill('one', 'Large')
    await surface.fill('many', ['Small', 'Large'])
    await surface.fill('chip', 'Small')
    await surface.fill('chips', ['Large'])
    await surface.fill('radio', 'Small')
    await surface.press('Send')
    expect(surface.sent).toMatchObject([{ action: { target: 'resume', version: 2 } }])
    expect(surface.sent[0]?.value).toEqual({
      name: 'Ada [x] {y}',
      count: '42',
      story: 'Once\nupon',
      day: '2026-01-31',
      hour: expect.stringMatching(/^09:30/) as string,
      moment: expect.stringMatching(/^2026-01-31T09:30/) as string,
      agree: true,
      one: ['l'],
      many: ['s', 'l'],
      chip: ['s'],
      chips: ['l'],
      radio: ['s'],
    })
  })

  it.each([
    ['our own select', {}],
    ['the native select', { slots: { Select: NativeSelect } }],
  ])('takes back what was filled, with %s', async (_, props) => {
    const surface = await renderSurface({ payload: every, schemaVersion: 2, ...props })
    for (const label of ['one', 'chip', 'radio']) {
      await surface.fill(label, null)
      await surface.fill(label, 'Large')
      await surface.fill(label, null)
    }
    for (const label of ['many', 'chips']) {
      await surface.fill(label, ['Small', 'Large'])
      await surface.fill(label, label === 'many' ? 'Large' : [])
    }
    await surface.fill('agree', true)
    await surface.fill('agree', false)
    await surface.fill('name', 'x')
    await surface.fill('name', '')
    await surface.fill('day', '2026-01-31')
    await surface.fill('day', '')
    await surface.press('Send')
    expect(surface.sent[0]?.value).toEqual({
      one: [],
      chip: [],
      radio: [],
      many: ['l'],
      chips: [],
      agree: false,
      name: '',
      day: '',
    })
  })

  it('takes a payload of either version, an envelope, and a list of them', async () => {
    for (const given of [FORM, payload(), envelope(FORM, 1), [envelope(payload(), 2)]]) {
      const surface = await renderSurface(given)
      await surface.fill('City', 'Bergen')
      await surface.press(/send/i)
      expect(surface.sent).toMatchObject([{ value: { city: 'Bergen' } }])
      surface.unmount()
    }
  })

  it("calls a host's own callbacks, and shows what a host shows next", async () => {
    const onResume = vi.fn()
    const surface = await renderSurface(
      { payload: FORM, onResume },
      { wrapper: ({ children }) => <main>{children}</main> },
    )
    expect(screen.getByRole('main')).toContainElement(surface.find('City'))
    await surface.fill('City', 'Bergen')
    await surface.press('Send')
    expect(onResume).toHaveBeenCalledExactlyOnceWith(surface.sent[0]?.value, surface.sent[0]?.action)
    surface.rerender({ payload: FORM, submitted: { city: 'Oslo' } })
    expect(surface.find('City')).toHaveValue('Oslo')
    await expect(surface.fill('City', 'Rome')).rejects.toThrow('the field "City" cannot be edited')
  })

  it('waits for patterns, so that a press is answered when it returns (CHECK-2)', async () => {
    const fields = [textInput('code', { validationRegexp: '^[0-9]+$' })]
    const surface = await renderSurface(
      surfaceV2([column('root', 'code', 'send'), ...fields, ...button('resume', 'Send')]),
    )
    await surface.fill('code', 'x')
    await surface.press('Send')
    expect(surface.sent).toEqual([])
    await surface.fill('code', '7')
    await surface.press('Send')
    expect(surface.sent).toMatchObject([{ value: { code: '7' } }])
  })

  it('says what there is where it does not find something', async () => {
    const surface = await renderSurface({ payload: every, schemaVersion: 2 })
    expect(() => surface.find('Name')).toThrow(/There is no field named "Name"\. Names on the page: "name", "count"/)
    expect(() => surface.find(/^c/)).toThrow(/There are 3 fields named \/\^c\//)
    await expect(surface.fill('Name', 'Ada')).rejects.toThrow(/no field named "Name"/)
    await expect(surface.press('Go')).rejects.toThrow(/no button named "Go"/)
    await expect(surface.fill('one', 'Huge')).rejects.toThrow('has no option "Huge". Its options: "Small", "Large"')
    await expect(surface.fill('many', 'Huge')).rejects.toThrow('has no option "Huge". Its options: "Small", "Large"')
    await expect(surface.fill('agree', 'yes')).rejects.toThrow(TypeError)
    await expect(surface.fill('name', true)).rejects.toThrow('the field "name" takes text, not true')
    await expect(surface.fill('one', ['Small'])).rejects.toThrow(TypeError)
    await expect(surface.fill('many', 1)).rejects.toThrow(TypeError)
    await expect(surface.fill('day', '31.1.2026')).rejects.toThrow('takes a date in ISO 8601 form')
  })
})
