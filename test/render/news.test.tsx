// What is said of a surface that changes under the person's hands: that it did, once it is whole and quiet, and no sooner.
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { column, createSurface, envelopesOf, text, updateComponents, updateDataModel } from './documents'
import { mountStore } from './mount'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function open() {
  const bound = { id: 'a', component: 'Text', text: { path: '/a' } }
  const start = [createSurface(), updateComponents([column('root', 'a'), bound]), updateDataModel('/a', 'one')]
  const { receive } = mountStore(envelopesOf(start))
  let sent = 0
  return (message: Parameters<typeof envelopesOf>[0][number], partial = false): void => {
    sent += 1
    receive(...envelopesOf([message], { run: `later${String(sent)}-`, partial }))
  }
}

const wait = (milliseconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}
const said = (): string | null => screen.getByRole('status').textContent

describe('that a surface was updated', () => {
  it.each([
    ['a component', updateComponents([text('b')])],
    ['data alone', updateDataModel('/a', 'two')],
  ])('is said of %s, a second after the last of it, and until the next', (_what, message) => {
    const send = open()
    wait(5_000)
    expect(said()).toBe('')
    send(message)
    wait(900)
    send(updateDataModel('/b', 1))
    wait(900)
    expect(said()).toBe('')
    wait(100)
    expect(said()).toBe('Updated.')
    send(updateDataModel('/b', 2))
    expect(said()).toBe('')
    wait(1_000)
    expect(said()).toBe('Updated.')
  })

  it('is not said while more is to come (PART-1)', () => {
    const send = open()
    send(updateDataModel('/a', 'two'), true)
    wait(5_000)
    expect(said()).toBe('')
    send(updateDataModel('/a', 'three'))
    wait(1_000)
    expect(said()).toBe('Updated.')
  })
})
