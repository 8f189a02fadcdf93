// A recorded run with its answer: settled, read-only, the same every time, and asking nothing of anyone (REPLAY-1).
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { A2uiSurfaceProps } from '../../src/A2uiSurface'
import { button, buttonV1, column, fieldV1, payloadV1, required, surfaceV2, text, textField } from './documents'
import { controlLabels, everyControl } from './everyControl'
import { mount } from './mount'

const formV1 = payloadV1([
  fieldV1('text', 't', { required: true }),
  fieldV1('date', 'd'),
  fieldV1('select', 's'),
  fieldV1('checkbox', 'c', { default: true }),
  buttonV1('resume', 'Send'),
])
const sentList = () => screen.getByRole('group', { name: 'Sent' })
const entries = () =>
  [...sentList().querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent])

describe('a submitted surface of version 1', () => {
  it('shows the values by field id, read-only (REPLAY-1)', async () => {
    const submitted = { t: 'Ada', d: '2026-03-04', s: 'x', c: false }
    const { user, onResume } = mount({ payload: formV1, submitted })
    expect(screen.getByRole('textbox', { name: 'T' })).toHaveValue('Ada')
    expect(screen.getByLabelText('D')).toHaveValue('2026-03-04')
    expect(screen.getByRole('combobox', { name: 'S' })).toHaveTextContent('X')
    expect(screen.getByRole('checkbox', { name: 'C' })).not.toBeChecked()
    expect(screen.getByRole('status')).toHaveTextContent('Your answer was sent.')
    expect(screen.queryByRole('group', { name: 'Sent' })).not.toBeInTheDocument()

    await user.type(screen.getByRole('textbox', { name: 'T' }), '!')
    await user.click(screen.getByRole('checkbox', { name: 'C' }))
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.getByRole('textbox', { name: 'T' })).toHaveValue('Ada')
    expect(screen.getByRole('checkbox', { name: 'C' })).not.toBeChecked()
    expect(onResume).not.toHaveBeenCalled()
  })

  it('lists what has no field, as text (REPLAY-1)', () => {
    const submitted = { t: 'Ada', old: 'left over', agreed: true, declined: false, '': '<b>no name</b>' }
    mount({ payload: formV1, submitted })
    expect(entries()).toEqual([
      ['old', 'left over'],
      ['agreed', 'Yes'],
      ['declined', 'No'],
      ['Answer', '<b>no name</b>'],
    ])
    expect(within(sentList()).queryByText('Ada')).not.toBeInTheDocument()
  })

  it.each([
    ['text', 'just this', [['Answer', 'just this']]],
    ['null', null, [['Answer', '']]],
    ['a list', [1, 'a'], [['Answer', '[1,"a"]']]],
    ['what is no JSON', () => undefined, []],
  ])('is settled whatever was recorded: %s (REPLAY-1)', (_, submitted, listed) => {
    mount({ payload: formV1, submitted })
    expect(screen.getByRole('textbox', { name: 'T' })).toHaveAttribute('readonly')
    expect(screen.getByRole('status')).toHaveTextContent('Your answer was sent.')
    if (listed.length > 0) expect(entries()).toEqual(listed)
  })
})

describe('an answer to what cannot be shown', () => {
  it.each([
    ['refused', 'nonsense'],
    ['made for another version', { ...formV1, catalogVersion: '9' }],
  ])('is listed beside the notice: %s (REPLAY-1, STORE-2)', (_, payload) => {
    mount({ payload, submitted: { t: 'Ada', c: true } })
    expect(screen.getByText('This cannot be shown.')).toBeVisible()
    expect(entries()).toEqual([
      ['t', 'Ada'],
      ['c', 'Yes'],
    ])
  })

  it('stands alone where nothing was submitted: the control (STORE-2)', () => {
    mount({ payload: 'nonsense' })
    expect(screen.queryByRole('group', { name: 'Sent' })).not.toBeInTheDocument()
  })
})

describe('a submitted surface of version 2', () => {
  const context = { name: { path: '/person/name' }, kind: 'visitor', gone: { path: '/nothing' } }
  const parts = [
    column('root', 'n', 'o', 'save', 'other'),
    textField('n', { value: { path: '/person/name' } }),
    textField('o'),
    ...button('resume', 'Save', {}, context),
    ...button('resume', 'Other', {}, { o: { path: '/o' } }),
  ]
  const replay = (more: A2uiSurfaceProps) =>
    mount({ payload: surfaceV2(parts, { person: { name: 'old' }, o: 'now' }), schemaVersion: 2, ...more })
  const value = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value

  it('puts values back through the bindings of the button that submittedBy names (REPLAY-1)', () => {
    replay({ submitted: { name: 'Ada', kind: 'visitor' }, submittedBy: 'save' })
    expect([value('N'), value('O')]).toEqual(['Ada', 'now'])
    expect(screen.queryByRole('group', { name: 'Sent' })).not.toBeInTheDocument()
  })

  it('without it, through the one button whose context has exactly these keys (REPLAY-1)', () => {
    replay({ submitted: { o: 'then' } })
    expect([value('N'), value('O')]).toEqual(['old', 'then'])
  })

  it('lists all of it where no button fits (REPLAY-1)', () => {
    replay({ submitted: { name: 'Ada', more: 1 } })
    expect(entries()).toEqual([
      ['name', 'Ada'],
      ['more', '1'],
    ])
  })

  it('takes the value of a button without a context for the whole model (REPLAY-1)', () => {
    mount({
      payload: surfaceV2([column('root', 'a', 'go'), textField('a'), ...button('resume', 'Go')], { a: 'old' }),
      schemaVersion: 2,
      submitted: { a: 'sent' },
    })
    expect(value('A')).toBe('sent')
  })
})

describe('every settled surface', () => {
  it('can be read and not changed, control by control (REPLAY-1)', async () => {
    const { user, container } = mount({ payload: everyControl, schemaVersion: 2, submitted: {}, submittedBy: 'send' })
    const before = container.innerHTML
    for (const label of controlLabels) {
      const control = screen.getByLabelText(label)
      await user.click(control)
      await user.keyboard('a1 {Enter}{ArrowDown}{Escape}')
    }
    for (const control of container.querySelectorAll<HTMLElement>('button, input[type=checkbox], input[type=radio]')) {
      await user.click(control)
    }
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    const withoutFocus = (html: string) => html.replaceAll(/ (?:tabindex|data-[\w-]+)="[^"]*"/g, '')
    expect(withoutFocus(container.innerHTML)).toBe(withoutFocus(before))
  })

  it('renders the same every time, and asks nothing of the network or the clock (REPLAY-1)', () => {
    const asked = [
      vi.spyOn(globalThis, 'fetch'),
      vi.spyOn(Date, 'now'),
      vi.spyOn(globalThis, 'setTimeout'),
      vi.spyOn(globalThis, 'setInterval'),
    ]
    const html = () => {
      const { container, unmount } = mount({
        payload: everyControl,
        schemaVersion: 2,
        submitted: { short: 'x' },
        timeZone: 'UTC',
      })
      const text = container.innerHTML.replaceAll(/a2s[^"]*?-(?=\d)/g, '')
      unmount()
      return text
    }
    expect(html()).toBe(html())
    const calls = asked.map((spy) => spy.mock.calls.length)
    vi.restoreAllMocks()
    expect(calls).toEqual([0, 0, 0, 0])
  })

  it('shows no error, though the record lacks a required answer (REPLAY-1, CHECK-4)', () => {
    const parts = [
      column('root', 'n', 'go'),
      textField('n', { checks: [required('/n', 'Missing')] }),
      ...button('resume', 'Go'),
    ]
    const { container } = mount({ payload: surfaceV2([...parts, text('x')]), schemaVersion: 2, submitted: {} })
    screen.getByRole('textbox').focus()
    screen.getByRole('textbox').blur()
    expect(screen.queryByText('Missing')).not.toBeInTheDocument()
    expect(container.querySelector('[aria-invalid]')).toBeNull()
  })
})
