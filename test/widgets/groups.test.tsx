// CheckboxGroup, RadioGroup and ToggleGroup: choosing, filtering, emptying.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { CheckboxGroup } from '../../src/widgets/CheckboxGroup'
import { matchingOptions } from '../../src/widgets/FilterBox'
import { RadioGroup, type RadioGroupProps } from '../../src/widgets/RadioGroup'
import { ToggleGroup, type ToggleGroupProps } from '../../src/widgets/ToggleGroup'
import { filter, Kept, options, plain } from './controls'

describe('CheckboxGroup', () => {
  const setup = (value: readonly string[] = []) => {
    const onChange = vi.fn()
    render(<Kept of={CheckboxGroup} with={{ ...plain, value, onChange, options, filter }} />)
    return onChange
  }

  it('adds and takes away, and keeps a value that is not among the options (REND-4)', async () => {
    const onChange = setup(['mate', 'tea'])
    await userEvent.click(screen.getByRole('checkbox', { name: 'Coffee' }))
    await userEvent.click(screen.getByText('Tea'))
    expect(onChange.mock.calls).toEqual([[['mate', 'tea', 'coffee']], [['mate', 'coffee']]])
  })

  it('narrows the list in either case, says how much is left, and keeps what is chosen (REND-4)', async () => {
    const onChange = setup(['tea'])
    const box = screen.getByRole('textbox', { name: 'Filter drinks' })
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.type(box, 'COF')
    expect(screen.getAllByRole('checkbox')).toEqual([screen.getByRole('checkbox', { name: 'Coffee' })])
    expect(screen.getByRole('status')).toHaveTextContent('1 of 3 shown')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Coffee' }))
    expect(onChange.mock.calls).toEqual([[['tea', 'coffee']]])
    await userEvent.type(box, 'x')
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent('Nothing matches')
    await userEvent.keyboard('{Escape}')
    expect(screen.getAllByRole('checkbox')).toHaveLength(3)
  })

  it('passes Escape on to a dialog around it only when the filter is empty', async () => {
    const escape = vi.fn()
    setup()
    document.addEventListener('keydown', escape)
    await userEvent.type(screen.getByRole('textbox'), 't{Escape}')
    const before = escape.mock.calls.length
    await userEvent.keyboard('{Escape}')
    expect(escape.mock.calls.length - before).toBe(1)
    document.removeEventListener('keydown', escape)
    expect(escape.mock.calls.map(([event]) => (event as KeyboardEvent).key)).toEqual(['t', 'Escape'])
  })

  it('leaves Escape to an input method while it composes', async () => {
    setup()
    const box = screen.getByRole('textbox')
    await userEvent.type(box, 'te')
    fireEvent.keyDown(box, { key: 'Escape', isComposing: true })
    expect(box).toHaveValue('te')
  })

  it('shows 256 options', () => {
    const many = Array.from({ length: 256 }, (_, index) => ({ value: `v${String(index)}`, label: String(index) }))
    render(<CheckboxGroup {...plain} value={[]} onChange={vi.fn()} options={many} />)
    expect(screen.getAllByRole('checkbox')).toHaveLength(256)
  })
})

describe('RadioGroup', () => {
  const setup = (props: Partial<RadioGroupProps> = {}) => {
    const onChange = vi.fn()
    render(<Kept of={RadioGroup} with={{ ...plain, value: '', onChange, options, ...props }} />)
    return onChange
  }

  it('chooses one, by pointer and by arrow keys', async () => {
    const onChange = setup()
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    await userEvent.click(screen.getByText('Tea'))
    await userEvent.keyboard('{ArrowDown}')
    expect(onChange.mock.calls).toEqual([['tea'], ['coffee']])
    expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByRole('radio', { name: 'Coffee' }))
  })

  it('can be emptied where that is allowed, and keeps the focus (REND-9)', async () => {
    const onChange = setup({ value: 'coffee', clearLabel: 'No drink' })
    await userEvent.click(screen.getByRole('button', { name: 'No drink' }))
    expect(onChange.mock.calls).toEqual([['']])
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('radiogroup')).toContainElement(document.activeElement as HTMLElement)
  })

  it('shares no radio name with another group (REND-8)', () => {
    setup({ value: 'tea' })
    render(<RadioGroup {...plain} id="second" value="coffee" onChange={vi.fn()} options={options} />)
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2)
  })
})

describe('ToggleGroup', () => {
  const setup = (props: Partial<ToggleGroupProps> = {}) => {
    const onChange = vi.fn()
    render(<Kept of={ToggleGroup} with={{ ...plain, value: [], onChange, options, multiple: true, ...props }} />)
    return onChange
  }

  it('turns several chips on and off, and keeps a value that is not among the options (REND-4)', async () => {
    const onChange = setup({ value: ['mate'] })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tea' }))
    await userEvent.click(screen.getByText('Coffee'))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tea' }))
    expect(onChange.mock.calls).toEqual([[['mate', 'tea']], [['mate', 'tea', 'coffee']], [['mate', 'coffee']]])
    expect(screen.getByRole('checkbox', { checked: true })).toBe(screen.getByRole('checkbox', { name: 'Coffee' }))
  })

  it('has one chip on at most when it is not multiple, and none after a second press (REND-9)', async () => {
    const onChange = setup({ multiple: false })
    await userEvent.click(screen.getByText('Tea'))
    await userEvent.click(screen.getByRole('radio', { name: 'Coffee' }))
    await userEvent.click(screen.getByText('Coffee'))
    expect(onChange.mock.calls).toEqual([[['tea']], [['coffee']], [[]]])
  })

  it('keeps its choice at a second press when it is required or read-only', async () => {
    const onChange = setup({ multiple: false, required: true, value: ['tea'] })
    await userEvent.click(screen.getByRole('radio', { name: 'Tea' }))
    cleanup()
    render(<ToggleGroup {...plain} readOnly multiple={false} value={['tea']} onChange={onChange} options={options} />)
    await userEvent.click(screen.getByText('Tea'))
    expect(onChange).not.toHaveBeenCalled()
    expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByRole('radio', { name: 'Tea' }))
  })

  it('is one tab stop with arrow keys between the chips when it is not multiple, and a tab stop a chip otherwise', async () => {
    const onChange = setup({ multiple: false, value: ['tea'] })
    await userEvent.tab()
    expect(screen.getByRole('radio', { name: 'Tea' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('radio', { name: 'Coffee' })).toHaveFocus()
    expect(onChange.mock.calls).toEqual([[['coffee']]])
    await userEvent.tab()
    expect(document.body).toHaveFocus()
    cleanup()
    const onToggle = setup()
    await userEvent.tab()
    await userEvent.tab()
    expect(screen.getByRole('checkbox', { name: 'Coffee' })).toHaveFocus()
    await userEvent.keyboard(' ')
    expect(onToggle.mock.calls).toEqual([[['coffee']]])
  })

  it('can be filtered (REND-4)', async () => {
    setup({ filter })
    await userEvent.type(screen.getByRole('textbox'), 'wat')
    expect(screen.getAllByRole('checkbox')).toEqual([screen.getByRole('checkbox', { name: 'Still water' })])
    expect(within(screen.getByRole('group')).queryByRole('textbox')).toBeNull()
  })
})

it('keeps exactly the options whose label holds the query, in their order (REND-4)', () => {
  const anyOptions = fc
    .array(fc.string({ maxLength: 6 }))
    .map((labels) => labels.map((label, index) => ({ value: String(index), label })))
  fc.assert(
    fc.property(anyOptions, fc.string({ maxLength: 3 }), (list, query) => {
      const kept = matchingOptions(list, query)
      const wanted = query.trim().toLowerCase()
      expect(list.filter((option) => kept.includes(option))).toEqual(kept)
      for (const option of list) expect(kept.includes(option)).toBe(option.label.toLowerCase().includes(wanted))
    }),
  )
})
