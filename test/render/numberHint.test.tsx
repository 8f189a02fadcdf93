// A number field keeps what was entered, and says so where that is no number (REND-3).
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { isNumberText } from '../../src/render/isNumberText'
import { button, column, required, surfaceV2, textField } from './documents'
import { mount } from './mount'

const HINT = 'This does not look like a number.'
const form = (more: object = {}) => ({
  payload: surfaceV2([
    column('root', 'n', 'ok'),
    textField('n', { variant: 'number', ...more }),
    ...button('resume', 'OK'),
  ]),
  schemaVersion: 2 as const,
})
const input = () => screen.getByRole('textbox', { name: 'N' })

describe('a number field', () => {
  it('says that a text is no number once it was left, ties that to the input, and calls it no error (REND-3, CHECK-4)', async () => {
    const { user } = mount(form())
    await user.type(input(), '12 apples')
    expect(screen.queryByText(HINT)).not.toBeInTheDocument()
    await user.tab()
    expect(screen.getByText(HINT)).toBeVisible()
    expect(input()).toHaveAccessibleDescription(HINT)
    expect(input()).not.toHaveAttribute('aria-invalid')
    await user.clear(input())
    expect(screen.queryByText(HINT)).not.toBeInTheDocument()
    await user.type(input(), '1,5')
    expect(input()).not.toHaveAccessibleDescription()
  })

  it('lets the text go out as it is, and then asks for nothing more (REND-3, CHECK-3)', async () => {
    const { user, onResume } = mount(form({ checks: [required('/n', 'Needs a number')] }))
    await user.type(input(), 'about ten')
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(onResume.mock.lastCall?.[0]).toEqual({ n: 'about ten' })
    await waitFor(() => {
      expect(input()).toHaveAttribute('readonly')
    })
    expect(screen.queryByText(HINT)).not.toBeInTheDocument()
  })

  it('says what is wrong before what is odd (CHECK-2)', async () => {
    const { user } = mount(form({ validationRegexp: '^[0-9]+$' }))
    await user.type(input(), 'ten')
    await user.tab()
    await waitFor(() => {
      expect(input()).toHaveAccessibleDescription('This does not have the expected form.')
    })
  })

  it('alone does so: a text field takes any text (REND-3)', async () => {
    const { user } = mount(form({ variant: 'shortText' }))
    await user.type(input(), 'ten')
    await user.tab()
    expect(screen.queryByText(HINT)).not.toBeInTheDocument()
  })
})

describe('isNumberText', () => {
  const numbers = [
    '0',
    '00501',
    '1,5',
    '1.5',
    '-.5',
    '+3',
    '−4',
    '5.',
    '1e3',
    '1.5E-7',
    '1 000',
    '1\u202f000,50',
    "1'000",
    '1,23,456.7',
  ]
  it.each([...numbers, ' 7 ', '٣٫٥', '١٬٠٠٠', '\u061c-٣', '१२', '１２'])('takes %s (REND-3)', (text) => {
    expect(isNumberText(text)).toBe(true)
  })

  it.each(['ten', '12 apples', '1-2', '--1', '1..2', 'e3', '1e', '.', '-', '5%', '€5', 'NaN', 'Infinity', '0x1F'])(
    'doubts %s (REND-3)',
    (text) => {
      expect(isNumberText(text)).toBe(false)
    },
  )

  it.each(['1', '1 ', '1,', 'e', '1e', '.', ' '])('takes linear time for %j, 200,000 times over (REND-3)', (part) => {
    const began = performance.now()
    isNumberText(`${part.repeat(200_000)}x`)
    expect(performance.now() - began).toBeLessThan(1000)
  })
})
