// Every word that the library itself says can be the host's (strings).
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { PartialStrings } from '../../src/render/strings'
import { buttonV1, fieldV1, payloadV1, required, surfaceV2, textField } from './documents'
import { mount } from './mount'

/** Every word replaced by one that no English text holds. */
const strange: PartialStrings = {
  surface: '§surface',
  attribution: (name) => `§from ${name}`,
  untrusted: '§untrusted',
  loading: '§loading',
  required: '§required',
  requiredError: '§requiredError',
  patternError: '§patternError',
  errorSummary: '§errorSummary',
  incomplete: '§incomplete',
  sending: '§sending',
  settled: '§settled',
  sent: '§sent',
  failed: '§failed',
  updated: '§updated',
  blocks: { noCallback: '§noCallback', settled: '§blocked', streaming: '§streaming' },
  choose: '§choose',
  clear: '§clear',
  filter: '§filter',
  filterStatus: (shown, total) => `§${String(shown)}/${String(total)}`,
  filterNone: '§filterNone',
  unnamed: { textField: '§unnamed' },
  noticeTitle: '§noticeTitle',
  noticeDetails: '§noticeDetails',
  refusals: { envelope_invalid: '§invalid' },
  sentList: '§sentList',
  sentValue: '§sentValue',
  yes: '§yes',
  no: '§no',
}

/** Every text of the page, and every attribute that is said or shown. */
function wordsOf(container: HTMLElement): string[] {
  const attributes = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'value']
  const elements = [...container.querySelectorAll('*:not(style)')]
  const texts = elements
    .flatMap((element) => [...element.childNodes])
    .filter((node) => node.nodeType === Node.TEXT_NODE)
  return [
    ...texts.map((node) => node.textContent ?? ''),
    ...elements.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? '')),
  ].filter((words) => words.trim() !== '')
}

/** What neither the host nor the agent said. */
function ownWords(container: HTMLElement): string[] {
  return wordsOf(container).filter((words) => !words.startsWith('§') && !words.startsWith('~') && words !== '*')
}

describe('strings', () => {
  const agentSays = (id: string) => `~${id}`

  it('leave no English word of the library in a form, before, with errors, and after (REND-7)', async () => {
    const fields = (['text', 'date', 'select'] as const).map((kind) =>
      fieldV1(kind, kind, { required: true, label: agentSays(kind) }),
    )
    const optional = fieldV1('select', 'o', { label: '~o', options: [{ value: 'x', label: '~x' }] })
    const { user, container, show } = mount({
      payload: payloadV1([...fields, fieldV1('text', 'n', { label: '' }), optional, buttonV1('resume', '~send')]),
      strings: strange,
      onExchange: undefined,
    })
    expect(ownWords(container)).toEqual([])
    await user.click(screen.getByRole('button', { name: '~send' }))
    expect(screen.getAllByText('§requiredError')).toHaveLength(3)
    expect(ownWords(container)).toEqual([])
    await user.click(screen.getByRole('combobox', { name: '~o' }))
    expect(ownWords(document.body)).toEqual([])
    await user.keyboard('{Escape}')
    show({ submitted: { old: true, '': false }, contentTrust: 'untrusted' })
    expect(ownWords(container)).toEqual(['old'])
  })

  it('leave none in a notice, and none while nothing has come (STORE-2)', () => {
    const { container, show } = mount({ strings: strange })
    expect(ownWords(container)).toEqual([])
    show({ payload: 'nonsense' })
    const raw = container.querySelector('pre')?.textContent
    expect(ownWords(container)).toEqual([raw])
  })

  it("keep the agent's own words for a missing answer (CHECK-3)", async () => {
    const { user } = mount({
      payload: surfaceV2([textField('root', { checks: [required('/root', 'The agent asks for this.')] })]),
      schemaVersion: 2,
      strings: strange,
    })
    await user.click(screen.getByRole('textbox'))
    await user.tab()
    expect(screen.getByText('The agent asks for this.')).toBeVisible()
  })

  it('may be given in part, and then the rest is English (REND-7)', () => {
    mount({
      payload: payloadV1([buttonV1('resume', 'Send')]),
      onResume: undefined,
      strings: { blocks: { streaming: '…' } },
    })
    expect(screen.getByRole('button')).toHaveAccessibleDescription('Disabled buttons cannot be used here.')
  })
})

describe('language and direction', () => {
  it('are those that the host names (REND-7)', () => {
    mount({ payload: payloadV1([]), locale: 'ar', dir: 'rtl' })
    const surface = screen.getByRole('group', { name: 'Form' })
    expect(surface).toHaveAttribute('lang', 'ar')
    expect(surface).toHaveAttribute('dir', 'rtl')
  })

  it.each([
    ['ar-EG', '١ of ٢ shown'],
    [undefined, '1 of 2 shown'],
    ['no such tag', '1 of 2 shown'],
  ])('decide how a count is written: %s (REND-4, REND-7)', async (locale, said) => {
    const options = ['Apple', 'Plum'].map((label) => ({ label, value: label }))
    const picker = {
      id: 'root',
      component: 'ChoicePicker',
      label: 'P',
      filterable: true,
      options,
      value: { path: '/p' },
    }
    const { user } = mount({ payload: surfaceV2([picker]), schemaVersion: 2, locale })
    await user.type(screen.getByRole('textbox', { name: 'Filter' }), 'app')
    expect(screen.getByText(said)).toBeVisible()
  })
})
