// Both forms, filled in by keyboard through roles and names alone: the same steps whatever the widgets are.
import { expect, type UserEventObject, waitFor, within } from 'storybook/test'
import { pressOn, tabTo, toggle, typeInto } from '../keyboard'

interface Walk {
  readonly canvasElement: HTMLElement
  readonly userEvent: UserEventObject
  /** The role of what stands for a select. */
  readonly select: 'combobox' | 'textbox'
  /** Takes an option of a select; how that is done is the select's own. */
  readonly choose: (user: UserEventObject, select: HTMLElement, option: string) => Promise<void>
}

/** The expense report of version 1, up to the press on "Approve". */
export async function fillInExpense({ canvasElement, userEvent, select, choose }: Walk): Promise<void> {
  const form = within(canvasElement)
  const approve = form.getByRole('button', { name: 'Approve' })
  const centre = form.getByRole(select, { name: 'Charge to' })
  await expect(approve).toHaveAttribute('aria-disabled', 'true')
  await pressOn(userEvent, approve)
  await waitFor(() => expect(centre).toHaveFocus())
  await expect(centre).toHaveAccessibleDescription(/Please fill this in/)
  await choose(userEvent, centre, '4200 Travel')
  await typeInto(userEvent, form.getByRole('textbox', { name: 'Note to the claimant' }), 'Thank you')
  await toggle(userEvent, form.getByRole('checkbox', { name: 'I have seen the three receipts' }))
  await pressOn(userEvent, approve)
}

/** The registration of version 2, which has a component for every slot, up to the press on "Send". */
export async function fillInRegistration({ canvasElement, userEvent, select, choose }: Walk): Promise<void> {
  const form = within(canvasElement)
  const send = form.getByRole('button', { name: 'Send' })
  const name = form.getByRole('textbox', { name: 'Name' })
  await pressOn(userEvent, send)
  await waitFor(() => expect(name).toHaveFocus())
  await expect(name).toHaveAccessibleDescription(/Enter your name/)
  await typeInto(userEvent, name, 'Ada')
  await expect(form.getByLabelText('First day')).toHaveValue('2027-03-12')
  await choose(userEvent, form.getByRole(select, { name: 'Room' }), 'Press')
  await typeInto(userEvent, form.getByRole('textbox', { name: 'Filter' }), 'ly')
  await expect(form.getByText('1 of 4 shown')).toBeVisible()
  await toggle(userEvent, form.getByRole('radio', { name: 'Lyon' }))
  await toggle(userEvent, form.getByRole('checkbox', { name: 'Dinner' }))
  await tabTo(userEvent, form.getByRole('radio', { name: 'New' }))
  await userEvent.keyboard('{ArrowRight}')
  await expect(form.getByRole('radio', { name: 'Some' })).toBeChecked()
  await toggle(userEvent, form.getByRole('checkbox', { name: 'Colour' }))
  await typeInto(userEvent, form.getByRole('textbox', { name: 'Anything else?' }), 'Left-handed')
  await toggle(userEvent, form.getByRole('checkbox', { name: 'I will leave the presses clean' }))
  await pressOn(userEvent, send)
}
