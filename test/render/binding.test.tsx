// What a person enters, where it goes, and what an agent's update does to it.
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
  surfaceV2,
  text,
  textField,
  updateComponents,
  updateDataModel,
} from './documents'
import { mount, mountStore } from './mount'

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

describe('an edit', () => {
  it('is followed at every key by what shows the same path, and calls nobody (DATA-5)', async () => {
    const { user, onResume, onExchange } = mountStore(
      envelopesOf([
        createSurface(),
        updateComponents([column('root', 'n', 'o'), textField('n'), text('o', { path: '/n' })]),
      ]),
    )
    const mirror = () => document.querySelector('.a2s-text')?.textContent
    const seen: (string | undefined)[] = []
    for (const key of 'Ada') {
      await user.type(box('N'), key)
      seen.push(mirror())
    }
    expect(seen).toEqual(['A', 'Ad', 'Ada'])
    expect(onResume).not.toHaveBeenCalled()
    expect(onExchange).not.toHaveBeenCalled()
  })

  it('keeps two checkboxes on one path the same (DATA-5)', async () => {
    const checkbox = (id: string) => ({ id, component: 'CheckBox', label: id, value: { path: '/ok' } })
    const { user } = mount({
      payload: surfaceV2([column('root', 'a', 'b'), checkbox('a'), checkbox('b')], { ok: false }),
      schemaVersion: 2,
    })
    await user.click(screen.getByRole('checkbox', { name: 'a' }))
    expect(screen.getByRole('checkbox', { name: 'b' })).toBeChecked()
    await user.click(screen.getByRole('checkbox', { name: 'b' }))
    expect(screen.getByRole('checkbox', { name: 'a' })).not.toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'b' })).not.toBeChecked()
  })

  it('starts from a missing value as empty, and makes its parents (DATA-2, DATA-4)', async () => {
    const { user, model } = mountStore(
      envelopesOf([createSurface(), updateComponents([textField('root', { value: { path: '/addr/zip' } })])]),
    )
    expect(box('ROOT')).toHaveValue('')
    await user.type(box('ROOT'), '1')
    expect(model()).toEqual({ addr: { zip: '1' } })
  })

  it('of a field with a literal value shows, outlives updates, and is never sent (DATA-6)', async () => {
    const components = [
      column('root', 'a', 'b', 'send'),
      { id: 'a', component: 'TextField', label: 'A', value: 'said' },
      textField('b'),
      ...button('resume', 'Send'),
    ]
    const messages = [createSurface(), updateComponents(components)]
    const { user, show, onResume } = mount({ envelopes: envelopesOf(messages) })
    await user.type(box('A'), '!')
    await user.type(box('B'), 'b')
    show({ envelopes: envelopesOf([...messages, updateDataModel('/other', 1)]) })
    expect(box('A')).toHaveValue('said!')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(onResume.mock.lastCall?.[0]).toEqual({ b: 'b', other: 1 })
  })

  it('that the model cannot take is a diagnostic, and leaves the model as it was (FOLD-8)', async () => {
    const { user, model, onDiagnostic } = mountStore(
      envelopesOf([
        createSurface(),
        updateDataModel('/a', 'text'),
        updateComponents([textField('root', { value: { path: '/a/b' } })]),
      ]),
    )
    await user.type(box('ROOT'), 'x')
    expect(model()).toEqual({ a: 'text' })
    expect(onDiagnostic).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'unwritable_path', surfaceKey: 's1', componentId: 'root' }),
    )
  })
})

describe('an update by the agent', () => {
  const options = [
    { label: 'X', value: 'x' },
    { label: 'Y', value: 'y' },
  ]
  const components = [
    column('root', 'c', 't', 'p', 'd'),
    { id: 'c', component: 'CheckBox', label: 'C', value: { path: '/c' } },
    textField('t'),
    { id: 'p', component: 'ChoicePicker', label: 'P', options, value: { path: '/p' } },
    { id: 'd', component: 'DateTimeInput', label: 'D', value: { path: '/d' }, enableDate: true },
  ]
  const messages = [
    createSurface(),
    updateDataModel('/', { c: false, t: 'a', p: ['x'], d: '2026-01-02' }),
    updateComponents(components),
  ]

  it('reaches controls of every kind (DATA-5)', () => {
    const { show } = mount({ envelopes: envelopesOf(messages) })
    show({
      envelopes: envelopesOf([...messages, updateDataModel('/', { c: true, t: 'b', p: ['y'], d: '2026-03-04' })]),
    })
    expect(screen.getByRole('checkbox', { name: 'C' })).toBeChecked()
    expect(box('T')).toHaveValue('b')
    expect(screen.getByRole('combobox', { name: 'P' })).toHaveTextContent('Y')
    expect(screen.getByLabelText('D')).toHaveValue('2026-03-04')
  })

  it('leaves edits elsewhere, the focus, the caret and the selection alone (DATA-7)', async () => {
    const { user, show } = mount({ envelopes: envelopesOf(messages) })
    await user.type(box('T'), 'bcdef')
    box('T').setSelectionRange(1, 3)
    show({ envelopes: envelopesOf([...messages, updateDataModel('/p', ['y']), updateDataModel('/c', true)]) })
    expect(box('T')).toHaveFocus()
    expect(box('T')).toHaveValue('abcdef')
    expect([box('T').selectionStart, box('T').selectionEnd]).toEqual([1, 3])
  })

  it.each([
    ['at', updateDataModel('/a/b', 'agent'), 'agent'],
    ['above', updateDataModel('/a', { b: 'above' }), 'above'],
    ['of the whole model above', updateDataModel('/', {}), ''],
    ['below', updateDataModel('/a/b/c', 'below'), '{"c":"below"}'],
    ['beside', updateDataModel('/a/d', 'beside'), 'mine'],
  ])('%s a path decides whether the edit there stays (DATA-7)', async (_, update, shown) => {
    const run = [
      createSurface(),
      updateDataModel('/', { a: { b: {} } }),
      updateComponents([textField('root', { value: { path: '/a/b' } })]),
    ]
    const { user, show } = mount({ envelopes: envelopesOf(run) })
    await user.clear(box('ROOT'))
    await user.type(box('ROOT'), 'mine')
    const field = box('ROOT')
    show({ envelopes: envelopesOf([...run, update]) })
    expect(field).toHaveValue(shown)
    expect(field).toHaveFocus()
  })

  it('that removes what a field shows leaves the same field, empty and focused (DATA-7)', async () => {
    const run = [
      createSurface(),
      updateDataModel('/n', 'Ada'),
      updateComponents([textField('root', { value: { path: '/n' } })]),
    ]
    const { user, show } = mount({ envelopes: envelopesOf(run) })
    const field = box('ROOT')
    await user.click(field)
    show({ envelopes: envelopesOf([...run, updateDataModel('/n')]) })
    expect(box('ROOT')).toBe(field)
    expect(field).toHaveValue('')
    expect(field).toHaveFocus()
  })

  it('that reorders siblings takes what was typed along (DATA-6, DATA-7)', async () => {
    const field = (id: string) => ({ id, component: 'TextField', label: id.toUpperCase() })
    const run = [createSurface(), updateComponents([column('root', 'a', 'b'), field('a'), field('b')])]
    const { user, show } = mount({ envelopes: envelopesOf(run) })
    await user.type(box('A'), 'x')
    show({ envelopes: envelopesOf([...run, updateComponents([column('root', 'b', 'a')])]) })
    expect(screen.getAllByRole('textbox')).toEqual([box('B'), box('A')])
    expect(box('A')).toHaveValue('x')
    expect(box('B')).toHaveValue('')
  })
})

describe('a host that renders again and again', () => {
  it('swallows no key when every render brings an equal payload and new callbacks (DATA-7)', async () => {
    const payload = () => payloadV1([fieldV1('text', 'n'), buttonV1('resume', 'OK')])
    const { user, show, onResume } = mount({ payload: payload() })
    const field = box('N')
    await user.click(field)
    for (const digit of '1234567890') {
      show({ payload: payload(), onExchange: () => undefined })
      await user.keyboard(digit)
      show({ payload: payload(), strings: {}, slots: {} })
      expect(document.activeElement).toBe(field)
    }
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(onResume.mock.lastCall?.[0]).toEqual({ n: '1234567890' })
  })
})
