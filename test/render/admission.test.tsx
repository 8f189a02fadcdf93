// What a person sees, and a host hears, of documents that do not validate.
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  button,
  buttonV1,
  column,
  createSurface,
  envelope,
  envelopesOf,
  fieldV1,
  payloadV1,
  payloadV2,
  surfaceV2,
  text,
  textField,
  updateComponents,
} from './documents'
import { mount } from './mount'

const CONTROLS = ['textbox', 'button', 'checkbox', 'combobox', 'radio', 'link'] as const

function expectOnlyNotice(): void {
  expect(screen.getByText('This cannot be shown.')).toBeVisible()
  for (const role of CONTROLS) expect(screen.queryByRole(role)).not.toBeInTheDocument()
}

describe('a document that does not validate', () => {
  it('is replaced whole by a notice when one component lacks its id (ADM-2, ADM-8, STORE-2)', () => {
    const payload = payloadV1([
      { component: 'text', text: 'Two details, please.' },
      { component: 'field.text', label: 'City' },
      buttonV1('resume', 'Send'),
    ])
    const { onStored } = mount({ payload })
    expectOnlyNotice()
    expect(screen.queryByText('Two details, please.')).not.toBeInTheDocument()
    expect(onStored).toHaveBeenCalledOnce()
    const [record] = onStored.mock.lastCall ?? []
    expect(record).toMatchObject({ code: 'envelope_invalid', status: 'stored' })
    expect(record?.received).toBe(payload)
    expect(record?.errors).toEqual([
      expect.objectContaining({ path: '/surface/components/1', message: expect.stringContaining('id') as string }),
    ])
  })

  it('leaves a notice in a named region, and no empty box, for a component that the catalog lacks (ADM-8, STORE-2)', () => {
    const { onStored } = mount({ payload: payloadV1([{ component: 'chart', series: [1, 2] }]) })
    expectOnlyNotice()
    expect(screen.getByRole('group', { name: 'Form' })).toContainElement(screen.getByText('This cannot be shown.'))
    expect(onStored).toHaveBeenCalledOnce()
    expect(onStored.mock.lastCall?.[0].errors[0]?.message).toMatch(/chart.*field\.text/)
  })

  it('is refused for a property that the catalog does not define, which is never half applied (ADM-2, ADM-8)', () => {
    const { onStored, container } = mount({
      payload: surfaceV2([textField('root', { placeholder: 'e.g. Ada' })]),
      schemaVersion: 2,
    })
    expectOnlyNotice()
    expect(onStored.mock.lastCall?.[0].errors[0]?.message).toContain('placeholder')
    expect(container.querySelector('[placeholder]')).toBeNull()
  })

  it('is refused with one error for the messages of an older protocol (ADM-8)', () => {
    const { onStored } = mount({
      payload: payloadV2([{ beginRendering: { surfaceId: 's1', root: 'root' } }, { surfaceUpdate: {} }]),
      schemaVersion: 2,
    })
    expectOnlyNotice()
    const [first] = onStored.mock.lastCall?.[0].errors ?? []
    expect(first?.path).toMatch(/^\/messages\/0/)
  })

  it('is refused for a message without its version, which the error names (ADM-8)', () => {
    const message = { createSurface: createSurface()['createSurface'] }
    const { onStored } = mount({ payload: payloadV2([message]), schemaVersion: 2 })
    expect(onStored.mock.lastCall?.[0].errors[0]).toMatchObject({
      path: '/messages/0',
      message: expect.stringContaining('version') as string,
    })
  })

  it('leaves a live surface as it was when a component is sent as null (STORE-3, ADM-8)', () => {
    const envelopes = envelopesOf([
      createSurface(),
      updateComponents([column('root', 'a'), text('a', 'Hi')]),
      updateComponents([{ id: 'a', component: null }]),
    ])
    const { onStored } = mount({ envelopes })
    expect(screen.getByText('Hi')).toBeVisible()
    expect(screen.queryByText('This cannot be shown.')).not.toBeInTheDocument()
    expect(onStored).toHaveBeenCalledOnce()
    expect(onStored.mock.lastCall?.[0].errors[0]?.message).toContain('a')
  })

  it.each([
    ['of a later version', envelope(payloadV1([buttonV1('resume', 'Send')]), 3, 'e'), 'unknown_schema_version'],
    ['of another kind', { ...envelope({}, 1, 'e'), type: 'ui.progress' }, 'unknown_envelope_kind'],
    ['that is no envelope', { ...envelope(payloadV1([]), 1, 'e'), trust: 'trusted' }, 'invalid_envelope_shape'],
    ['whose body is of the other version', envelope(surfaceV2([text('root')]), 1, 'e'), 'envelope_invalid'],
    [
      'with one id for two kinds of field',
      envelope(payloadV1([fieldV1('text', 'a'), fieldV1('checkbox', 'a')]), 1, 'e'),
      'ambiguous_field',
    ],
  ])('gives its reason in words when it is an envelope %s (ADM-1, ADM-6, V1-4, STORE-2)', (_, received, code) => {
    const { onStored } = mount({ envelopes: [received] })
    expectOnlyNotice()
    expect(onStored).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code, received }))
  })
})

describe('an action that is none of the two (ACT-1)', () => {
  const actions = [
    ['a call in place of an event', { call: 'openUrl', args: { url: 'https://example.test' } }],
    ['a function call', { functionCall: { call: 'openUrl', args: { url: 'javascript:alert(1)' } } }],
    ['an event of another name', { event: { name: 'delete_everything' } }],
  ] as const

  it.each(actions)('refuses %s, and runs nothing while it mounts (ACT-1, SEC-1, SEC-2)', (_, action) => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const fetched = vi.spyOn(globalThis, 'fetch')
    const [first, label] = button('resume', 'Open')
    const heard = mount({
      payload: surfaceV2([column('root', 'open'), { ...first, action }, label ?? {}]),
      schemaVersion: 2,
    })
    expectOnlyNotice()
    expect(open).not.toHaveBeenCalled()
    expect(fetched).not.toHaveBeenCalled()
    expect(heard.onResume).not.toHaveBeenCalled()
    expect(heard.onExchange).not.toHaveBeenCalled()
    expect(heard.onStored).toHaveBeenCalledOnce()
    vi.restoreAllMocks()
  })
})
