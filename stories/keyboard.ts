// How a person without a pointer gets around: everything a play function does goes through these.
import { expect, screen, type UserEventObject, waitFor } from 'storybook/test'

/** Presses Tab until the element has the focus; throws where it cannot be reached. */
export async function tabTo(user: UserEventObject, element: HTMLElement): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (document.activeElement === element) return
    await user.tab()
  }
  throw new Error(`Tab does not reach ${element.outerHTML.slice(0, 120)}`)
}

/** Goes to a field and types in place of what is there. `{` begins the name of a key, as in `{Enter}`. */
export async function typeInto(user: UserEventObject, field: HTMLElement, text: string): Promise<void> {
  await tabTo(user, field)
  await user.keyboard(`{Control>}a{/Control}${text}`)
}

/** Goes to a button and presses it. */
export async function pressOn(user: UserEventObject, button: HTMLElement): Promise<void> {
  await tabTo(user, button)
  await user.keyboard('{Enter}')
}

/** Goes to a checkbox or chip and turns it over. */
export async function toggle(user: UserEventObject, control: HTMLElement): Promise<void> {
  await tabTo(user, control)
  await user.keyboard(' ')
}

/** Opens the list of a select, walks to the option and takes it. */
export async function chooseFrom(user: UserEventObject, select: HTMLElement, name: string): Promise<void> {
  await tabTo(user, select)
  await user.keyboard('{Enter}')
  const option = await screen.findByRole('option', { name })
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'option'))
  await user.keyboard('{Home}')
  for (let presses = 0; document.activeElement !== option && presses < 300; presses += 1) {
    await user.keyboard('{ArrowDown}')
  }
  await user.keyboard('{Enter}')
  await waitFor(() => expect(select).toHaveFocus())
}
