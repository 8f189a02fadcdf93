// What a check takes for missing (CHECK-1).
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button, column, required, surfaceV2, textField } from './documents'
import { mount } from './mount'

const needed = (id: string, message: string, more = {}) =>
  textField(id, { checks: [required(`/${id}`, message)], ...more })
const box = (name: string) => screen.getByRole('textbox', { name })
const press = (name: string) => screen.getByRole('button', { name })

describe('what counts as missing', () => {
  const cases = [
    [null, true],
    ['', true],
    [' \t\n', true],
    [[], true],
    [false, false],
    [0, false],
    ['x', false],
    [{}, false],
  ] as const

  it.each(cases)('%j: %j (CHECK-1)', async (value, missing) => {
    const { user, onResume } = mount({
      payload: surfaceV2([column('root', 'n', 'save'), needed('n', 'Missing'), ...button('resume', 'Save')], {
        n: value,
      }),
      schemaVersion: 2,
    })
    await user.click(press('Save'))
    expect(onResume).toHaveBeenCalledTimes(missing ? 0 : 1)
  })

  it.each([
    [undefined, true],
    [false, true],
    [true, false],
  ])('in a checkbox %j: %j (CHECK-1)', async (value, missing) => {
    const tick = {
      id: 'c',
      component: 'CheckBox',
      label: 'C',
      value: { path: '/c' },
      checks: [required('/c', 'Agree first')],
    }
    const { user, onResume } = mount({
      payload: surfaceV2(
        [column('root', 'c', 'save'), tick, ...button('resume', 'Save')],
        value === undefined ? {} : { c: value },
      ),
      schemaVersion: 2,
    })
    await user.click(press('Save'))
    expect(onResume).toHaveBeenCalledTimes(missing ? 0 : 1)
  })

  it('may lie at another path than the field shows (CHECK-1)', async () => {
    const { user, onResume } = mount({
      payload: surfaceV2([
        column('root', 'a', 'b', 'save'),
        textField('a', { checks: [required('/b', 'B first')] }),
        textField('b'),
        ...button('resume', 'Save'),
      ]),
      schemaVersion: 2,
    })
    expect(box('A')).not.toBeRequired()
    await user.type(box('A'), 'x')
    await user.click(press('Save'))
    expect(box('A')).toHaveAccessibleDescription('B first')
    await user.type(box('B'), 'y')
    expect(box('A')).not.toHaveAttribute('aria-invalid')
    await user.click(press('Save'))
    expect(onResume).toHaveBeenCalledOnce()
  })
})
