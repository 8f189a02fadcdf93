// What only a real browser shows of a surface: the caret, half-typed dates, where the focus goes, how wide it gets.
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../src/widgets/styles.css'
import { A2uiSurface, type A2uiSurfaceProps } from '../../src/A2uiSurface'
import {
  button,
  column,
  createSurface,
  envelopesOf,
  required,
  surfaceV2,
  textField,
  updateComponents,
  updateDataModel,
} from './documents'
import { everyControl } from './everyControl'

async function show(props: A2uiSurfaceProps) {
  const onResume = vi.fn()
  const { rerender } = await render(<A2uiSurface onResume={onResume} {...props} />)
  return {
    onResume,
    again: (more: A2uiSurfaceProps) => rerender(<A2uiSurface onResume={onResume} {...props} {...more} />),
  }
}

describe('an update while a person is typing', () => {
  const start = [
    createSurface(),
    updateDataModel('/', { t: 'one two three', other: 'a' }),
    updateComponents([
      column('root', 't', 'other', 'when'),
      textField('t'),
      textField('other'),
      { id: 'when', component: 'DateTimeInput', label: 'When', value: { path: '/when' }, enableDate: true },
    ]),
  ]
  const more = (...messages: Parameters<typeof envelopesOf>[0]) => ({ envelopes: envelopesOf([...start, ...messages]) })

  it('elsewhere leaves focus, caret, selection and what can be undone (DATA-7)', async () => {
    const { again } = await show(more())
    const field = page.getByRole('textbox', { name: 'T', exact: true })
    await field.click()
    const input = field.element() as HTMLInputElement
    input.setSelectionRange(4, 7)
    await again(more(updateDataModel('/other', 'b'), updateComponents([column('root', 'when', 't', 'other')])))
    await expect.element(page.getByRole('textbox', { name: 'OTHER' })).toHaveValue('b')
    expect(document.activeElement).toBe(input)
    expect([input.selectionStart, input.selectionEnd]).toEqual([4, 7])
    await userEvent.keyboard('2')
    expect(input.value).toBe('one 2 three')
    expect(input.selectionStart).toBe(5)
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(field).toHaveValue('one two three')
  })

  it('elsewhere leaves a date that is half typed (DATA-7)', async () => {
    const { again } = await show(more())
    await page.getByLabelText('When').click()
    await userEvent.keyboard('0630')
    await again(more(updateDataModel('/other', 'b')))
    await expect.element(page.getByRole('textbox', { name: 'OTHER' })).toHaveValue('b')
    await userEvent.keyboard('2025')
    await expect.element(page.getByLabelText('When')).toHaveValue('2025-06-30')
  })

  it('in the middle of a text keeps the caret where typing goes on (DATA-5)', async () => {
    await show(more())
    const input = page.getByRole('textbox', { name: 'T', exact: true }).element() as HTMLInputElement
    input.focus()
    input.setSelectionRange(3, 3)
    await userEvent.keyboard(' and a')
    expect(input.value).toBe('one and a two three')
    expect(input.selectionStart).toBe(9)
  })
})

describe('a press that is held back', () => {
  const choice = (id: string, more: object) => ({
    id,
    component: 'ChoicePicker',
    label: id,
    options: [{ label: 'One', value: '1' }],
    value: { path: `/${id}` },
    ...more,
  })
  const fields = [
    textField('text', { label: 'text' }),
    textField('long', { label: 'long', variant: 'longText' }),
    { id: 'tick', component: 'CheckBox', label: 'tick', value: { path: '/tick' } },
    choice('select', {}),
    choice('radios', { filterable: true }),
    choice('boxes', { variant: 'multipleSelection' }),
    choice('chips', { displayStyle: 'chips' }),
    { id: 'date', component: 'DateTimeInput', label: 'date', value: { path: '/date' } },
  ]

  it.each(fields.map((field) => [String(field.id), field] as const))(
    'brings a control far away into view, focused and described: %s (CHECK-3)',
    async (id, field) => {
      const spacers = Array.from({ length: 40 }, (_, index) => textField(`s${String(index)}`))
      const { onResume } = await show({
        payload: surfaceV2([
          column('root', id, ...spacers.map((each) => String(each['id'])), 'save'),
          { ...field, checks: [required(`/${id}`, 'Missing')] },
          ...spacers,
          ...button('resume', 'Save'),
        ]),
        schemaVersion: 2,
      })
      // By force: Playwright takes aria-disabled for what cannot be pressed.
      await page.getByRole('button', { name: 'Save' }).click({ force: true })
      expect(onResume).not.toHaveBeenCalled()
      const control = page.getByLabelText(id, { exact: true })
      await expect.element(control).toHaveAccessibleDescription(/Missing/)
      const element = control.element()
      expect(element.contains(document.activeElement)).toBe(true)
      const { top, bottom } = (document.activeElement ?? element).getBoundingClientRect()
      expect(top).toBeGreaterThanOrEqual(0)
      expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    },
  )
})

describe('a number', () => {
  it('is not changed by the wheel, nor by arrow keys (REND-3)', async () => {
    await show({ payload: surfaceV2([textField('root', { variant: 'number' })], { root: '15' }), schemaVersion: 2 })
    const field = page.getByRole('textbox')
    await field.click()
    field.element().dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true }))
    await userEvent.keyboard('{ArrowUp}{ArrowDown}')
    await expect.element(field).toHaveValue('15')
  })
})

describe('a narrow place', () => {
  const word = 'Donaudampfschifffahrtsgesellschaft'

  it('of 320 pixels holds every control and long words without a scroll bar (REND-6)', async () => {
    const names = ['Aaa', 'Bbb', 'Ccc'].map((start) => `${start}${word}`)
    const wide = surfaceV2([
      { id: 'root', component: 'Row', children: names.map((name) => name.toLowerCase()) },
      ...names.flatMap((name) => button('resume', name)),
    ])
    for (const payload of [wide, everyControl]) {
      const onResume = vi.fn()
      const { unmount } = await render(
        <div data-testid="place" style={{ width: 320, overflow: 'auto' }}>
          <A2uiSurface payload={payload} schemaVersion={2} onResume={onResume} />
        </div>,
      )
      const place = page.getByTestId('place').element()
      expect(place.scrollWidth).toBe(320)
      if (payload === wide) {
        for (const name of names) await expect.element(page.getByRole('button', { name })).toBeInViewport()
        await page.getByRole('button', { name: names[2] ?? '' }).click()
        expect(onResume).toHaveBeenCalledOnce()
      }
      await unmount()
    }
  })
})
