// Where the parts of a field come to stand, measured; and what the platform's date inputs do with an entry.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../src/widgets/styles.css'
import { Checkbox } from '../../src/widgets/Checkbox'
import { CheckboxGroup } from '../../src/widgets/CheckboxGroup'
import { DateTimeField } from '../../src/widgets/DateTimeField'
import { MarkdownText } from '../../src/widgets/MarkdownText'
import { RadioGroup } from '../../src/widgets/RadioGroup'
import { Row } from '../../src/widgets/Row'
import { Text } from '../../src/widgets/Text'
import { TextField } from '../../src/widgets/TextField'
import { Kept, options, plain } from './controls'

beforeEach(async () => {
  await page.viewport(800, 600)
})

const ignore = () => undefined
const box = (selector: string) => {
  const element = document.querySelector(selector)
  if (element === null) throw new Error(`There is no ${selector}`)
  return element.getBoundingClientRect()
}

/** Where the last line of a text ends. */
function endOf(selector: string): DOMRect {
  const range = document.createRange()
  range.selectNodeContents(document.querySelector(selector) ?? document.body)
  return [...range.getClientRects()].at(-1) ?? new DOMRect()
}

describe('the mark of a required field', () => {
  it.each(['ltr', 'rtl'] as const)('follows the last word of a label that wraps, %s (REND-7)', async (dir) => {
    const label =
      dir === 'ltr' ? 'I have read the terms and agree to all of them' : 'قرأت الشروط وأوافق عليها كلها دون استثناء'
    await render(
      <div className="a2s-surface" dir={dir} style={{ width: '200px' }}>
        <Checkbox {...plain} label={label} required value={false} onChange={ignore} />
      </div>,
    )
    const end = endOf('.a2s-label')
    const mark = box('.a2s-required')
    expect(end.top).toBeGreaterThan(box('.a2s-label').top)
    expect(Math.abs(mark.top - end.top)).toBeLessThan(end.height)
    const gap = dir === 'ltr' ? mark.left - end.right : end.left - mark.right
    expect(gap).toBeGreaterThan(0)
    expect(gap).toBeLessThan(8)
  })
})

it('boxes and circles begin where the fields above them do (REND-6)', async () => {
  await render(
    <div className="a2s-surface">
      <TextField {...plain} value="" onChange={ignore} multiline={false} numeric={false} />
      <Checkbox {...plain} id="one" value={false} onChange={ignore} />
      <CheckboxGroup {...plain} id="several" value={['tea']} onChange={ignore} options={options} />
      <RadioGroup {...plain} id="one-of" value="tea" onChange={ignore} options={options} />
    </div>,
  )
  const drawn = [...document.querySelectorAll('.a2s-check, .a2s-radio')].map((input) => {
    const { left, width } = input.getBoundingClientRect()
    const mark = parseFloat(getComputedStyle(input, '::before').width)
    // A box is drawn in the middle of what can be pressed; a circle is the input itself.
    return input.matches('.a2s-check') ? left + (width - mark) / 2 : left
  })
  expect(drawn).toHaveLength(1 + 2 * options.length)
  expect(new Set(drawn)).toEqual(new Set([box('.a2s-input').left]))
})

describe('fields side by side', () => {
  it('keep their controls level, whatever is said of each (REND-6)', async () => {
    const text = { ...plain, value: '', onChange: ignore, multiline: false, numeric: false }
    const help = 'As it stands on the card, with all of its spaces and every one of the digits.'
    await render(
      <div className="a2s-surface">
        <Row justify="stretch" align="stretch">
          <TextField {...text} id="a" label="Number" description={help} error="Please fill this in." />
          <TextField {...text} id="b" label="Name" hint="This does not look like a number." />
          <DateTimeField {...text} id="c" label="Valid to" type="date" description="The last day." />
        </Row>
      </div>,
    )
    expect(new Set(['#a', '#b', '#c'].map((id) => Math.round(box(id).top))).size).toBe(1)
    expect(box('#a-description').top).toBeGreaterThanOrEqual(box('#a').bottom)
    expect(box('#a-error').top).toBeGreaterThanOrEqual(box('#a-description').bottom)
    expect(box('#b-hint').top).toBeGreaterThanOrEqual(box('#b').bottom)
  })
})

describe('text of another direction than its page', () => {
  it.each([
    ['rtl', 'Hello', 'right'],
    ['ltr', 'مرحبا', 'left'],
  ] as const)("stays at the page's side: %s (REND-7)", async (dir, text, side) => {
    await render(
      <div dir={dir}>
        <div className="a2s-surface">
          <Text variant="body" text={text} />
        </div>
      </div>,
    )
    expect(Math.abs(endOf('.a2s-text')[side] - box('.a2s-text')[side])).toBeLessThan(20)
  })
})

describe('what was entered in another direction than its page', () => {
  it('keeps its marks at its end: a text, an entry, a paragraph and an item of a list (REND-7)', async () => {
    await render(
      <div className="a2s-surface" dir="rtl">
        <MarkdownText variant="body" text={'One.\n\n- Two.'} />
        <TextField {...plain} value="Ring twice." onChange={ignore} multiline numeric={false} />
        <Checkbox {...plain} id="other" label="Agree." value={false} onChange={ignore} error="No." />
      </div>,
    )
    const own = ['.a2s-markdown p', '.a2s-markdown li', 'textarea', '#other-label', '#other-error span']
    for (const selector of own) {
      const { unicodeBidi, direction } = getComputedStyle(document.querySelector(selector) ?? document.body)
      expect([selector, unicodeBidi, direction]).toEqual([selector, 'plaintext', 'rtl'])
    }
  })
})

describe('a long word in a narrow column', () => {
  it('is hyphenated where its language is known, and short ones are not (REND-7)', async () => {
    await render(
      <div className="a2s-surface" lang="en" style={{ width: '140px' }}>
        <Text variant="body" text="Internationalization" />
      </div>,
    )
    const { hyphens, overflowWrap } = getComputedStyle(document.querySelector('.a2s-text') ?? document.body)
    expect([hyphens, overflowWrap]).toEqual(['auto', 'anywhere'])
    expect(box('.a2s-text').right).toBeLessThanOrEqual(box('.a2s-surface').right)
  })
})

describe('a date input', () => {
  it.each(['light', 'dark'])(
    "has the scheme of the host's page, its calendar icon with it: %s (REND-7)",
    async (scheme) => {
      await render(
        <div className="host-theme">
          <style>{`.host-theme { color-scheme: ${scheme} }`}</style>
          <div className="a2s-surface">
            <DateTimeField {...plain} type="date" value="" onChange={ignore} />
          </div>
        </div>,
      )
      expect(getComputedStyle(page.getByLabelText('Drink').element()).colorScheme).toBe(scheme)
    },
  )

  it('takes no year of more than four digits (REND-5)', async () => {
    const onChange = vi.fn()
    await render(<Kept of={DateTimeField} with={{ ...plain, type: 'date', value: '2025-06-30', onChange }} />)
    const input = page.getByLabelText('Drink')
    input.element().focus()
    await userEvent.keyboard('010220261')
    expect(onChange).toHaveBeenCalled()
    expect(onChange.mock.calls.flat().filter((value) => !/^(?:\d{4}-\d\d-\d\d)?$/.test(String(value)))).toEqual([])
  })

  it('shows what is held where an entry was not taken (DATA-5, REND-5)', async () => {
    await render(<DateTimeField {...plain} type="date" value="2025-06-30" onChange={ignore} />)
    const input = page.getByLabelText('Drink')
    await input.fill('2026-01-01')
    await expect.element(input).toHaveValue('2025-06-30')
  })
})
