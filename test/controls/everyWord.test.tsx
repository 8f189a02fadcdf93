// Every word of `strings`, one by one: each is said somewhere, and wherever the library says something it is one of them. A new
// word is a failure here until a situation that says it is added.
import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { A2uiSurfaceProps } from '../../src/A2uiSurface'
import { StoredNotice } from '../../src/render/StoredNotice'
import { type Strings, withStrings } from '../../src/render/strings'
import { withSlots } from '../../src/render/slots'
import type { RefusalCode } from '../../src/protocol/refusal'
import {
  column,
  createSurface,
  envelopesOf,
  payloadV1,
  required,
  surfaceV2,
  text,
  textField,
  updateComponents,
} from '../render/documents'
import { mount, pending } from '../render/mount'

const ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
]

/** Every word replaced by its own name behind a mark that stands in no English text. */
function marked<Words extends object>(words: Words, path = ''): Words {
  const entries = Object.entries(words).map(([key, value]: [string, unknown]) => {
    const name = `${path}${key}`
    if (typeof value === 'function') return [key, (...parts: unknown[]) => [`§${name}`, ...parts].join(' ')]
    return [key, typeof value === 'object' && value !== null ? marked(value, `${name}.`) : `§${name}`]
  })
  return Object.fromEntries(entries) as Words
}

const strings: Strings = marked(withStrings(undefined))
const names = (words: object, path = ''): string[] =>
  Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? names(value, `${path}${key}.`) : [`${path}${key}`],
  )

const heard = new Set<string>()

/** Notes what is said on the page, and fails for what neither the agent (`~`) nor the host (`§`) said. */
function listen(): void {
  const elements = [...document.body.querySelectorAll('*:not(style, pre)')]
  const texts = elements
    .flatMap((element) => [...element.childNodes])
    .filter((node) => node.nodeType === Node.TEXT_NODE)
  const said = [
    ...texts.map((node) => node.textContent ?? ''),
    ...elements.flatMap((element) => ATTRIBUTES.map((name) => element.getAttribute(name) ?? '')),
  ].filter((words) => words.trim() !== '')
  expect(said.filter((words) => !/^[§~]|^\*$/.test(words))).toEqual([])
  for (const words of said) if (words.startsWith('§')) heard.add(words.slice(1).split(' ')[0] ?? '')
}

const show = (props: A2uiSurfaceProps) =>
  mount({ schemaVersion: 2, interrupt: { kind: 'clarification' }, strings, ...props })
const pressable = (id: string, target: 'resume' | 'exchange') => [
  { id, component: 'Button', child: `${id}-text`, action: { event: { name: target } } },
  text(`${id}-text`, `~${id}`),
]
const send = [...pressable('send', 'resume'), ...pressable('ask', 'exchange')]
const choice = (id: string, more: object) => ({
  id,
  component: 'ChoicePicker',
  label: `~${id}`,
  options: [{ label: '~x', value: 'x' }],
  value: { path: `/${id}` },
  ...more,
})
const form = surfaceV2([
  column('root', 'zip', 'count', 'name', 'one', 'some', 'send', 'ask'),
  textField('name', { label: '~name', checks: [required('/name', '~missing')] }),
  textField('zip', { label: '~zip', validationRegexp: '^[0-9]+$' }),
  textField('count', { label: '~count', variant: 'number' }),
  choice('one', {}),
  choice('some', { filterable: true }),
  ...send,
])

it('strings hold every word that is said, and each of them is said somewhere (REND-7)', async () => {
  const first = show({ payload: form })
  listen()
  const { user } = first
  await user.type(screen.getByRole('textbox', { name: '~zip' }), '~letters')
  await user.type(screen.getByRole('textbox', { name: '~count' }), '~many')
  await user.click(screen.getByRole('button', { name: '~send' }))
  await waitFor(() => {
    expect(screen.getByRole('textbox', { name: '~zip' })).toHaveAttribute('aria-invalid', 'true')
  })
  listen()
  await user.type(screen.getByRole('textbox', { name: '§filter' }), '~x')
  listen()
  await user.type(screen.getByRole('textbox', { name: '§filter' }), '~y')
  listen()
  await user.click(screen.getByRole('combobox'))
  await user.click(screen.getByRole('option', { name: '~x' }))
  await user.click(screen.getByRole('combobox'))
  listen()
  first.unmount()

  const unnamed = [
    textField('t', { label: '' }),
    { id: 'c', component: 'CheckBox', label: '', value: { path: '/c' } },
    choice('p', { label: '', variant: 'multipleSelection' }),
    { id: 'd', component: 'DateTimeInput', label: '', value: { path: '/d' } },
    { id: 'b', component: 'Button', child: 'b-text', action: { event: { name: 'exchange' } } },
    text('b-text', ''),
  ]
  const nameless = show({ payload: surfaceV2([column('root', 't', 'c', 'p', 'd', 'b'), ...unnamed]) })
  listen()
  nameless.unmount()

  const field = { component: 'field.text', id: '~a', label: '~a', required: true }
  const wordless = show({
    payload: payloadV1([field, { component: 'action.button', id: '~b', label: '~b', action: { target: 'resume' } }]),
    schemaVersion: 1,
  })
  await wordless.user.click(screen.getByRole('button'))
  listen()
  wordless.unmount()

  const agent = surfaceV2([column('root', 'send', 'ask'), ...send], {}, { agentDisplayName: '~agent' })
  for (const circumstances of [
    { contentTrust: 'untrusted', interrupt: { kind: 'approval' } },
    { contentTrust: 'untrusted', interrupt: undefined },
    { onResume: undefined },
    { partial: true },
    { submitted: { '~lost': true, '~gone': false, '': '~text' } },
  ] as const) {
    const page = show({ payload: agent, ...circumstances })
    listen()
    page.unmount()
  }
  const waiting = show({ envelopes: [] })
  listen()
  waiting.unmount()

  await actions()
  for (const code of Object.keys(strings.refusals) as RefusalCode[]) {
    const record = { code, errors: [], received: {} }
    const notice = render(<StoredNotice record={record} strings={strings} slots={withSlots(undefined)} />)
    listen()
    notice.unmount()
  }
  expect([...heard].toSorted()).toEqual(names(strings).toSorted())
}, 30_000)

/** What is said while, and after, something is sent. */
async function actions(): Promise<void> {
  const messages = [createSurface(), updateComponents([column('root', 'send', 'ask'), ...send])]
  const turn = pending()
  const page = show({ envelopes: envelopesOf(messages), onExchange: () => turn.promise })
  page.show({ envelopes: envelopesOf([...messages, updateComponents([text('send-text', '~Send')])]) })
  await screen.findByText('§updated', {}, { timeout: 10_000 })
  listen()
  await page.user.click(screen.getByRole('button', { name: '~ask' }))
  listen()
  await turn.resolve()
  listen()
  const lost = pending()
  page.show({ onExchange: () => lost.promise })
  await page.user.click(screen.getByRole('button', { name: '~ask' }))
  await lost.reject()
  listen()
  await page.user.click(screen.getByRole('button', { name: '~send' }))
  await screen.findByText('§settled')
  listen()
  page.unmount()
}
