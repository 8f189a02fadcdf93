// What only a real browser shows of the controls: native pickers, forms, growth, the open list.
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../src/widgets/styles.css'
import { DateTimeField } from '../../src/widgets/DateTimeField'
import { Select } from '../../src/widgets/Select'
import { TextField } from '../../src/widgets/TextField'
import { controls, Kept, options, plain } from './controls'

const ignore = () => undefined
const date = { ...plain, label: 'Day', type: 'date', onChange: ignore } as const

describe('DateTimeField', () => {
  it('keeps a half-typed date through renders, and reports the whole one (DATA-7)', async () => {
    const onChange = vi.fn()
    function Busy() {
      const [value, setValue] = useState('')
      const [renders, setRenders] = useState(0)
      const change = (next: string) => {
        onChange(next)
        setValue(next)
      }
      return (
        <>
          <DateTimeField {...date} value={value} onChange={change} />
          <button
            type="button"
            onFocus={() => {
              setRenders(renders + 1)
            }}
          >
            {renders}
          </button>
        </>
      )
    }
    await render(<Busy />)
    const input = page.getByLabelText('Day')
    await userEvent.click(input)
    await userEvent.keyboard('0630')
    await page.getByRole('button').click()
    await expect.element(page.getByRole('button')).toHaveTextContent('1')
    expect(onChange).not.toHaveBeenCalled()
    input.element().focus()
    await userEvent.keyboard('{Tab}{Tab}2025')
    expect(onChange).toHaveBeenLastCalledWith('2025-06-30')
  })

  it('keeps the parts still there when one is deleted (DATA-7)', async () => {
    const onChange = vi.fn()
    await render(<Kept of={DateTimeField} with={{ ...date, value: '2025-06-30', onChange }} />)
    const input = page.getByLabelText('Day')
    input.element().focus()
    await userEvent.keyboard('{Backspace}')
    expect(onChange).toHaveBeenLastCalledWith('')
    await userEvent.keyboard('07')
    expect(onChange).toHaveBeenLastCalledWith('2025-07-30')
  })

  it('is not written back to while a caller holds on to its last whole date (DATA-7)', async () => {
    const onChange = vi.fn()
    const screen = await render(<DateTimeField {...date} value="2025-06-30" onChange={onChange} />)
    page.getByLabelText('Day').element().focus()
    await userEvent.keyboard('{Backspace}')
    await screen.rerender(<DateTimeField {...date} value="2025-06-30" onChange={onChange} error="Not a date" />)
    await userEvent.keyboard('07')
    expect(onChange.mock.calls).toEqual([[''], ['2025-07-30']])
  })

  it('shows a value that comes from outside (DATA-7)', async () => {
    const screen = await render(<DateTimeField {...date} value="2025-06-30" />)
    await screen.rerender(<DateTimeField {...date} value="2026-01-02" />)
    await expect.element(page.getByLabelText('Day')).toHaveValue('2026-01-02')
    await screen.rerender(<DateTimeField {...date} value="" />)
    await expect.element(page.getByLabelText('Day')).toHaveValue('')
  })

  it('shows seconds when the step asks for them (REND-5)', async () => {
    await render(<DateTimeField {...date} type="time" step={1} value="09:30:15" />)
    await expect.element(page.getByLabelText('Day')).toHaveValue('09:30:15')
  })
})

describe('TextField', () => {
  it('leaves a number alone when the wheel turns over it (REND-3)', async () => {
    const onChange = vi.fn()
    await render(<TextField {...plain} value="5" onChange={onChange} multiline={false} numeric />)
    const box = page.getByRole('textbox').element()
    box.focus()
    box.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true }))
    expect(onChange).not.toHaveBeenCalled()
    await expect.element(page.getByRole('textbox')).toHaveValue('5')
  })

  it.each([true, false])('grows with its text, with field-sizing %s (REND-3)', async (supported) => {
    vi.spyOn(CSS, 'supports').mockReturnValue(supported)
    const props = { ...plain, onChange: ignore, multiline: true, numeric: false }
    const field = (value: string) => (
      <div className="a2s-surface">
        {!supported && <style>{'.a2s-textarea { field-sizing: fixed }'}</style>}
        <TextField {...props} value={value} />
      </div>
    )
    const screen = await render(field('one'))
    const box = page.getByRole('textbox').element()
    const before = box.clientHeight
    await screen.rerender(field('one\n'.repeat(12)))
    expect(box.clientHeight).toBeGreaterThan(before * 2)
    expect(box.scrollHeight).toBeLessThanOrEqual(box.clientHeight)
    await screen.rerender(field('one'))
    expect(box.clientHeight).toBe(before)
    vi.restoreAllMocks()
  })
})

it.each(controls)('$name is no part of a form around it, in a real browser (ACT-7)', async ({ filled }) => {
  const submit = vi.fn((event: Event) => {
    event.preventDefault()
  })
  const { container } = await render(<form aria-label="Host">{filled(plain, ignore)}</form>)
  const form = container.querySelector('form')
  form?.addEventListener('submit', submit)
  expect(form?.elements).toHaveLength(0)
  for (const control of container.querySelectorAll<HTMLElement>('input, button, select')) {
    control.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Escape}')
  }
  form?.reset()
  expect(submit).not.toHaveBeenCalled()
  expect(form === null ? [] : [...new FormData(form)]).toEqual([])
})

describe('the open list of Select', () => {
  it('looks as its field: colours of the host, scheme, language and direction', async () => {
    await render(
      <div lang="he" dir="rtl" style={{ ['--a2s-accent' as string]: '#00aa55', colorScheme: 'dark' }}>
        <div className="a2s-surface">
          <Select {...plain} value="tea" onChange={ignore} options={options} placeholder="Choose" />
        </div>
      </div>,
    )
    await page.getByRole('combobox').click()
    const list = page.getByRole('listbox').element()
    const look = getComputedStyle(list)
    expect(look.getPropertyValue('--a2s-accent')).toBe('#00aa55')
    expect(look.colorScheme).toBe('dark')
    expect(look.direction).toBe('rtl')
    expect(list).toHaveAttribute('lang', 'he')
  })

  it('is worked by pointer and keys', async () => {
    const onChange = vi.fn()
    const many = Array.from({ length: 256 }, (_, index) => ({ value: String(index), label: `Gate ${String(index)}` }))
    await render(<Kept of={Select} with={{ ...plain, value: '', onChange, options: many, placeholder: 'Choose' }} />)
    await page.getByRole('combobox').click()
    const entry = (name: string) => page.getByRole('option', { name, exact: true })
    await entry('Gate 3').click()
    await userEvent.keyboard('{Enter}')
    await expect.element(entry('Gate 3')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(entry('Gate 4')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(entry('Gate 255')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onChange.mock.calls).toEqual([['3'], ['255']])
  })
})
