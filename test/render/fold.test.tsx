// Messages of version 2 as they arrive, seen on the page.
import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  button,
  column,
  createSurface,
  deleteSurface,
  envelopesOf,
  payloadV2,
  text,
  textField,
  updateComponents,
  updateDataModel,
} from './documents'
import { mount } from './mount'

describe('messages in order', () => {
  it('shows nothing for components ahead of their surface, and the surface is empty afterwards (FOLD-3, FOLD-4)', () => {
    const envelopes = envelopesOf([updateComponents([text('root', 'early')]), createSurface()])
    const { onStored } = mount({ envelopes })
    expect(screen.queryByText('early')).not.toBeInTheDocument()
    expect(screen.getByText('Loading')).toBeInTheDocument()
    expect(onStored).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'envelope_invalid', received: envelopes[0] }),
    )
  })

  it('stores a second createSurface; what was typed and the focus stay (FOLD-3, STORE-3)', async () => {
    const messages = [createSurface(), updateComponents([textField('root')])]
    const { user, show, onStored } = mount({ envelopes: envelopesOf(messages) })
    const field = screen.getByRole('textbox', { name: 'ROOT' })
    await user.type(field, 'Ada')
    show({ envelopes: envelopesOf([...messages, createSurface()]) })
    expect(onStored).toHaveBeenCalledOnce()
    expect(screen.getByRole('textbox', { name: 'ROOT' })).toBe(field)
    expect(field).toHaveValue('Ada')
    expect(field).toHaveFocus()
  })

  it('keeps a deleted surface gone, whatever follows but a new createSurface (FOLD-2, FOLD-3)', () => {
    const messages = [createSurface(), updateComponents([text('root', 'x')]), deleteSurface()]
    const { show, onStored, container } = mount({ envelopes: envelopesOf(messages) })
    expect(container).toBeEmptyDOMElement()

    const late = updateDataModel('/a', 1)
    show({ envelopes: envelopesOf([...messages, late]) })
    expect(container).toBeEmptyDOMElement()
    expect(onStored).toHaveBeenCalledOnce()
    expect(onStored.mock.lastCall?.[0].errors[0]?.message).toContain('deleted')

    show({ envelopes: envelopesOf([...messages, late, createSurface(), updateComponents([text('root', 'again')])]) })
    expect(screen.getByText('again')).toBeVisible()
  })

  it('starts clean after a delete: nothing typed before is left (FOLD-2, FOLD-3)', async () => {
    const messages = [createSurface(), updateComponents([textField('root')])]
    const { user, show } = mount({ envelopes: envelopesOf(messages) })
    await user.type(screen.getByRole('textbox'), 'Ada')
    show({ envelopes: envelopesOf([...messages, deleteSurface(), ...messages]) })
    expect(screen.getByRole('textbox')).toHaveValue('')
  })

  it('shows siblings of a reference that leads nowhere, and fills it in when it arrives (FOLD-6)', () => {
    const row = { id: 'root', component: 'Row', children: ['a', 'ghost', 'b'] }
    const messages = [createSurface(), updateComponents([row, text('a', 'A'), text('b', 'B')])]
    const { show, container } = mount({ envelopes: envelopesOf(messages) })
    expect(container).toHaveTextContent(/^AB$/)
    show({ envelopes: envelopesOf([...messages, updateComponents([text('ghost', '?')])]) })
    expect(container).toHaveTextContent(/^A\?B$/)
  })

  it('replaces a text and leaves its siblings the same elements (FOLD-2)', () => {
    const components = [column('root', 't', 'next'), text('t', 'Step 1'), ...button('resume', 'Next')]
    const messages = [createSurface(), updateComponents(components)]
    const { show } = mount({ envelopes: envelopesOf(messages) })
    const next = screen.getByRole('button', { name: 'Next' })
    show({ envelopes: envelopesOf([...messages, updateComponents([text('t', 'Step 2')])]) })
    expect(screen.getByText('Step 2')).toBeVisible()
    expect(screen.queryByText('Step 1')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Next' })).toBe(next)
  })

  it('takes the last of two components with one id in a message (FOLD-2)', () => {
    mount({
      envelopes: envelopesOf([createSurface(), updateComponents([text('root', 'first'), text('root', 'last')])]),
    })
    expect(screen.getByText('last')).toBeVisible()
    expect(screen.queryByText('first')).not.toBeInTheDocument()
  })

  it('starts a component of another type afresh, with nothing left of the one before (FOLD-2)', async () => {
    const { label, id } = { label: 'A', id: 'root' }
    const literalField = { id, component: 'TextField', label }
    const messages = [createSurface(), updateComponents([literalField])]
    const { user, show } = mount({ envelopes: envelopesOf(messages) })
    await user.type(screen.getByRole('textbox', { name: 'A' }), 'typed')
    const box = updateComponents([{ id, component: 'CheckBox', label, value: false }])
    show({ envelopes: envelopesOf([...messages, box]) })
    expect(screen.getByRole('checkbox', { name: 'A' })).not.toBeChecked()
    show({ envelopes: envelopesOf([...messages, box, updateComponents([literalField])]) })
    expect(screen.getByRole('textbox', { name: 'A' })).toHaveValue('')
  })

  it('shows a run that comes as a prop after the mount (FOLD-1)', async () => {
    const { show } = mount({ envelopes: [] })
    expect(screen.getByText('Loading')).toBeInTheDocument()
    await act(async () => Promise.resolve())
    show({ envelopes: envelopesOf([createSurface(), updateComponents([text('root', 'restored')])]) })
    expect(screen.getByText('restored')).toBeVisible()
    expect(screen.queryByText('Loading')).not.toBeInTheDocument()
  })

  it('ends the same whether messages come one at a time, as one run, or in one payload (FOLD-1, FOLD-5)', () => {
    const messages = [
      createSurface(),
      updateComponents([text('root', { path: '/a/b' })]),
      updateDataModel('/a', { b: 'one' }),
      updateDataModel('/a/b', 'two'),
    ]
    const steps = mount({ envelopes: [] })
    for (let count = 1; count <= messages.length; count += 1) {
      steps.show({ envelopes: envelopesOf(messages.slice(0, count)) })
    }
    const once = mount({ envelopes: envelopesOf(messages) })
    const payload = mount({ payload: payloadV2(messages), schemaVersion: 2 })
    for (const { container, onStored } of [steps, once, payload]) {
      expect(container).toHaveTextContent(/^two$/)
      expect(onStored).not.toHaveBeenCalled()
    }
  })

  it('goes back to the state of a prefix when the host takes envelopes away (FOLD-5)', () => {
    const messages = [createSurface(), updateComponents([text('root', 'one')]), updateComponents([text('root', 'two')])]
    const { show, container } = mount({ envelopes: envelopesOf(messages) })
    expect(container).toHaveTextContent(/^two$/)
    show({ envelopes: envelopesOf(messages.slice(0, 2)) })
    expect(container).toHaveTextContent(/^one$/)
  })
})
