// The inspector, as one who builds an agent uses it: what came, what became of it, how it stood before, and what a press would send.
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { describe, expect, it, vi } from 'vitest'
import { A2uiSurface } from '../../src/A2uiSurface'
import { createSurfaceStore } from '../../src/core'
import { A2uiInspector } from '../../src/inspector'
import {
  button,
  buttonV1,
  column,
  createSurface,
  envelope,
  envelopesOf,
  fieldV1,
  payloadV1,
  payloadV2,
  required,
  text,
  textField,
  updateComponents,
  updateDataModel,
} from '../render/documents'

const start = [
  createSurface(),
  updateComponents([
    column('root', 'hello', 'name', 'ok'),
    text('hello', { path: '/greeting' }),
    textField('name', { checks: [required('/name', 'Your name, please.')] }),
    ...button('resume', 'OK', {}, { who: { path: '/name' } }),
  ]),
  updateDataModel('/greeting', 'Good day'),
]

function show(documents: readonly unknown[] = envelopesOf(start)) {
  const store = createSurfaceStore()
  for (const document of documents) store.receive(document)
  const onResume = vi.fn()
  const { container, unmount } = render(
    <>
      <A2uiSurface store={store} onResume={onResume} />
      <A2uiInspector store={store} />
    </>,
  )
  const inspector = within(screen.getByRole('region', { name: 'Inspector' }))
  return { store, inspector, container, onResume, unmount, user: userEvent.setup() }
}

const messages = (inspector: ReturnType<typeof show>['inspector']) =>
  inspector.getAllByRole('listitem').filter((item) => within(item).queryByText(/^Document \d+$/) !== null)

describe('the messages', () => {
  it('stand in the order of arrival, each with what it brings and its verdict', () => {
    const { store, inspector } = show()
    act(() => {
      store.receive(envelope(payloadV2([{ version: 'v0.9', chart: {} }]), 2, 'bad', { untrusted: true }))
      store.receive(envelopesOf(start)[0])
      store.receive('nonsense')
    })
    expect(messages(inspector).map((item) => item.querySelector('.a2i-facts')?.textContent)).toEqual([
      '1Envelope of version 2rendereds1createSurface',
      '2Envelope of version 2rendereds1updateComponents: 5 components',
      '3Envelope of version 2rendereds1updateDataModel: /greeting',
      '4Envelope of version 2storeduntrusteds1chart',
      '5Envelope of version 2repeateds1createSurface',
      '6No envelopestored',
    ])
  })

  it('say why they were refused, and show the document on request (ADM-8, STORE-1)', async () => {
    const { inspector, user } = show([envelope(payloadV1([{ component: 'chart' }]), 1, 'f')])
    const [refused] = messages(inspector)
    if (refused === undefined) throw new Error('No message.')
    expect(refused).toHaveTextContent('envelope_invalid')
    expect(refused).toHaveTextContent('/surface/components/0')
    expect(refused).toHaveTextContent('Unknown component "chart"')
    expect(refused).not.toHaveTextContent('"catalogVersion"')
    await user.click(within(refused).getByText('Document 1'))
    expect(refused).toHaveTextContent('"catalogVersion": "0.9.1"')
  })

  it('may be anything at all (ADM-10)', () => {
    const hostile = new Proxy(
      {},
      {
        get: () => {
          throw new Error('hostile')
        },
      },
    )
    const cyclic: Record<string, unknown> = {}
    cyclic['payload'] = cyclic
    const { inspector } = show([hostile, cyclic, null, 1n, [], envelope({ messages: [null, 1, {}] }, 2, 'x')])
    expect(messages(inspector)).toHaveLength(6)
  })
})

describe('a step back', () => {
  it('shows the surface as it stood, leaves the page alone, and the last step follows what comes (FOLD-5)', async () => {
    const { store, inspector, user } = show()
    await user.type(screen.getByRole('textbox', { name: 'NAME' }), 'Ada')
    const model = () => inspector.getByRole('group', { name: 'Data model' }).textContent
    expect(model()).toContain('"name": "Ada"')
    await user.click(inspector.getByRole('button', { name: 'Step back' }))
    expect(inspector.getByRole('status')).toHaveTextContent('As it stood after message 2 of 3')
    expect(model()).toBe('{}')
    await user.click(inspector.getByRole('button', { name: 'Go to the step after message 1' }))
    expect(inspector.getByText('Nothing to show yet.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'NAME' })).toHaveValue('Ada')
    await user.click(inspector.getByRole('button', { name: 'Latest' }))
    act(() => {
      store.receive(envelope(payloadV2([updateDataModel('/greeting', 'Good night')]), 2, 'later'))
    })
    expect(model()).toContain('"greeting": "Good night"')
    expect(model()).toContain('"name": "Ada"')
  })

  it('stays where it is while more comes in, and replays under the limits of the store (FOLD-7)', async () => {
    const store = createSurfaceStore({ limits: { nodes: 2 } })
    for (const document of envelopesOf(start)) store.receive(document)
    render(<A2uiInspector store={store} />)
    expect(screen.getByText('surface_too_large')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Step back' }))
    expect(screen.getByRole('slider', { name: 'Messages that count' })).toHaveValue('2')
    expect(screen.getByText('Nothing to show yet.')).toBeVisible()
    act(() => {
      store.receive(envelope(payloadV2([updateDataModel('/a', 1)]), 2, 'later'))
    })
    expect(screen.getByRole('slider', { name: 'Messages that count' })).toHaveValue('2')
  })

  it('folds nothing again while more comes in', async () => {
    const store = createSurfaceStore()
    let reads = 0
    for (const document of envelopesOf(start)) {
      const { payload } = document as { payload: unknown }
      store.receive(
        Object.defineProperty({ ...document }, 'payload', {
          enumerable: true,
          get: () => {
            reads += 1
            return payload
          },
        }),
      )
    }
    render(<A2uiInspector store={store} />)
    await userEvent.click(screen.getByRole('button', { name: 'Step back' }))
    const before = reads
    act(() => {
      store.receive(envelope(payloadV2([updateDataModel('/a', 1)]), 2, 'later'))
    })
    expect(screen.getByText('updateDataModel: /a')).toBeVisible()
    expect(reads).toBe(before)
  })
})

describe('the tree', () => {
  it('holds every component with what it says, and outlines on the page the one that is pointed at', async () => {
    const { inspector, user, unmount } = show()
    const branch = inspector.getByRole('button', { name: /^textField name NAME ↔ \/name$/ })
    expect(inspector.getByRole('button', { name: /^text hello Good day$/ })).toBeVisible()
    expect(inspector.getByRole('button', { name: /^button ok OK → resume$/ })).toBeVisible()
    const cell = screen.getByRole('textbox', { name: 'NAME' }).closest<HTMLElement>('[data-a2s-node]')
    await user.hover(branch)
    expect(cell?.style.outline).toContain('2px solid')
    await user.unhover(branch)
    expect(cell?.style.outline).toBe('')
    act(() => {
      branch.focus()
    })
    expect(cell?.style.outline).toContain('2px solid')
    unmount()
    expect(cell?.style.outline).toBe('')
  })
})

describe('a press', () => {
  it('is shown before it happens, with what holds it back, and after it as it was sent (ACT-2, CHECK-3)', async () => {
    const { inspector, user, onResume } = show()
    const entry = () => inspector.getByText('ok', { selector: '.a2i-entry span' }).closest('li')
    expect(entry()).toHaveTextContent('Waits for the field “name”.')
    await user.type(screen.getByRole('textbox', { name: 'NAME' }), 'Ada')
    expect(entry()).not.toHaveTextContent('Waits for')
    expect(entry()).toHaveTextContent('{ "who": "Ada" }')
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(onResume).toHaveBeenCalledWith({ who: 'Ada' }, expect.anything())
    expect(entry()).toHaveTextContent('pressed last: settled')
    expect(entry()).toHaveTextContent('{ "who": "Ada" }')
  })
})

it('shows any of several surfaces, the last one first', async () => {
  const { inspector, user } = show([
    envelope(payloadV1([fieldV1('text', 'a'), buttonV1('resume', 'Go')], 'Title'), 1, 'form'),
    ...envelopesOf(start),
  ])
  expect(inspector.getByRole('heading', { name: 's1' })).toBeVisible()
  await user.selectOptions(inspector.getByRole('combobox', { name: 'Surface' }), 'form')
  expect(inspector.getByRole('heading', { name: 'form' })).toBeVisible()
  expect(inspector.getByText('version 1')).toBeVisible()
})

it('passes axe, empty and with everything in it', async () => {
  const { container } = show([...envelopesOf(start), 'nonsense'])
  const rules = { 'color-contrast': { enabled: false } }
  expect((await axe.run(container, { rules })).violations).toEqual([])
  const empty = render(<A2uiInspector store={createSurfaceStore()} className="mine" />)
  expect(empty.container.firstElementChild).toHaveClass('a2i-inspector', 'mine')
  expect((await axe.run(empty.container, { rules })).violations).toEqual([])
})
