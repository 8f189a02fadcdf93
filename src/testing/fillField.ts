// Enters a value into a control of any kind, by what the control is to a browser and to assistive technology. Nothing here knows our
// own widgets, but for their ways back to no choice: a host's widgets in the slots are filled the same.
import type { fireEvent, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { FieldValue } from './fieldValue'
import { nameOf } from './nameOf'

/** What Testing Library brings; handed in, so that this file loads none of it. */
export interface Tools {
  readonly user: UserEvent
  readonly fireEvent: typeof fireEvent
  readonly within: typeof within
}

type Fill = (control: HTMLElement, value: FieldValue, name: string) => Promise<void>

export function createFiller(tools: Tools): Fill {
  return async (control, value, name) => {
    if (isLocked(control)) throw new Error(`a2ui-surface: the field ${name} cannot be edited.`)
    const fail = (wanted: string): never => {
      throw new TypeError(`a2ui-surface: the field ${name} takes ${wanted}, not ${JSON.stringify(value)}.`)
    }
    if (control.matches('[role=checkbox], input[type=checkbox]')) {
      if (typeof value !== 'boolean') fail('true or false')
      if (isOn(control) !== value) await tools.user.click(control)
    } else if (control.matches('[role=group], [role=radiogroup]')) {
      const wanted = value === null ? [] : [value].flat()
      if (!wanted.every((label) => typeof label === 'string')) fail('labels of its options, or null')
      await choose(tools, control, wanted as readonly string[], name)
    } else if (control.matches('select, [role=combobox]')) {
      if (typeof value !== 'string' && value !== null) return fail('the label of an option, or null')
      await select(tools, control, value, name)
    } else {
      if (typeof value !== 'string' && typeof value !== 'number') return fail('text')
      await enter(tools, control as HTMLInputElement, String(value), fail)
    }
  }
}

function isLocked(control: HTMLElement): boolean {
  return control.matches('[readonly], [aria-readonly=true], :disabled, [aria-disabled=true]')
}

function isOn(control: HTMLElement): boolean {
  return control.matches(':checked, [aria-checked=true], [aria-pressed=true]')
}

async function enter(
  { user, fireEvent }: Tools,
  control: HTMLInputElement,
  text: string,
  fail: (wanted: string) => never,
) {
  if (!/^(?:date|time|datetime-local|month|week)$/.test(control.type)) {
    await user.clear(control)
    // To user-event a bracket opens the name of a key; doubled it is itself.
    if (text !== '') await user.type(control, text.replaceAll(/[{[]/g, '$&$&'))
    return
  }
  const before = control.value
  fireEvent.change(control, { target: { value: text } })
  if (text !== '' && control.value === '') {
    fireEvent.change(control, { target: { value: before } })
    fail(`a ${control.type} in ISO 8601 form`)
  }
  fireEvent.blur(control)
}

async function select({ user, within }: Tools, control: HTMLElement, label: string | null, name: string) {
  const isNative = control.matches('select')
  if (!isNative) await user.click(control)
  const list = within(isNative ? control : control.ownerDocument.body)
  // The library's own list is loaded when a page first has a select.
  const all = await list.findAllByRole('option').catch(() => [])
  const option =
    label === null
      ? all.find((item) => item.matches('.a2s-item-clear, option[value=""]'))
      : list.queryAllByRole('option', { name: label })[0]
  if (option === undefined) {
    if (!isNative) await user.keyboard('{Escape}')
    // Where nothing is chosen, there is nothing to clear.
    if (label === null && control.matches('.a2s-empty')) return
    throw noOption(label, name, all)
  }
  if (isNative) await user.selectOptions(control, option)
  else await user.click(option)
}

/** Turns on what is wanted and off what is not, so that a choice of one is left with that one. */
async function choose({ user, within }: Tools, group: HTMLElement, wanted: readonly string[], name: string) {
  const all = ['checkbox', 'radio', 'button'].flatMap((role) => within(group).queryAllByRole(role))
  const chosen = wanted.map((label) => {
    const found = ['checkbox', 'radio', 'button'].flatMap((role) =>
      within(group).queryAllByRole(role, { name: label }),
    )[0]
    if (found === undefined) throw noOption(label, name, all)
    return found
  })
  for (const item of chosen) if (!isOn(item)) await user.click(item)
  for (const item of all.filter((item) => isOn(item) && !chosen.includes(item))) {
    const clear = group.parentElement?.querySelector('.a2s-clear')
    await user.click(item.matches('input[type=radio]') && clear ? clear : item)
    if (isOn(item)) throw new Error(`a2ui-surface: the field ${name} cannot be left without a choice.`)
  }
}

function noOption(label: string | null, name: string, all: readonly HTMLElement[]): Error {
  const labels = all.map((item) => nameOf((item.closest('label') ?? item).textContent.trim())).join(', ')
  const wanted = label === null ? 'way to choose none' : `option ${nameOf(label)}`
  return new Error(`a2ui-surface: the field ${name} has no ${wanted}. Its options: ${labels || 'none'}.`)
}
