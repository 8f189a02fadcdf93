// Version 1 surfaces: the seven components, and what a press collects from them.
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buttonV1, envelope, fieldV1, payloadV1 } from './documents'
import { mount } from './mount'

const send = buttonV1('resume', 'Send', 'send')
const pressSend = () => screen.getByRole('button', { name: 'Send' })

describe('the seven components', () => {
  const components = [
    { component: 'heading', text: 'Big' },
    { component: 'text', text: 'Two details, please.' },
    fieldV1('text', 't', { placeholder: 'e.g. Ada' }),
    fieldV1('date', 'd'),
    fieldV1('select', 's'),
    fieldV1('checkbox', 'c'),
    send,
  ]

  it('stand in the order given below the title, which names the surface (V1-1)', () => {
    mount({ payload: payloadV1(components, 'Booking') })
    const surface = screen.getByRole('group', { name: 'Booking' })
    const parts = [
      screen.getByRole('heading', { name: 'Booking' }),
      screen.getByRole('heading', { name: 'Big' }),
      screen.getByText('Two details, please.'),
      screen.getByRole('textbox', { name: 'T' }),
      screen.getByLabelText('D'),
      screen.getByRole('combobox', { name: 'S' }),
      screen.getByRole('checkbox', { name: 'C' }),
      pressSend(),
    ]
    for (const [index, part] of parts.entries()) {
      expect(surface).toContainElement(part)
      const before = parts[index - 1]
      if (before) expect(before.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    }
    expect(screen.getByRole('textbox', { name: 'T' })).toHaveAttribute('placeholder', 'e.g. Ada')
  })

  it('do without a title (V1-1)', () => {
    mount({ payload: payloadV1(components) })
    expect(screen.getByRole('group', { name: 'Form' })).toBeVisible()
    expect(screen.getAllByRole('heading')).toHaveLength(1)
  })

  it('give strings for text, date and select, and a boolean for a checkbox (V1-2)', async () => {
    const { user, onResume } = mount({ payload: payloadV1(components) })
    await user.type(screen.getByRole('textbox', { name: 'T' }), 'Ada')
    await user.type(screen.getByLabelText('D'), '2026-03-04')
    await user.click(screen.getByRole('combobox', { name: 'S' }))
    await user.click(screen.getByRole('option', { name: 'X' }))
    await user.click(screen.getByRole('checkbox', { name: 'C' }))
    await user.click(pressSend())
    expect(onResume).toHaveBeenCalledExactlyOnceWith(
      { t: 'Ada', d: '2026-03-04', s: 'x', c: true },
      { target: 'resume', surfaceKey: 'surface', componentId: 'send', version: 1 },
    )
  })

  it('give what they start with when nobody touches them: nothing preselected, default ticks (V1-2)', async () => {
    const boxes = [fieldV1('checkbox', 'a'), fieldV1('checkbox', 'b', { default: true }), fieldV1('select', 's'), send]
    const { user, onResume } = mount({ payload: payloadV1(boxes) })
    expect(screen.getByRole('combobox', { name: 'S' })).toHaveTextContent('Choose…')
    await user.click(pressSend())
    expect(onResume.mock.lastCall?.[0]).toEqual({ a: false, b: true, s: '' })
  })
})

describe('required fields (V1-3)', () => {
  it.each(['', '   '])(
    'hold back resume while they are empty or white: %j; exchange goes through (V1-3)',
    async (typed) => {
      const { user, onResume, onExchange } = mount({
        payload: payloadV1([fieldV1('text', 'a', { required: true }), send, buttonV1('exchange', 'Ask', 'ask')]),
      })
      if (typed !== '') await user.type(screen.getByRole('textbox', { name: 'A' }), typed)
      await user.click(pressSend())
      expect(onResume).not.toHaveBeenCalled()
      expect(screen.getByRole('textbox', { name: 'A' })).toHaveFocus()
      await user.click(screen.getByRole('button', { name: 'Ask' }))
      expect(onExchange).toHaveBeenCalledExactlyOnceWith({ a: typed }, expect.objectContaining({ componentId: 'ask' }))

      await user.type(screen.getByRole('textbox', { name: 'A' }), 'x')
      await user.click(pressSend())
      expect(onResume).toHaveBeenCalledOnce()
    },
  )

  it('hold back resume again once a date is taken out (V1-3)', async () => {
    const { user, onResume } = mount({ payload: payloadV1([fieldV1('date', 'd', { required: true }), send]) })
    const date = screen.getByLabelText('D')
    await user.type(date, '2026-03-04')
    expect(pressSend()).not.toHaveAttribute('aria-disabled', 'true')
    await user.clear(date)
    expect(date).toHaveValue('')
    expect(pressSend()).toHaveAttribute('aria-disabled', 'true')
    await user.click(pressSend())
    expect(onResume).not.toHaveBeenCalled()
  })
})

describe('field ids', () => {
  const ids = [
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'a/b',
    '~',
    '~1',
    '',
    ' ',
    '0',
    '-',
  ]

  it('may be any string and survive to the collected value (V1-4, DATA-3)', async () => {
    const components = ids.map((id, index) => ({ component: 'field.text', id, label: `Field ${String(index)}.` }))
    const { user, onResume } = mount({ payload: payloadV1([...components, send]) })
    for (const index of ids.keys()) await user.type(screen.getByLabelText(`Field ${String(index)}.`), String(index))
    await user.click(pressSend())
    const value = onResume.mock.lastCall?.[0] as object
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
    expect(new Map(Object.entries(value))).toEqual(new Map(ids.map((id, index) => [id, String(index)])))
  })

  it('that two fields of a kind share are one value (V1-4)', async () => {
    const { user, onResume } = mount({
      payload: payloadV1([fieldV1('text', 'a'), fieldV1('text', 'a', { label: 'Again' }), send]),
    })
    await user.type(screen.getByRole('textbox', { name: 'A' }), 'x')
    expect(screen.getByRole('textbox', { name: 'Again' })).toHaveValue('x')
    await user.click(pressSend())
    expect(onResume.mock.lastCall?.[0]).toEqual({ a: 'x' })
  })
})

describe('the version', () => {
  it.each([undefined, 0, 1])('of a payload may be %s (V1-5, ADM-1)', (schemaVersion) => {
    mount({ payload: payloadV1([send]), schemaVersion })
    expect(pressSend()).toBeEnabled()
  })

  it('1 is shown beside and after surfaces of version 2 (V1-5)', () => {
    const { onStored } = mount({ envelopes: [envelope(payloadV1([send]), undefined, 'old')] })
    expect(pressSend()).toBeEnabled()
    expect(onStored).not.toHaveBeenCalled()
  })
})
