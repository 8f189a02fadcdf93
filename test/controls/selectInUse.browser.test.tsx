// A select as people use it, on a surface: awkward values, ways back, lists that change, and a page that stays where it is.
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../src/widgets/styles.css'
import type { ActionCallback } from '../../src/catalog/press'
import { A2uiSurface } from '../../src/A2uiSurface'
import { createSurfaceStore } from '../../src/core'
import { NativeSelect } from '../../src/widgets/NativeSelect'
import { envelope } from '../render/documents'

interface Entry {
  value: string
  label: string
}
const plain: Entry[] = ['Ash', 'Birch', 'Beech'].map((label) => ({ value: label.toLowerCase(), label }))
const form = (options: Entry[], more: object = {}) => ({
  catalogVersion: '0.9.1',
  surface: {
    components: [
      { component: 'field.select', id: 's', label: 'Pick', options, ...more },
      { component: 'action.button', id: 'ok', label: 'OK', action: { target: 'resume' } },
    ],
  },
})

const box = page.getByRole('combobox')
const entry = (name: string) => page.getByRole('option', { name, exact: true })

async function open(options: Entry[], more?: object) {
  const onResume = vi.fn<ActionCallback>()
  await render(<A2uiSurface payload={form(options, more)} onResume={onResume} />)
  return async () => {
    await page.getByRole('button', { name: 'OK' }).click()
    return onResume.mock.lastCall?.[0]
  }
}

describe('a select on a surface', () => {
  it('tells apart two options of one value, and takes the value (REND-4)', async () => {
    const sent = await open([
      { value: '1', label: 'One' },
      { value: '1', label: 'Uno' },
      { value: '2', label: 'Two' },
    ])
    await box.click()
    await entry('Uno').click()
    await expect.element(box).toHaveTextContent('Uno')
    await box.click()
    await expect.element(entry('Uno')).toHaveAttribute('data-state', 'checked')
    await expect.element(entry('One')).toHaveAttribute('data-state', 'unchecked')
    await userEvent.keyboard('{Escape}')
    expect(await sent()).toEqual({ s: '1' })
  })

  it('has an option whose value is the empty string (REND-4)', async () => {
    await open([{ value: '', label: 'Nothing in particular' }, ...plain])
    await box.click()
    await entry('Nothing in particular').click()
    await expect.element(box).toHaveTextContent('Nothing in particular')
  })

  it('is emptied again by pointer and by key, unless it is required (REND-9)', async () => {
    const sent = await open(plain)
    const byKey = async (): Promise<void> => {
      await userEvent.keyboard('{Home}')
      // The list moves the focus a moment after the key.
      await expect.element(entry('No choice')).toHaveFocus()
      await userEvent.keyboard('{Enter}')
    }
    for (const empty of [() => entry('No choice').click(), byKey]) {
      await box.click()
      await entry('Birch').click()
      await expect.element(box).toHaveTextContent('Birch')
      await userEvent.keyboard('{Enter}')
      await expect.element(entry('Birch')).toHaveFocus()
      await empty()
      await expect.element(box).toHaveTextContent('Choose…')
    }
    expect(await sent()).toEqual({ s: '' })
  })

  it('offers no way back where it is required (REND-9)', async () => {
    await open(plain, { required: true })
    await box.click()
    await entry('Birch').click()
    await box.click()
    await expect.element(entry('Birch')).toHaveFocus()
    expect(page.getByRole('option').elements()).toHaveLength(3)
  })

  it('finds an option by its first letters in the open list (REND-4)', async () => {
    const sent = await open(plain)
    box.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(entry('Ash')).toHaveFocus()
    await userEvent.keyboard('be')
    await expect.element(entry('Beech')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(await sent()).toEqual({ s: 'beech' })
  })

  it('lists options that come later, while it is open and when it is opened again (REND-4, DELTA-2)', async () => {
    const store = createSurfaceStore()
    store.receive(envelope(form(plain), 1, 'trees'))
    await render(<A2uiSurface store={store} />)
    const add = (label: string) => {
      const value = { value: label.toLowerCase(), label }
      const patch = [{ op: 'add', path: '/surface/components/0/options/-', value }]
      store.receive({ surfaceRef: 'trees', catalogVersion: '0.9.1', patch })
    }
    await box.click()
    await expect.element(entry('Ash')).toBeVisible()
    add('Elm')
    await expect.element(entry('Elm')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    add('Oak')
    await box.click()
    await entry('Oak').click()
    await expect.element(box).toHaveTextContent('Oak')
  })
})

describe('the page behind a select', () => {
  afterEach(() => {
    window.scrollTo(0, 0)
  })

  /** Where things are. Not asked by role: while a list is open Radix hides the rest from assistive technology. */
  const stance = () => ({
    scrolled: window.scrollY,
    page: document.body.getBoundingClientRect().toJSON() as unknown,
    field: document.querySelector('.a2s-select .a2s-input')?.getBoundingClientRect().toJSON() as unknown,
  })
  const locked = () => getComputedStyle(document.body).overflowY === 'hidden'
  const tall = (select: boolean) => (
    <>
      <style>{'html::-webkit-scrollbar { inline-size: 16px; background: silver }'}</style>
      <div style={{ blockSize: '50vh' }} />
      <A2uiSurface payload={form(plain)} {...(select && { slots: { Select: NativeSelect } })} />
      <div style={{ blockSize: '200vh' }} />
    </>
  )

  it('does not move or change its width while the list is open, and is free again afterwards (REND-4)', async () => {
    await render(tall(false))
    window.scrollTo(0, 40)
    const before = stance()
    await box.click()
    await expect.element(entry('Ash')).toBeVisible()
    expect(stance()).toEqual(before)
    expect(locked()).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.poll(locked).toBe(false)
    expect(stance()).toEqual(before)
  })

  it('can be scrolled all the time with NativeSelect in the slot, which touches nothing of it (REND-4)', async () => {
    await render(tall(true))
    const { attributes } = document.body.cloneNode() as HTMLElement
    const before = stance()
    await userEvent.selectOptions(box, 'Birch')
    box.element().focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(stance()).toEqual(before)
    expect(locked()).toBe(false)
    expect([...document.body.attributes].map(String)).toEqual([...attributes].map(String))
    window.scrollTo(0, 40)
    expect(window.scrollY).toBe(40)
    await userEvent.keyboard('{Escape}')
    await expect.element(box).toHaveDisplayValue('Birch')
  })
})
