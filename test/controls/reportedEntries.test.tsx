// What people reported as broken in fields of renderers like this one, each with the entry that broke it.
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  createSurface,
  envelopesOf,
  fieldV1,
  buttonV1,
  payloadV1,
  updateComponents,
  updateDataModel,
} from '../render/documents'
import { mount, mountStore } from '../render/mount'

/** A surface of one component, bound to `/v`, with what the model holds there. */
function field(component: string, value: unknown, more: object = {}, timeZone = 'UTC') {
  const root = { id: 'root', component, label: 'Field', value: { path: '/v' }, ...more }
  const page = mountStore(envelopesOf([createSurface(), updateDataModel('/v', value), updateComponents([root])]), {
    timeZone,
  })
  const input = screen.getByLabelText<HTMLInputElement>('Field')
  return { ...page, input, type: (text: string) => fireEvent.change(input, { target: { value: text } }) }
}

/** The text at the path of the one field. */
const textOf = (model: unknown) => (model as { readonly v: string }).v

describe('a date or a time', () => {
  it.each(['2025-01-15', '2025-12-31'])('%s shows its own month (REND-5)', (value) => {
    expect(field('DateTimeInput', value, { enableDate: true }).input).toHaveValue(value)
  })

  it.each([
    ['date', '2026-03-20', { enableDate: true, enableTime: false }],
    ['time', '10:30', { enableDate: false, enableTime: true }],
    ['datetime-local', '2026-03-20T10:30', { enableDate: true, enableTime: true }],
    ['date', '2026-03-20', {}],
  ])('has the native input %s (REND-5)', (type, value, flags) => {
    const { input } = field('DateTimeInput', value, flags)
    expect(input).toHaveAttribute('type', type)
    expect(input).toHaveValue(value)
  })

  it.each(['America/Chicago', 'Asia/Kathmandu', 'Pacific/Auckland', 'UTC'])(
    'that is entered stays as entered, and says no more than that, in %s (REND-5)',
    (timeZone) => {
      const { input, type, model } = field('DateTimeInput', '', { enableDate: true, enableTime: true }, timeZone)
      type('2026-06-01T09:15')
      expect(input).toHaveValue('2026-06-01T09:15')
      type('2026-06-01T10:15')
      expect(input).toHaveValue('2026-06-01T10:15')
      expect(textOf(model())).toMatch(/^2026-06-01T10:15(:00)?$/)
    },
  )

  it('with seconds takes another minute (REND-5)', () => {
    const { input, type, model } = field('DateTimeInput', '2026-03-20T10:30:00', { enableDate: true, enableTime: true })
    type('2026-03-20T10:31')
    expect(input.value).toMatch(/^2026-03-20T10:31/)
    expect(textOf(model())).toMatch(/^2026-03-20T10:31(:00)?$/)
  })

  it('that cannot be read shows as empty, and stays in the model until a person picks (REND-5, DATA-4)', () => {
    const { input, type, model, container } = field('DateTimeInput', 'next Tuesday', { enableDate: true })
    expect(input).toHaveValue('')
    expect(container).not.toHaveTextContent('Invalid')
    expect(model()).toEqual({ v: 'next Tuesday' })
    type('2026-03-24')
    expect(model()).toEqual({ v: '2026-03-24' })
  })

  it('of day alone reads back what it wrote (REND-5)', () => {
    const time = { enableDate: false, enableTime: true }
    const { type, model, unmount } = field('DateTimeInput', '', time)
    type('20:20')
    const written = textOf(model())
    expect(written).toMatch(/^20:20(:00)?$/)
    unmount()
    expect(field('DateTimeInput', written, time).input).toHaveValue('20:20')
  })

  it('that is taken out again reaches the state (V1-3, REND-5)', async () => {
    const payload = payloadV1([fieldV1('date', 'd', { required: true }), buttonV1('resume', 'OK')])
    const { user, onResume } = mount({ payload })
    const ok = screen.getByRole('button', { name: 'OK' })
    fireEvent.change(screen.getByLabelText('D'), { target: { value: '2026-03-20' } })
    expect(ok).not.toHaveAttribute('aria-disabled')
    fireEvent.change(screen.getByLabelText('D'), { target: { value: '' } })
    expect(ok).toHaveAttribute('aria-disabled', 'true')
    await user.click(ok)
    expect(onResume).not.toHaveBeenCalled()
  })
})

describe('a text or a number', () => {
  it('that looks like a number stays the text it is (REND-3)', async () => {
    const { input, user, model } = field('TextField', '', { variant: 'shortText' })
    await user.type(input, '00501')
    expect(model()).toEqual({ v: '00501' })
  })

  it.each([
    [42, '42'],
    [null, ''],
    [{ a: 1 }, '{"a":1}'],
  ])('of %j shows as %j, and writes nothing by itself (DATA-4)', (value, shown) => {
    const { input, model } = field('TextField', value)
    expect(input).toHaveValue(shown)
    expect(model()).toEqual({ v: value })
  })
})

describe('a choice or a tick', () => {
  const options = ['X', 'Y'].map((label) => ({ label, value: label.toLowerCase() }))

  it('that was preset can be taken back (REND-4)', async () => {
    const root = {
      id: 'root',
      component: 'ChoicePicker',
      label: 'P',
      variant: 'multipleSelection',
      options,
      value: { path: '/v' },
    }
    const { user, model } = mountStore(
      envelopesOf([createSurface(), updateDataModel('/v', ['x', 'y']), updateComponents([root])]),
    )
    await user.click(screen.getByRole('checkbox', { name: 'X' }))
    expect(screen.getByRole('checkbox', { name: 'X' })).not.toBeChecked()
    expect(model()).toEqual({ v: ['y'] })
  })

  it('shows the label of its group, which is the name of it (REND-7)', () => {
    const { input } = field('ChoicePicker', '', { options })
    expect(input).toHaveAccessibleName('Field')
    expect(screen.getByText('Field')).toBeVisible()
  })
})
