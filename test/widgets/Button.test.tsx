import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { expect, it, vi } from 'vitest'
import { Button, type ButtonProps } from '../../src/widgets/Button'

const onPress = vi.fn()
const setup = (props: Partial<ButtonProps> = {}) => {
  onPress.mockReset()
  const base = { variant: 'default', unavailable: false, inactive: false, busy: false } as const
  return render(
    <form aria-label="Host">
      <Button id="send" onPress={onPress} {...base} {...props}>
        Send
      </Button>
    </form>,
  )
}
const button = () => screen.getByRole('button', { name: 'Send' })

it('is pressed by pointer, Enter and space, and never submits a form around it (ACT-7)', async () => {
  setup()
  const submit = vi.fn((event: Event) => {
    event.preventDefault()
  })
  screen.getByRole('form').addEventListener('submit', submit)
  await userEvent.click(button())
  await userEvent.keyboard('{Enter} ')
  expect(onPress).toHaveBeenCalledTimes(3)
  expect(submit).not.toHaveBeenCalled()
  expect(screen.getByRole<HTMLFormElement>('form').elements).toHaveLength(0)
})

it('cannot be pressed or focused while unavailable, and says why (ACT-5)', async () => {
  render(<p id="why">Nobody listens</p>)
  setup({ unavailable: true, reasonId: 'why' })
  await userEvent.click(button())
  await userEvent.tab()
  expect(button()).not.toHaveFocus()
  expect(button()).toBeDisabled()
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  expect(button()).toHaveAccessibleDescription('Nobody listens')
  expect(onPress).not.toHaveBeenCalled()
})

it('stays in reach while inactive, and hands the press to its caller (CHECK-3)', async () => {
  setup({ inactive: true, reason: 'A field is empty' })
  await userEvent.tab()
  expect(button()).toHaveFocus()
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  expect(button()).toHaveAccessibleDescription('A field is empty')
  await userEvent.keyboard('{Enter}')
  expect(onPress).toHaveBeenCalledOnce()
})

it('says that it is busy', () => {
  setup({ busy: true, inactive: true })
  expect(button()).toHaveAttribute('aria-busy', 'true')
  expect(button()).toHaveAccessibleName('Send')
})

it('can be named and described otherwise (REND-7)', () => {
  setup({ ariaLabel: 'Send the order', description: 'It goes to the kitchen', reason: 'Not yet' })
  const named = screen.getByRole('button', { name: 'Send the order' })
  expect(named).toHaveAccessibleDescription('It goes to the kitchen Not yet')
})

it('passes axe in every state', async () => {
  for (const variant of ['default', 'primary', 'borderless'] as const) {
    const { container, unmount } = setup({ variant, inactive: true, busy: true, reason: 'Not yet' })
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
    unmount()
  }
})
