// An entry that has no place in the model: what is shown is what is held, and the host hears why (DATA-5).
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { surfaceV2 } from './documents'
import { mount } from './mount'

// The parent is a text, and nothing can be written below a text.
const value = { path: '/a/b' }
const model = { a: 'text' }

it.each<[string, object, () => HTMLElement, string]>([
  ['a text', { component: 'TextField', label: 'F', value }, () => screen.getByRole('textbox'), 'entered'],
  ['a date', { component: 'DateTimeInput', label: 'F', value }, () => screen.getByLabelText('F'), '2026-03-20'],
  [
    'a time',
    { component: 'DateTimeInput', label: 'F', value, enableDate: false, enableTime: true },
    () => screen.getByLabelText('F'),
    '10:30',
  ],
])('of %s is not shown as if it were kept (DATA-5)', (_, component, input, text) => {
  const { onDiagnostic } = mount({ payload: surfaceV2([{ id: 'root', ...component }], model), schemaVersion: 2 })
  fireEvent.change(input(), { target: { value: text } })
  expect(input()).toHaveValue('')
  fireEvent.change(input(), { target: { value: text } })
  expect(input()).toHaveValue('')
  expect(onDiagnostic).toHaveBeenCalledWith(expect.objectContaining({ code: 'unwritable_path', componentId: 'root' }))
})

it('of a tick is not shown as if it were kept (DATA-5)', async () => {
  const box = { id: 'root', component: 'CheckBox', label: 'F', value }
  const { user, onDiagnostic } = mount({ payload: surfaceV2([box], model), schemaVersion: 2 })
  await user.click(screen.getByRole('checkbox'))
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  expect(onDiagnostic).toHaveBeenCalledOnce()
})
