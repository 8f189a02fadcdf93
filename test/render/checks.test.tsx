// Checks as a person meets them: no word before its time, then what is missing, where, and the way there (CHECK-1, CHECK-3, CHECK-4).
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button, buttonV1, column, fieldV1, payloadV1, required, surfaceV2, textField } from './documents'
import { mount } from './mount'

const needed = (id: string, message: string, more = {}) =>
  textField(id, { checks: [required(`/${id}`, message)], ...more })
const box = (name: string) => screen.getByRole('textbox', { name })
const press = (name: string) => screen.getByRole('button', { name })

describe('errors', () => {
  it('are not shown before the person has left the field (CHECK-4)', async () => {
    const { user } = mount({
      payload: surfaceV2([column('root', 'n', 'm'), needed('n', 'Please fill in your name'), textField('m')]),
      schemaVersion: 2,
    })
    expect(screen.queryByText('Please fill in your name')).not.toBeInTheDocument()
    expect(box('N')).not.toHaveAttribute('aria-invalid')
    await user.click(box('N'))
    expect(box('N')).not.toHaveAttribute('aria-invalid')
    await user.tab()
    expect(box('N')).toHaveAttribute('aria-invalid', 'true')
    expect(box('N')).toHaveAccessibleDescription('Please fill in your name')
    expect(box('M')).not.toHaveAttribute('aria-invalid')
  })

  it('go with what was missing, and no other goes with them (CHECK-3)', async () => {
    const { user } = mount({
      payload: surfaceV2([column('root', 'a', 'b'), needed('a', 'A missing'), needed('b', 'B missing')]),
      schemaVersion: 2,
    })
    await user.click(box('A'))
    await user.tab()
    await user.tab()
    expect(screen.getByText('A missing')).toBeVisible()
    await user.type(box('A'), 'x')
    expect(screen.queryByText('A missing')).not.toBeInTheDocument()
    expect(screen.getByText('B missing')).toBeVisible()
  })

  it('are all shown by a press, which sends nothing and goes to the first (CHECK-3, CHECK-4)', async () => {
    const { user, onResume } = mount({
      payload: surfaceV2(
        [
          column('root', 'a', 'b', 'c', 'save'),
          needed('a', 'A missing'),
          needed('b', 'B missing'),
          textField('c'),
          ...button('resume', 'Save'),
        ],
        { a: 'given' },
      ),
      schemaVersion: 2,
    })
    await user.click(press('Save'))
    expect(onResume).not.toHaveBeenCalled()
    expect(box('B')).toHaveFocus()
    expect(box('B')).toHaveAccessibleDescription('B missing')
    expect(box('A')).not.toHaveAttribute('aria-invalid')
    expect(screen.getByRole('alert')).toHaveTextContent('Not sent yet')
    await user.keyboard('x')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await user.click(press('Save'))
    expect(onResume).toHaveBeenCalledExactlyOnceWith({ a: 'given', b: 'x' }, expect.anything())
  })

  it('lead to a control of any kind (CHECK-3)', async () => {
    const options = [{ label: 'One', value: '1' }]
    const choice = (id: string, more: object) => ({
      id,
      component: 'ChoicePicker',
      label: id,
      options,
      value: { path: `/${id}` },
      ...more,
    })
    const fields = [
      { id: 'tick', component: 'CheckBox', label: 'tick', value: { path: '/tick' } },
      choice('select', {}),
      choice('radios', { filterable: true }),
      choice('boxes', { variant: 'multipleSelection' }),
      choice('chips', { displayStyle: 'chips' }),
      { id: 'date', component: 'DateTimeInput', label: 'date', value: { path: '/date' } },
    ]
    for (const field of fields) {
      const { user, unmount } = mount({
        payload: surfaceV2([
          column('root', field.id, 'save'),
          { ...field, checks: [required(`/${field.id}`, 'Missing')] },
          ...button('resume', 'Save'),
        ]),
        schemaVersion: 2,
      })
      await user.click(press('Save'))
      // A group of chips passes the focus on to its first chip.
      const control = screen.getByLabelText(field.id)
      expect(control.contains(document.activeElement), field.id).toBe(true)
      expect(control, field.id).toHaveAccessibleDescription(/Missing/)
      unmount()
    }
  })

  it('are gone once the surface is settled (CHECK-3, ACT-4)', async () => {
    const { user, container } = mount({
      payload: payloadV1([fieldV1('text', 'a', { required: true }), buttonV1('resume', 'Send')]),
    })
    await user.click(press('Send'))
    await user.keyboard('x')
    await user.click(press('Send'))
    expect(container.querySelector('[aria-invalid]')).toBeNull()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
