// Every example document as a host would see it: it ends as it says, axe finds nothing, and a person can complete it.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { beforeAll, describe, expect, it, type Mock, vi } from 'vitest'
import { createSurfaceStore } from '../src/core'
import { loadPatternEngine } from '../src/catalog/patterns'
import { type ActionCallback, A2uiSurface, NativeSelect, type StoredRecord } from '../src/index'
import { documents, type ExampleDocument } from '../stories/documents'

const named = documents.map((document) => [document.name, document] as const)
const accepted = named.filter(([, { refusal }]) => refusal === undefined)

function show(document: ExampleDocument, onResume?: ActionCallback, onStored?: (record: StoredRecord) => void) {
  const { envelopes, interrupt, dir, locale } = document
  return render(
    <A2uiSurface
      envelopes={envelopes}
      slots={{ Select: NativeSelect }}
      {...(interrupt && { interrupt })}
      {...(dir && { dir })}
      {...(locale !== undefined && { locale })}
      {...(onResume && { onResume })}
      {...(onStored && { onStored })}
    />,
  )
}

describe('every example document', () => {
  it.each(named)('%s ends as it says (ADM-2, STORE-1, STORE-2)', (_, document) => {
    const onStored = vi.fn<(record: StoredRecord) => void>()
    show(document, undefined, onStored)
    const codes = onStored.mock.calls.map(([record]) => record.code)
    expect(codes).toEqual(document.refusal === undefined ? [] : [document.refusal])
    const notice = screen.queryByText('This cannot be shown.')
    if (document.refusal === undefined) expect(notice).not.toBeInTheDocument()
    else {
      expect(notice).toBeVisible()
      expect(onStored.mock.calls[0]?.[0].received).toBe(document.envelopes.at(-1))
      expect(screen.queryByRole('button')).not.toBeInTheDocument()
    }
  })

  it.each(named)('%s has nothing for axe to find (REND-7)', async (_, document) => {
    const { container } = show(document, () => undefined)
    // jsdom has no layout, so contrast is for the stories to judge.
    const results = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(results.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })

  it.each(accepted)('%s is the same folded at once or step by step (FOLD-5)', (_, { envelopes }) => {
    const atOnce = createSurfaceStore()
    for (const envelope of envelopes) atOnce.receive(envelope)
    const { container } = render(<A2uiSurface store={atOnce} />)
    const steps = render(<A2uiSurface envelopes={[]} />)
    for (const [index] of envelopes.entries()) {
      steps.rerender(<A2uiSurface envelopes={envelopes.slice(0, index + 1)} />)
    }
    expect(textsOf(steps.container)).toEqual(textsOf(container))
  })
})

describe('a person who answers what is asked', () => {
  beforeAll(loadPatternEngine)

  it.each(accepted)('completes %s (ACT-2, CHECK-3, TRUST-2, V1-3)', async (_, document) => {
    show(document, () => undefined)
    const names = resumeButtons().map((button) => button.textContent)
    if (document.name === 'untrusted-approval') expect(names).toEqual([])
    else expect(names).not.toEqual([])
    cleanup()

    for (const [index, name] of names.entries()) {
      const onResume = vi.fn<ActionCallback>()
      show(document, onResume)
      const entered = complete(resumeButtons()[index], onResume)
      const [value, action] = onResume.mock.calls[0] ?? []
      expect(action, name).toMatchObject({ target: 'resume', version: document.version })
      // A button of version 2 may send a part of the answers only; the last one sends them all.
      if (document.version === 1 || index === names.length - 1) {
        for (const text of entered) expect(JSON.stringify(value)).toContain(text)
      }
      expect(await screen.findByText('Your answer was sent.')).toBeVisible()
      cleanup()
    }
  })
})

/** No `onExchange` is passed, so the buttons of the surface that are in reach are those that resume. */
function resumeButtons(): HTMLElement[] {
  const isAction = (button: HTMLElement): boolean =>
    !button.hasAttribute('aria-pressed') && !button.matches(':disabled') && button.textContent !== 'No choice'
  return screen.queryAllByRole('button').filter(isAction)
}

/** Presses; answers the field that the focus was sent to; and so on. Returns the texts that were accepted. */
function complete(button: HTMLElement | undefined, onResume: Mock): readonly string[] {
  const attempts = new Map<string, number>()
  const entered = new Map<string, string>()
  for (let presses = 0; presses < 60; presses += 1) {
    fireEvent.click(button ?? screen.getByRole('button'))
    if (onResume.mock.calls.length > 0) return [...entered.values()]
    const field = document.activeElement as HTMLElement
    const attempt = attempts.get(field.id) ?? 0
    attempts.set(field.id, attempt + 1)
    const typed = answer(field, attempt)
    if (typed !== undefined) entered.set(field.id, typed)
  }
  throw new Error('It cannot be completed.')
}

const TEXTS = ['Ada Vermeer', 'ada@example.org', '2', '9000', '90001', '+32 9 123 45 67', 'AB123456', 'ABC-1234']

/** Answers one field by its role, with another text each time it is asked again. */
function answer(field: HTMLElement, attempt: number): string | undefined {
  if (field.matches('input[type=date], input[type=time], input[type=datetime-local]')) {
    const value = { date: '2027-03-11', time: '09:30' }[field.getAttribute('type') ?? ''] ?? '2027-03-11T09:30'
    fireEvent.change(field, { target: { value } })
    return value
  }
  if (field.matches('input:not([type=checkbox], [type=radio]), textarea')) {
    const value = TEXTS[attempt]
    if (value === undefined) throw new Error(`No text fits the field ${field.id}.`)
    fireEvent.change(field, { target: { value } })
    return value
  }
  if (field.matches('select')) {
    const [first] = within(field)
      .getAllByRole<HTMLOptionElement>('option')
      .filter(({ value }) => value !== '')
    fireEvent.change(field, { target: { value: first?.value } })
    return undefined
  }
  const inside = within(field)
  const [choice = field] = ['radio', 'checkbox', 'button'].flatMap((role) => inside.queryAllByRole(role))
  fireEvent.click(choice)
  return undefined
}

/** What a surface says and holds, apart from the polite remark that it was updated. */
function textsOf(container: HTMLElement): unknown {
  const body = container.querySelector('.a2s-body')
  const values = [...(body?.querySelectorAll<HTMLInputElement>('input, textarea, select') ?? [])]
  return [body?.textContent, values.map(({ value, checked }) => [value, checked])]
}
