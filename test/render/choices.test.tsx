// Choices on the page: which control an agent gets for which, and what is written when a person chooses (REND-4, REND-9).
import { screen, within } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import {
  buttonV1,
  envelope,
  envelopesOf,
  fieldV1,
  createSurface,
  payloadV1,
  updateComponents,
  updateDataModel,
} from './documents'
import { mount, mountStore } from './mount'

type User = ReturnType<typeof userEvent.setup>

const XY = [
  { label: 'Ex', value: 'x' },
  { label: 'Why', value: 'y' },
]

function mountPicker(more: object, value?: unknown) {
  const picker = { id: 'root', component: 'ChoicePicker', label: 'P', options: XY, value: { path: '/p' }, ...more }
  const data = value === undefined ? [] : [updateDataModel('/p', value)]
  return mountStore(envelopesOf([createSurface(), ...data, updateComponents([picker])]))
}

const select = () => screen.getByRole('combobox')

async function choose(user: User, name: string): Promise<void> {
  await user.click(select())
  await user.click(screen.getByRole('option', { name }))
}

describe('the control for a choice', () => {
  it.each([
    ['one of many: a select', {}, 'combobox'],
    ['one of many with a filter: radio buttons', { filterable: true }, 'radiogroup'],
    ['several: checkboxes', { variant: 'multipleSelection' }, 'group'],
    ['one as chips: a toggle group', { displayStyle: 'chips' }, 'radiogroup'],
    ['several as chips: a toggle group', { displayStyle: 'chips', variant: 'multipleSelection' }, 'group'],
  ] as const)('is for %s, named by its visible label (REND-4, REND-7)', (_, more, role) => {
    mountPicker(more)
    expect(screen.getByRole(role, { name: 'P' })).toBeVisible()
    expect(screen.getByText('P')).toBeVisible()
  })

  it('filters by label in either case, and never what is chosen (REND-4)', async () => {
    const { user, model } = mountPicker({ filterable: true, variant: 'multipleSelection' }, ['x'])
    await user.type(screen.getByRole('textbox', { name: 'Filter' }), 'WH')
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
    await user.click(screen.getByRole('checkbox', { name: 'Why' }))
    expect(model()).toEqual({ p: ['x', 'y'] })
  })
})

describe('what is written', () => {
  it('is always a list of strings (REND-4)', async () => {
    const one = mountPicker({})
    await choose(one.user, 'Why')
    expect(one.model()).toEqual({ p: ['y'] })
    one.unmount()
    const chips = mountPicker({ displayStyle: 'chips' })
    await chips.user.click(screen.getByRole('radio', { name: 'Ex' }))
    expect(chips.model()).toEqual({ p: ['x'] })
  })

  it('leaves out what was unticked, though the agent had ticked it (REND-4)', async () => {
    const { user, model } = mountPicker({ variant: 'multipleSelection' }, ['x', 'y'])
    await user.click(screen.getByRole('checkbox', { name: 'Ex' }))
    expect(model()).toEqual({ p: ['y'] })
    expect(screen.getByRole('checkbox', { name: 'Ex' })).not.toBeChecked()
  })

  it('keeps a value that no option has (REND-4)', async () => {
    const { user, model } = mountPicker({ variant: 'multipleSelection' }, ['gone', 'x'])
    await user.click(screen.getByRole('checkbox', { name: 'Why' }))
    await user.click(screen.getByRole('checkbox', { name: 'Ex' }))
    expect(model()).toEqual({ p: ['gone', 'y'] })
  })

  it('may be the empty string, where an option has it (REND-4)', async () => {
    const options = [{ label: 'Nothing', value: '' }, ...XY]
    const { user, model } = mountPicker({ options })
    await choose(user, 'Nothing')
    expect(model()).toEqual({ p: [''] })
    expect(select()).toHaveTextContent('Nothing')
  })
})

describe('options that repeat a value', () => {
  const options = [
    { value: '1', label: 'One' },
    { value: '1', label: 'Uno' },
    { value: '2', label: 'Two' },
  ]

  it('are told apart on the page (REND-4)', async () => {
    const { user, onResume } = mount({
      payload: payloadV1([fieldV1('select', 's', { options }), buttonV1('resume', 'OK')]),
    })
    await choose(user, 'Uno')
    expect(select()).toHaveTextContent('Uno')
    await choose(user, 'Two')
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(onResume.mock.lastCall?.[0]).toEqual({ s: '2' })
  })
})

describe('taking a choice back', () => {
  const form = (required: boolean) => payloadV1([fieldV1('select', 's', { required }), buttonV1('resume', 'OK')])

  it.each([
    ['by pointer', async (user: User) => choose(user, 'No choice')],
    [
      'by keys',
      async (user: User) => {
        select().focus()
        await user.keyboard('{Enter}{Home}{Enter}')
      },
    ],
  ])('is possible where none is required, %s (REND-9)', async (_, takeBack) => {
    const { user, onResume } = mount({ payload: form(false) })
    await choose(user, 'X')
    await takeBack(user)
    expect(select()).toHaveTextContent('Choose…')
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(onResume.mock.lastCall?.[0]).toEqual({ s: '' })
  })

  it('is not offered where one is required, which starts with none made (REND-9)', async () => {
    const { user } = mount({ payload: form(true) })
    expect(select()).toHaveTextContent('Choose…')
    await choose(user, 'X')
    await user.click(select())
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['X'])
  })

  it.each(['resume by a chip', 'filter'])('works for the other controls of one choice: %s (REND-9)', async (kind) => {
    const { user, model } = mountPicker(kind === 'filter' ? { filterable: true } : { displayStyle: 'chips' }, ['x'])
    await user.click(
      screen.getByRole(kind === 'filter' ? 'button' : 'radio', { name: kind === 'filter' ? 'No choice' : 'Ex' }),
    )
    expect(model()).toEqual({ p: [] })
  })
})

describe('new options from the agent', () => {
  it('are listed the next time (REND-4, DELTA-5)', async () => {
    const frame = {
      surfaceRef: 'e',
      catalogVersion: '0.9.1',
      patch: [{ op: 'add', path: '/surface/components/0/options/-', value: { value: 'b', label: 'B' } }],
    }
    const { user, receive } = mountStore([envelope(payloadV1([fieldV1('select', 's')]), 1, 'e')])
    await user.click(select())
    await user.keyboard('{Escape}')
    receive(frame)
    await user.click(select())
    const options = within(screen.getByRole('listbox')).getAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual(['X', 'B'])
  })

  it('have labels that follow the data (DATA-5)', async () => {
    const { user, receive } = mountPicker({ options: [{ label: { path: '/name' }, value: 'x' }] }, ['x'])
    receive(...envelopesOf([updateDataModel('/name', 'Bound')], { run: 'more' }))
    expect(select()).toHaveTextContent('Bound')
    await user.click(select())
    expect(screen.getByRole('option', { name: 'Bound' })).toBeVisible()
  })
})
