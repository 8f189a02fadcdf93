// What bound values show, and what the model holds, whatever the agent wrote there.
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { column, createSurface, envelopesOf, text, textField, updateComponents, updateDataModel } from './documents'
import { mount, mountStore } from './mount'

const bound = (path: string) => updateComponents([text('root', { path })])

describe('paths', () => {
  it('reads and writes escaped tokens as the keys they stand for (DATA-1)', async () => {
    const { user, model } = mountStore(
      envelopesOf([
        createSurface(),
        updateDataModel('/', { 'a/b': 'slash', 'm~n': 'tilde' }),
        updateComponents([
          column('root', 'x', 'y'),
          textField('x', { value: { path: '/a~1b' } }),
          textField('y', { value: { path: '/m~0n' } }),
        ]),
      ]),
    )
    await user.type(screen.getByRole('textbox', { name: 'X' }), '!')
    expect(screen.getByRole('textbox', { name: 'X' })).toHaveValue('slash!')
    expect(screen.getByRole('textbox', { name: 'Y' })).toHaveValue('tilde')
    expect(model()).toEqual({ 'a/b': 'slash!', 'm~n': 'tilde' })
  })

  it.each([
    ['a slash', updateDataModel('/', { t: 'A' })],
    ['no path at all', updateDataModel(undefined, { t: 'A' })],
  ])('takes %s for the whole model (DATA-1)', (_, message) => {
    const { container, model } = mountStore(envelopesOf([createSurface(), message, bound('/t')]))
    expect(container).toHaveTextContent(/^A$/)
    expect(model()).toEqual({ t: 'A' })
  })

  it('stores an empty path, which the schema refuses, and makes no key of it (DATA-1, ADM-2)', () => {
    const { container, model, onStored } = mountStore(
      envelopesOf([createSurface(), updateDataModel('', { t: 'A' }), bound('/t')]),
    )
    expect(onStored).toHaveBeenCalledOnce()
    expect(container).not.toHaveTextContent('A')
    expect(model()).toEqual({})
  })

  it('leaves a hole where a slot of an array was removed, and the rest in place (DATA-2)', () => {
    const { container, model } = mountStore(
      envelopesOf([
        createSurface(),
        updateDataModel('/items', ['x', 'y', 'z']),
        updateDataModel('/items/1'),
        updateComponents([column('root', 'a', 'b'), text('a', { path: '/items/1' }), text('b', { path: '/items/2' })]),
      ]),
    )
    expect(container).toHaveTextContent(/^z$/)
    expect(model()).toEqual({ items: ['x', null, 'z'] })
  })

  it.each([
    ['below a text', { a: { b: 's' } }, updateDataModel('/a/b/c', 1)],
    ['at an index over 9,999', { a: { b: 's' }, items: ['a'] }, updateDataModel('/items/100000', 'z')],
    ['at a word in an array', { a: { b: 's' }, items: ['a'] }, updateDataModel('/items/first', 'z')],
  ])('stores a write %s, and the model stays as it was (FOLD-8)', (_, before, message) => {
    const envelopes = envelopesOf([createSurface(), updateDataModel('/', before), message, bound('/a/b')])
    const { container, model, onStored } = mountStore(envelopes)
    expect(container).toHaveTextContent(/^s$/)
    expect(model()).toEqual(before)
    expect(onStored).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'envelope_invalid', received: envelopes[2] }),
    )
  })
})

describe('bound values', () => {
  it('shows zero, false, nothing and objects as text (DATA-4)', () => {
    const model = { z: 0, f: false, n: null, o: { k: [1] } }
    mount({
      envelopes: envelopesOf([
        createSurface(),
        updateDataModel('/', model),
        updateComponents([
          column('root', 'z', 'f', 'n', 'o', 'gone'),
          ...['z', 'f', 'n', 'o', 'gone'].map((id) => text(id, { path: `/${id}` })),
        ]),
      ]),
    })
    const texts = [...document.querySelectorAll('.a2s-text')].map((element) => element.textContent)
    expect(texts).toEqual(['0', 'false', '', '{"k":[1]}', ''])
  })

  it.each([
    [42, '42'],
    [null, ''],
    [{ a: 1 }, '{"a":1}'],
    [true, 'true'],
  ])('shows %j in a text field without writing anything back (DATA-4)', (value, shown) => {
    const { model } = mountStore(
      envelopesOf([
        createSurface(),
        updateDataModel('/t', value),
        updateComponents([textField('root', { value: { path: '/t' } })]),
      ]),
    )
    expect(screen.getByRole('textbox')).toHaveValue(shown)
    expect(model()).toEqual({ t: value })
  })

  it.each([
    ['true', true],
    ['TRUE', true],
    [1, true],
    [0, false],
    ['yes', false],
    [null, false],
    [{}, false],
  ])('ticks a checkbox for %j: %j (DATA-4)', (value, checked) => {
    const { model } = mountStore(
      envelopesOf([
        createSurface(),
        updateDataModel('/c', value),
        updateComponents([{ id: 'root', component: 'CheckBox', label: 'C', value: { path: '/c' } }]),
      ]),
    )
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(checked)
    expect(model()).toEqual({ c: value })
  })

  it.each([
    [['x', 1, 'z'], ['X']],
    ['y', ['Y']],
    [5, []],
  ])('ticks the options of %j: %j (DATA-4)', (value, checked) => {
    const { model } = mountStore(
      envelopesOf([
        createSurface(),
        updateDataModel('/p', value),
        updateComponents([
          {
            id: 'root',
            component: 'ChoicePicker',
            label: 'P',
            variant: 'multipleSelection',
            options: [
              { label: 'X', value: 'x' },
              { label: 'Y', value: 'y' },
            ],
            value: { path: '/p' },
          },
        ]),
      ]),
    )
    const ticked = screen.queryAllByRole('checkbox', { checked: true }).map((box) => box.closest('label')?.textContent)
    expect(ticked).toEqual(checked)
    expect(model()).toEqual({ p: value })
  })
})
