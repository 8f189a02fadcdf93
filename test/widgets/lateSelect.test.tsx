// The list of a select comes later than its field: what happens in between, and where it never comes. Each test has modules of its own.
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { options, plain } from './controls'

const LIST = '../../src/widgets/SelectPopup'

beforeEach(() => {
  vi.resetModules()
})
afterEach(() => {
  vi.doUnmock(LIST)
  // Files share one registry of modules: the next gets a list that can be loaded.
  vi.resetModules()
})

/** A select whose list is loaded when the test says so. */
async function show(load: () => Promise<unknown>) {
  vi.doMock(LIST, load)
  const { Select } = await import('../../src/widgets/Select')
  const onChange = vi.fn()
  const onBlur = vi.fn()
  function Field() {
    const [value, setValue] = useState('')
    const change = (next: string) => {
      setValue(next)
      onChange(next)
    }
    return (
      <Select {...plain} value={value} onChange={change} onBlur={onBlur} options={options} placeholder="Choose one" />
    )
  }
  render(
    <>
      <Field />
      <button type="button">After</button>
    </>,
  )
  return { onChange, onBlur }
}

const field = () => screen.getByRole('combobox', { name: 'Drink' })

/** A list that waits for `arrive`. */
function lateList() {
  let resolve: (list: unknown) => void = () => undefined
  const promise = new Promise((settle) => {
    resolve = settle
  })
  return {
    load: () => promise,
    arrive: async () => {
      const list = await vi.importActual(LIST)
      await act(async () => {
        resolve(list)
        await vi.dynamicImportSettled()
      })
    },
  }
}

it.each(['{Enter}', ' ', '{ArrowDown}'])(
  'a press of "%s" before the list is there opens it when it comes',
  async (key) => {
    const { load, arrive } = lateList()
    const { onChange, onBlur } = await show(load)
    await userEvent.tab()
    await userEvent.keyboard(key)
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(field()).toHaveFocus()
    await arrive()
    await screen.findByRole('listbox', { name: 'Drink' })
    await userEvent.click(screen.getByRole('option', { name: 'Coffee' }))
    expect(onChange.mock.calls).toEqual([['coffee']])
    expect(field()).toHaveFocus()
    expect(onBlur).not.toHaveBeenCalled()
  },
)

it('whoever has gone on by then is not called back', async () => {
  const { load, arrive } = lateList()
  const { onBlur } = await show(load)
  await userEvent.click(field())
  await userEvent.tab()
  await arrive()
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
  expect(onBlur).toHaveBeenCalledOnce()
})

it('where the list cannot be loaded the platform’s own select takes the place, and keeps the focus', async () => {
  let reject: (error: Error) => void = () => undefined
  const promise = new Promise((_, fail) => {
    reject = fail
  })
  const { onChange } = await show(() => promise)
  await userEvent.tab()
  expect(field().tagName).toBe('BUTTON')
  await act(async () => {
    reject(new Error('The network is gone.'))
    await vi.dynamicImportSettled()
  })
  expect(field().tagName).toBe('SELECT')
  expect(field()).toHaveFocus()
  await userEvent.selectOptions(field(), 'Tea')
  expect(onChange.mock.calls).toEqual([['tea']])
})
