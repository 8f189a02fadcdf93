// Text, numbers, ticks, dates and times on the page: what shows, and what is written (REND-3, REND-5, SEC-3).
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  buttonV1,
  createSurface,
  envelopesOf,
  fieldV1,
  payloadV1,
  updateComponents,
  updateDataModel,
} from './documents'
import { everyControl } from './everyControl'
import { mount, mountStore } from './mount'

function mountField(field: Readonly<Record<string, unknown>>, value: unknown, props = {}) {
  const bound = { id: 'root', label: 'T', value: { path: '/t' }, ...field }
  return mountStore(envelopesOf([createSurface(), updateDataModel('/t', value), updateComponents([bound])]), props)
}

const number = { component: 'TextField', variant: 'number' }

const entriesIn = (container: HTMLElement) => [
  ...container.querySelectorAll('input:not([type=checkbox], [type=radio]), textarea, select'),
]
/** What hides its text, or may be filled in or remembered by the browser. */
const secretsIn = (container: HTMLElement) =>
  entriesIn(container).filter((entry) => !entry.matches('[autocomplete=off]:not([type=password], [name])'))

describe('a number', () => {
  it('has a keyboard for numbers and is no spin button, so that the wheel cannot change it (REND-3)', () => {
    const { model } = mountField(number, '15')
    const box = screen.getByRole('textbox', { name: 'T' })
    expect(box).toHaveAttribute('inputmode', 'decimal')
    box.focus()
    fireEvent.wheel(box, { deltaY: 100 })
    expect(box).toHaveValue('15')
    expect(model()).toEqual({ t: '15' })
  })

  it('can be emptied key by key, and what is typed stays as it is typed (REND-3)', async () => {
    const { user, model } = mountField(number, 15)
    const box = screen.getByRole('textbox')
    const seen = [box].map(() => (box as HTMLInputElement).value)
    await user.click(box)
    for (const key of ['{Backspace}', '{Backspace}', '7']) {
      await user.keyboard(key)
      seen.push((box as HTMLInputElement).value)
    }
    expect(seen).toEqual(['15', '1', '', '7'])
    expect(model()).toEqual({ t: '7' })
  })

  it.each(['1,5', '1.5', '-3', '1e3', '٣'])('%s is neither wiped nor read as another (REND-3)', async (typed) => {
    const { user, model } = mountField(number, '')
    await user.type(screen.getByRole('textbox'), typed)
    expect(screen.getByRole('textbox')).toHaveValue(typed)
    expect(model()).toEqual({ t: typed })
  })
})

describe('text', () => {
  it('keeps what an input method composes when Enter confirms it (ACT-7)', () => {
    const { onResume } = mount({
      payload: payloadV1([fieldV1('text', 'a', { label: '名前' }), buttonV1('resume', '送信')]),
    })
    const box = screen.getByRole('textbox', { name: '名前' })
    box.focus()
    fireEvent.compositionStart(box)
    fireEvent.change(box, { target: { value: '山田' } })
    const confirmed = fireEvent.keyDown(box, { key: 'Enter', keyCode: 229, isComposing: true })
    fireEvent.compositionEnd(box)
    expect(confirmed).toBe(true)
    expect(onResume).not.toHaveBeenCalled()
    expect(box).toHaveValue('山田')
  })

  it('is never masked nor offered to be filled in, in any control (SEC-3)', () => {
    const { container } = mount({ payload: everyControl, schemaVersion: 2 })
    expect(entriesIn(container).length).toBeGreaterThan(5)
    expect(secretsIn(container)).toEqual([])
  })

  it("would be seen to be, in a host's own control: the control (SEC-3)", () => {
    const secrets = [
      <input key="masked" type="password" autoComplete="off" />,
      <input key="filled in" autoComplete="current-password" />,
      <input key="remembered" autoComplete="off" name="user" />,
    ]
    for (const secret of secrets) {
      const { container } = mount({ payload: everyControl, schemaVersion: 2, slots: { TextField: () => secret } })
      expect(secretsIn(container)).not.toEqual([])
    }
  })

  it('in the obscured variant is refused whole (SEC-3, ADM-2)', () => {
    const { onStored } = mountField({ component: 'TextField', variant: 'obscured' }, 's3cret')
    expect(onStored).toHaveBeenCalledOnce()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  it('calls nobody while it is typed (ACT-1)', async () => {
    const { user, onResume, onExchange } = mountField({ component: 'TextField', variant: 'longText' }, '')
    await user.type(screen.getByRole('textbox'), 'one{Enter}two')
    expect(onResume).not.toHaveBeenCalled()
    expect(onExchange).not.toHaveBeenCalled()
  })
})

describe('a checkbox', () => {
  const tick = { component: 'CheckBox' }

  it('writes strict booleans and shows each (DATA-4)', async () => {
    const { user, model } = mountField(tick, 'no')
    const box = screen.getByRole('checkbox', { name: 'T' })
    await user.click(box)
    expect(box).toBeChecked()
    expect(model()).toEqual({ t: true })
    await user.click(box)
    expect(box).not.toBeChecked()
    expect(model()).toEqual({ t: false })
  })

  it('changes once for one click on its words, or one Space (DATA-5)', async () => {
    const { user, store } = mountField(tick, false)
    const changed = vi.fn()
    store.subscribe(changed)
    await user.click(screen.getByText('T'))
    expect(screen.getByRole('checkbox')).toBeChecked()
    expect(changed).toHaveBeenCalledOnce()
    screen.getByRole('checkbox').focus()
    await user.keyboard(' ')
    expect(screen.getByRole('checkbox')).not.toBeChecked()
    expect(changed).toHaveBeenCalledTimes(2)
  })
})

describe('a date or time', () => {
  const field = (enableDate: boolean, enableTime: boolean) => ({ component: 'DateTimeInput', enableDate, enableTime })
  const input = () => screen.getByLabelText('T')

  it.each([
    [true, false, '2026-03-20', 'date', '2026-03-20'],
    [false, true, '10:30', 'time', '10:30'],
    [true, true, '2026-03-20T10:30', 'datetime-local', '2026-03-20T10:30'],
    [false, false, '2025-01-15', 'date', '2025-01-15'],
    [true, false, '2025-12-31', 'date', '2025-12-31'],
    [true, false, 'next Tuesday', 'date', ''],
    [true, false, 20260320, 'date', '2026-03-20'],
  ])('enableDate %s, enableTime %s shows %j (REND-5)', (date, time, value, type, shown) => {
    const { model, container } = mountField(field(date, time), value)
    expect(input()).toHaveAttribute('type', type)
    expect(input()).toHaveValue(shown)
    expect(container).not.toHaveTextContent('Invalid')
    expect(model()).toEqual({ t: value })
  })

  it.each([
    ['wall-clock time stays wall-clock time', '', '2026-06-01T09:15', '2026-06-01T09:15'],
    ['seconds that were there may go', '2026-03-20T10:30:00', '2026-03-20T10:31', '2026-03-20T10:31'],
    ['an instant stays an instant', '2026-01-10T12:00:00Z', '2026-01-10T07:15', '2026-01-10T13:15:00Z'],
  ])('in a zone: %s (REND-5)', (_, before, entered, written) => {
    const { model } = mountField(field(true, true), before, { timeZone: 'America/Chicago' })
    fireEvent.change(input(), { target: { value: entered } })
    expect(input()).toHaveValue(entered)
    expect(String((model() as { t: unknown }).t).replace('.000', '')).toMatch(
      new RegExp(`^${written.replace(/:00Z$/, '(:00)?Z')}(:00)?$`),
    )
  })

  it('that was written can be read back (REND-5)', () => {
    const first = mountField(field(false, true), '')
    fireEvent.change(input(), { target: { value: '20:20' } })
    const written = (first.model() as { t: string }).t
    expect(written).toMatch(/^\d\d:\d\d/)
    first.unmount()
    mountField(field(false, true), written)
    expect(input()).toHaveValue('20:20')
  })

  it('that is cleared is written as empty text (REND-5)', () => {
    const { model } = mountField(field(true, false), '2026-03-20')
    fireEvent.change(input(), { target: { value: '' } })
    expect(model()).toEqual({ t: '' })
  })
})

describe('a surface of text alone', () => {
  it('asks the network for nothing, whatever addresses it holds, while it is used (SEC-2)', async () => {
    const asked = [vi.spyOn(globalThis, 'fetch'), vi.spyOn(XMLHttpRequest.prototype, 'open'), vi.spyOn(window, 'open')]
    const { user, onResume, container } = mount({
      payload: payloadV1([
        { component: 'text', text: '![p](https://example.test/pixel.gif) https://example.test' },
        fieldV1('text', 'u', { label: 'https://example.test' }),
        buttonV1('resume', 'OK'),
      ]),
    })
    await user.type(screen.getByRole('textbox'), 'https://example.test/typed')
    await user.click(screen.getByRole('button'))
    expect(onResume).toHaveBeenCalledOnce()
    expect(asked.map((spy) => spy.mock.calls)).toEqual([[], [], []])
    vi.restoreAllMocks()
    expect(
      container.querySelectorAll('[src], [href], [srcset], [action], [formaction], [data], [poster], [ping]'),
    ).toHaveLength(0)
    expect(screen.getByText(/pixel\.gif/)).toBeVisible()
  })
})
