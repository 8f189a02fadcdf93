// Puts a surface on the page of a test and uses it as a person does: by labels and names. It is apart from the rest of the testing
// entry and loaded late, since it needs React and Testing Library, which who judges outputs may not have.
import { act, fireEvent, render, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType, ReactNode } from 'react'
import { A2uiSurface, type A2uiSurfaceProps } from './A2uiSurface'
import { loadPatternEngine } from './catalog/patterns'
import type { ActionCallback } from './catalog/press'
import type { FieldValue } from './testing/fieldValue'
import { createFiller } from './testing/fillField'
import { type Name, nameOf } from './testing/nameOf'
import { prepareJsdom } from './testing/prepareJsdom'
import { recordSent, type Sent } from './testing/recordSent'

/** How `renderSurface` renders. */
export interface RenderSurfaceOptions {
  /** What stands around the surface: a provider that the host's own widgets need, for instance. */
  readonly wrapper?: ComponentType<{ children: ReactNode }>
}

/** A surface on the page of a test. */
export interface RenderedSurface {
  /** The element that the surface is in. */
  readonly container: HTMLElement
  /** What was sent so far, oldest first. */
  readonly sent: readonly Sent[]
  /**
   * The control of this label: an input, a select, a checkbox, or the group of a choice.
   *
   * @throws Error where there is none, or more than one
   */
  readonly find: (label: Name) => HTMLElement
  /**
   * Enters a value as a person does. Text, numbers, dates (`2026-01-31`), times (`09:30`) and both (`2026-01-31T09:30`) are texts; a
   * checkbox takes a boolean. A choice takes the label of an option, or `null` for none; one of several takes the list of all labels
   * that are to be chosen.
   *
   * @throws Error where there is no such field or option, or the field cannot be edited; TypeError for a value of another kind
   */
  readonly fill: (label: Name, value: FieldValue) => Promise<void>
  /**
   * Presses the button of this name.
   *
   * @throws Error where there is none, or more than one
   */
  readonly press: (name: Name) => Promise<void>
  /** Shows the surface again from something else, as a host does at an update. */
  readonly rerender: (payloadOrProps: unknown) => void
  readonly unmount: () => void
}

export async function renderSurface(
  payloadOrProps: unknown,
  { wrapper }: RenderSurfaceOptions = {},
): Promise<RenderedSurface> {
  prepareJsdom()
  // A press that met a pattern before its engine is there would be answered later than the press returns.
  await loadPatternEngine()
  const { callbacks, sent } = recordSent()
  const page = render(element(payloadOrProps, callbacks), wrapper && { wrapper })
  const user = userEvent.setup()
  const scope = within(page.container)

  const find = (label: Name): HTMLElement => {
    // Quick, and all there is for date and time inputs, which have no role.
    const labelled = scope.queryAllByLabelText(label, { selector: FIELDS })
    if (labelled.length === 1) return onlyOne(labelled, 'field', label, page.container)
    const named = FIELD_ROLES.flatMap((role) => scope.queryAllByRole(role, { name: label }))
    return onlyOne([...new Set([...named, ...labelled])], 'field', label, page.container)
  }
  const fill = createFiller({ user, fireEvent, within })
  return {
    container: page.container,
    sent,
    find,
    async fill(label, value) {
      await fill(find(label), value, nameOf(label))
    },
    async press(name) {
      const button = onlyOne(scope.queryAllByRole('button', { name }), 'button', name, page.container)
      await user.click(button)
      await act(async () => Promise.resolve())
    },
    rerender(next) {
      page.rerender(element(next, callbacks))
    },
    unmount: page.unmount,
  }
}

const FIELDS = 'input, textarea, select, [role=combobox], [role=checkbox], [role=group], [role=radiogroup]'
const FIELD_ROLES = ['textbox', 'spinbutton', 'combobox', 'checkbox', 'group', 'radiogroup'] as const

function element(payloadOrProps: unknown, { onResume, onExchange }: ReturnType<typeof recordSent>['callbacks']) {
  const props = toProps(payloadOrProps)
  const both =
    (record: ActionCallback, own: ActionCallback | undefined): ActionCallback =>
    (value, action) => {
      void record(value, action)
      return own?.(value, action)
    }
  return (
    <A2uiSurface {...props} onResume={both(onResume, props.onResume)} onExchange={both(onExchange, props.onExchange)} />
  )
}

/** A list is the recorded envelopes; an object that has a source is props; all else is a payload, in the version that it looks like. */
function toProps(given: unknown): A2uiSurfaceProps {
  if (Array.isArray(given)) return { envelopes: given }
  if (typeof given !== 'object' || given === null) return { payload: given }
  const has = (name: string): boolean => Object.hasOwn(given, name)
  if (has('type') && has('payload')) return { envelopes: [given] }
  if (has('payload') || has('envelopes') || has('store')) return given
  return { payload: given, schemaVersion: has('messages') || has('catalogId') ? 2 : 1 }
}

function onlyOne(
  found: readonly HTMLElement[],
  kind: 'field' | 'button',
  name: Name,
  container: HTMLElement,
): HTMLElement {
  const [first] = found
  if (first !== undefined && found.length === 1) return first
  const all = Array.from(container.querySelectorAll(kind === 'button' ? 'button' : 'label, [id$="-label"]'))
  const names = [...new Set(all.map((one) => JSON.stringify(one.textContent.trim())))].join(', ')
  const count = found.length === 0 ? `There is no ${kind}` : `There are ${String(found.length)} ${kind}s`
  throw new Error(`a2ui-surface: ${count} named ${nameOf(name)}. Names on the page: ${names || 'none'}.`)
}
