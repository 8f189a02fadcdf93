// What a person has under their hands stays the same element through updates, in a real browser: focus, caret, an open list, a word that
// is being composed, what has been scrolled (DATA-7, FOLD-2).
import { describe, expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../src/widgets/styles.css'
import { A2uiSurface, type A2uiSurfaceProps } from '../../src/A2uiSurface'
import {
  buttonV1,
  column,
  createSurface,
  envelope,
  envelopesOf,
  fieldV1,
  payloadV1,
  textField,
  updateComponents,
} from './documents'

type Messages = Parameters<typeof envelopesOf>[0]
type Components = Parameters<typeof updateComponents>[0]

async function show(props: A2uiSurfaceProps) {
  const { rerender } = await render(<A2uiSurface onResume={() => undefined} onExchange={() => undefined} {...props} />)
  return (next: A2uiSurfaceProps) =>
    rerender(<A2uiSurface onResume={() => undefined} onExchange={() => undefined} {...next} />)
}

/** Shows components of version 2, and gives what sends more of them. */
async function showV2(components: Components) {
  const messages: Messages[number][] = [createSurface(), updateComponents(components)]
  const again = await show({ envelopes: envelopesOf(messages) })
  return (...more: Components) => {
    messages.push(updateComponents(more))
    return again({ envelopes: envelopesOf(messages) })
  }
}

const textbox = (name: string) => page.getByRole('textbox', { name, exact: true })

/** Puts the caret inside the field's text, and gives what proves that it is still there. */
async function typeInto(name: string) {
  await textbox(name).fill('one two')
  const input = textbox(name).element() as HTMLInputElement
  input.setSelectionRange(3, 3)
  return () => {
    expect(textbox(name).element()).toBe(input)
    expect(document.activeElement).toBe(input)
    expect([input.value, input.selectionStart]).toEqual(['one two', 3])
  }
}

/** The list that an element scrolls in. */
function scrollerOf(element: Element): Element {
  let list = element.parentElement
  while (list !== null && list.scrollHeight <= list.clientHeight) list = list.parentElement
  if (list === null || list === document.documentElement) throw new Error('The list does not scroll.')
  return list
}

const pick = (values: readonly string[], more: object = {}) => ({
  id: 'pick',
  component: 'ChoicePicker',
  label: 'PICK',
  value: { path: '/pick' },
  options: values.map((value) => ({ label: value, value })),
  ...more,
})

const field = (id: string, more: object = {}) => ({ ...textField(id), ...more })

describe('the field in hand stays', () => {
  it('when a weight comes, changes and goes, of itself and of what it lies in (DATA-7)', async () => {
    const box = { id: 'box', component: 'Column', children: ['a'] }
    const update = await showV2([{ id: 'root', component: 'Row', children: ['box', 'b'] }, box, field('a'), field('b')])
    const expectSame = await typeInto('A')
    for (const weight of [{ weight: 2 }, { weight: 1 }, {}]) {
      await update({ ...box, ...weight }, field('a', weight))
      expectSame()
    }
  })

  it('shares the row by its weight, and gives the share back with it (REND-6)', async () => {
    await page.viewport(1000, 600)
    const row = { id: 'root', component: 'Row', children: ['a', 'b'] }
    const update = await showV2([row, field('a', { weight: 1 }), field('b', { weight: 3 })])
    const widths = () => ['A', 'B'].map((name) => textbox(name).element().getBoundingClientRect().width)
    const [light = 0, heavy = 0] = widths()
    expect(heavy / light).toBeCloseTo(3, 1)
    await update(field('b'))
    const [grown = 0, natural = 0] = widths()
    expect(grown).toBeGreaterThan(light)
    expect(natural).toBeLessThan(heavy)
  })

  it('when its siblings, or it itself, change places (DATA-7)', async () => {
    const update = await showV2([column('root', 'a', 'b', 'c'), field('a'), field('b'), field('c')])
    const expectSame = await typeInto('A')
    for (const order of [
      ['c', 'a', 'b'],
      ['b', 'c', 'a'],
      ['a', 'new', 'b', 'c'],
      ['a', 'c'],
    ]) {
      await update(column('root', ...order))
      expectSame()
    }
  })

  it('when a word is being composed in it, and takes the whole word (DATA-7)', async () => {
    const update = await showV2([column('root', 'a', 'b'), field('a'), field('b')])
    await textbox('A').click()
    const composing = { selectionStart: 2, selectionEnd: 2 }
    await cdp().send('Input.imeSetComposition', { text: 'にほ', ...composing })
    expect((textbox('A').element() as HTMLInputElement).value).toBe('にほ')
    await update(field('b', { label: 'Other words' }), field('a', { weight: 1 }))
    await cdp().send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 })
    await cdp().send('Input.insertText', { text: '日本' })
    await expect.element(textbox('A')).toHaveValue('日本')
    expect(document.activeElement).toBe(textbox('A').element())
  })

  it.each([[['c', 'a', 'b']], [['b', 'c', 'a']]])(
    'in %j, with a word that is being composed in it and what was scrolled beside it (DATA-7)',
    async (order) => {
      const long = {
        ...pick(
          Array.from({ length: 60 }, (_, index) => `v${String(index)}`),
          { filterable: true },
        ),
        id: 'b',
      }
      const update = await showV2([column('root', 'a', 'b', 'c'), field('a'), long, field('c')])
      const list = scrollerOf(page.getByRole('radio', { name: 'v59', exact: true }).element())
      list.scrollTop = 200
      await textbox('A').click()
      await cdp().send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 })
      await update(column('root', ...order))
      expect(list.scrollTop).toBe(200)
      await cdp().send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 })
      await cdp().send('Input.insertText', { text: '日本' })
      await expect.element(textbox('A')).toHaveValue('日本')
    },
  )
})

it('a list that is open stays open and where it is, whatever else changes (DATA-7)', async () => {
  const update = await showV2([column('root', 'pick', 'b'), pick(['x', 'y', 'z']), field('b')])
  await page.getByRole('combobox', { name: 'PICK' }).click()
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  const option = document.activeElement
  expect(option?.getAttribute('role')).toBe('option')
  await update(field('b', { label: 'Other words' }), column('root', 'new', 'pick', 'b'), field('new'))
  expect(document.activeElement).toBe(option)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(page.getByRole('combobox', { name: 'PICK' })).toHaveFocus()
})

it('a list that was scrolled stays scrolled (DATA-7)', async () => {
  const values = Array.from({ length: 60 }, (_, index) => `v${String(index)}`)
  const update = await showV2([column('root', 'pick', 'b'), pick(values, { filterable: true }), field('b')])
  const list = scrollerOf(page.getByRole('radio', { name: 'v59', exact: true }).element())
  list.scrollTop = 200
  await update(field('b', { label: 'Other words' }), pick([...values, 'v60'], { filterable: true }))
  expect(page.getByRole('radio', { name: 'v60', exact: true }).element()).toBeInstanceOf(HTMLInputElement)
  expect(list.isConnected).toBe(true)
  expect(list.scrollTop).toBe(200)
})

describe('a button of version 1', () => {
  const a = buttonV1('resume', 'Yes')
  const b = buttonV1('exchange', 'More')
  const or = { component: 'text', text: 'or' }
  const versions = [
    [a, b],
    [a, or, b],
    [b, a],
    [fieldV1('text', 'f'), b, a],
    [a, b],
  ]

  it('keeps the focus when another part comes between, goes, or changes places (DATA-7)', async () => {
    const envelopes = versions.map((parts, index) => ({
      ...envelope(payloadV1(parts), 1, 'form'),
      correlationId: `answer-${String(index)}`,
    }))
    const again = await show({ envelopes: envelopes.slice(0, 1) })
    const element = page.getByRole('button', { name: 'More' }).element() as HTMLElement
    element.focus()
    for (const [index] of versions.entries()) {
      await again({ envelopes: envelopes.slice(0, index + 1) })
      expect(document.activeElement).toBe(element)
    }
  })

  it('stands beside the one it follows, and on a line of its own after anything else (V1-1)', async () => {
    await show({ payload: payloadV1([a, b, or, buttonV1('resume', 'Last')]), schemaVersion: 1 })
    const top = (name: string) => Math.round(page.getByRole('button', { name }).element().getBoundingClientRect().top)
    expect(top('More')).toBe(top('Yes'))
    expect(top('Last')).toBeGreaterThan(top('More') + 20)
  })
})
