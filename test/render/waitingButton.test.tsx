// The button that waits for answers, and the fields that it waits for (CHECK-3).
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  button,
  buttonV1,
  column,
  createSurface,
  envelopesOf,
  fieldV1,
  payloadV1,
  required,
  textField,
  updateComponents,
  updateDataModel,
} from './documents'
import { mount } from './mount'

const needed = (id: string, message: string, more = {}) =>
  textField(id, { checks: [required(`/${id}`, message)], ...more })
const box = (name: string) => screen.getByRole('textbox', { name })
const press = (name: string) => screen.getByRole('button', { name })

describe('the waiting button', () => {
  const parts = [
    column('root', 'n', 'save', 'cancel'),
    needed('n', 'Needs N'),
    ...button('resume', 'Save'),
    ...button('exchange', 'Cancel'),
  ]
  const messages = [createSurface(), updateComponents(parts)]

  it('follows the data: waits, is ready, waits again (CHECK-3)', async () => {
    const { user, show, onResume } = mount({ envelopes: envelopesOf(messages) })
    const expectWaiting = async (isWaiting: boolean): Promise<void> => {
      expect(press('Save')).toBeEnabled()
      expect(press('Save').getAttribute('aria-disabled')).toBe(isWaiting ? 'true' : null)
      expect(press('Save')).toHaveAccessibleDescription(isWaiting ? 'Required answers are missing.' : '')
      if (isWaiting) await user.click(press('Save'))
      expect(onResume).not.toHaveBeenCalled()
    }
    await expectWaiting(true)
    await user.type(box('N'), 'x')
    await expectWaiting(false)
    show({ envelopes: envelopesOf([...messages, updateDataModel('/n', '')]) })
    await expectWaiting(true)
  })

  it('follows the components: a field that comes or goes changes what it waits for (CHECK-3)', () => {
    const without = updateComponents([column('root', 'save')])
    const again = updateComponents([column('root', 'n', 'save')])
    const { show } = mount({ envelopes: envelopesOf(messages) })
    show({ envelopes: envelopesOf([...messages, without]) })
    expect(press('Save')).not.toHaveAttribute('aria-disabled')
    show({ envelopes: envelopesOf([...messages, without, again]) })
    expect(press('Save')).toHaveAttribute('aria-disabled', 'true')
  })

  it('is never an exchange (CHECK-3)', async () => {
    const { user, onExchange, onResume } = mount({ envelopes: envelopesOf(messages) })
    expect(press('Cancel')).not.toHaveAttribute('aria-disabled')
    await user.click(press('Cancel'))
    expect(onExchange).toHaveBeenCalledOnce()
    expect(onResume).not.toHaveBeenCalled()
  })
})

describe('a required field', () => {
  it('says so on every kind of control, and no other does (CHECK-3, REND-7)', () => {
    mount({
      payload: payloadV1([
        fieldV1('text', 'a', { required: true }),
        fieldV1('date', 'd', { required: true }),
        fieldV1('select', 's', { required: true }),
        fieldV1('text', 'o'),
        buttonV1('resume', 'OK'),
      ]),
    })
    for (const label of ['A', 'D', 'S']) expect(screen.getByLabelText(label), label).toBeRequired()
    expect(screen.getByLabelText('O')).not.toBeRequired()
  })
})
