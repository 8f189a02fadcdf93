// Which buttons may act, what lies inside of them, and how they are named (ACT-5, ACT-6, REND-7).
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button, buttonV1, column, fieldV1, payloadV1, required, surfaceV2, text, textField } from './documents'
import { mount } from './mount'

const both = payloadV1([buttonV1('resume', 'Send'), buttonV1('exchange', 'Ask')])

describe('a target without a callback', () => {
  it.each([
    ['onResume', 'Send', 'Ask'],
    ['onExchange', 'Ask', 'Send'],
  ] as const)('%s: its buttons are disabled and say so (ACT-5)', (callback, disabled, enabled) => {
    mount({ payload: both, [callback]: undefined })
    const button = screen.getByRole('button', { name: disabled })
    expect(button).toBeDisabled()
    expect(button).toHaveAccessibleDescription('Disabled buttons cannot be used here.')
    expect(screen.getByText('Disabled buttons cannot be used here.')).toBeVisible()
    expect(screen.getByRole('button', { name: enabled })).toBeEnabled()
  })

  it('is told once, however many buttons there are, and each is described by it (ACT-5)', () => {
    mount({
      payload: payloadV1([buttonV1('resume', 'Send'), buttonV1('resume', 'Sign'), buttonV1('exchange', 'Ask')]),
      onResume: undefined,
    })
    const reason = screen.getByText('Disabled buttons cannot be used here.')
    expect(reason).toBeVisible()
    for (const name of ['Send', 'Sign']) {
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-describedby', reason.id)
    }
    expect(screen.getByRole('button', { name: 'Ask' })).not.toHaveAccessibleDescription()
  })

  it('is enabled as soon as the host passes one (ACT-5)', async () => {
    const { user, show, onResume } = mount({ payload: both, onResume: undefined })
    show({ onResume })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(onResume).toHaveBeenCalledOnce()
  })
})

describe('what lies inside a button', () => {
  const inside = [
    column('root', 'outer'),
    {
      id: 'outer',
      component: 'Button',
      child: 'box',
      action: { event: { name: 'exchange' } },
    },
    column('box', 'title', 'n', 'c', 'p', 'd', 'line', 'inner', 'card', 'ghost'),
    text('title', 'Pick', { variant: 'h1' }),
    textField('n', { checks: [required('/n', 'Needs N')] }),
    { id: 'c', component: 'CheckBox', label: 'Agree', value: false },
    { id: 'p', component: 'ChoicePicker', label: 'Seat', options: [{ label: 'A', value: 'a' }], value: [] },
    { id: 'd', component: 'DateTimeInput', label: 'When', value: '' },
    { id: 'line', component: 'Divider' },
    ...button('resume', 'Inner'),
    { id: 'card', component: 'Card', child: 'bound' },
    text('bound', { path: '/b' }),
  ]

  it('is its text, in reading order, and one press is one event (ACT-6)', async () => {
    const { user, onResume, onExchange } = mount({ payload: surfaceV2(inside, { b: 'data' }), schemaVersion: 2 })
    const outer = screen.getByRole('button')
    expect(outer).toHaveTextContent('Pick N Agree Seat When Inner data')
    expect(outer.querySelector('input, select, textarea, button, a, [role], h1, h2, h3, h4, h5, h6')).toBeNull()
    await user.click(screen.getByText(/Inner/))
    expect(onExchange).toHaveBeenCalledOnce()
    expect(onResume).not.toHaveBeenCalled()
  })

  it('holds nothing that has to be answered (ACT-6, CHECK-3)', async () => {
    const outer = inside.map((each) =>
      each['id'] === 'outer' ? { ...each, action: { event: { name: 'resume' } } } : each,
    )
    const { user, onResume } = mount({ payload: surfaceV2(outer), schemaVersion: 2 })
    await user.click(screen.getByRole('button'))
    expect(onResume).toHaveBeenCalledOnce()
  })

  it('gives no name where it says nothing; then the button is named all the same (REND-7)', () => {
    const silent = { id: 'root', component: 'Button', child: 'line', action: { event: { name: 'resume' } } }
    mount({ payload: surfaceV2([silent, { id: 'line', component: 'Divider' }]), schemaVersion: 2 })
    expect(screen.getByRole('button', { name: 'Button' })).toBeEnabled()
  })
})

describe('the order of buttons and fields', () => {
  it('is the reading order for the keyboard, and everything works by keys (REND-7)', async () => {
    const options = ['a', 'b'].map((value) => ({ value, label: value.toUpperCase() }))
    const { user, onResume } = mount({
      payload: payloadV1([
        fieldV1('text', 't'),
        fieldV1('select', 's', { options }),
        fieldV1('checkbox', 'c'),
        buttonV1('resume', 'OK'),
      ]),
    })
    const order = [
      screen.getByRole('textbox', { name: 'T' }),
      screen.getByRole('combobox', { name: 'S' }),
      screen.getByRole('checkbox', { name: 'C' }),
      screen.getByRole('button', { name: 'OK' }),
    ]
    for (const stop of order) {
      await user.tab()
      expect(stop).toHaveFocus()
    }
    await user.tab({ shift: true })
    await user.keyboard(' ')
    await user.tab({ shift: true })
    await user.keyboard('{ArrowDown}')
    const list = screen.getByRole('listbox')
    expect(
      within(list)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['A', 'B'])
    await user.keyboard('{ArrowDown}{Enter}')
    screen.getByRole('button', { name: 'OK' }).focus()
    await user.keyboard('{Enter}')
    expect(onResume.mock.lastCall?.[0]).toEqual({ t: '', s: expect.stringMatching(/^[ab]$/) as string, c: true })
  })
})
