// Surfaces that are still arriving: shown as far as they are, with no action and no false alarm (PART-1, PART-2, FOLD-4).
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  button,
  buttonV1,
  column,
  createSurface,
  envelope,
  envelopesOf,
  payloadV1,
  payloadV2,
  text,
  textField,
  updateComponents,
} from './documents'
import { mount } from './mount'

const surface = () => screen.getByRole('group', { name: 'Form' })
const send = () => screen.getByRole('button', { name: 'Send' })
const start = [
  createSurface(),
  updateComponents([column('root', 'a', 'more', 'send'), textField('a'), ...button('exchange', 'Send')]),
]

describe('a partial surface', () => {
  it('is shown and can be filled in, and enables no action until a whole envelope came (PART-1)', async () => {
    const partial = envelopesOf(start, { partial: true })
    const { user, show, onExchange } = mount({ envelopes: partial })
    expect(surface()).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByText('Loading')).toBeInTheDocument()
    expect(send()).toHaveAttribute('aria-disabled', 'true')
    expect(send()).toHaveAccessibleDescription('Available once everything has arrived.')
    await user.click(send())
    expect(onExchange).not.toHaveBeenCalled()
    await user.type(screen.getByRole('textbox'), 'x')

    show({
      envelopes: [...partial, ...envelopesOf([updateComponents([text('more', 'and that is all')])], { run: 'last' })],
    })
    expect(surface()).not.toHaveAttribute('aria-busy')
    expect(screen.queryByText('Loading')).not.toBeInTheDocument()
    await user.click(send())
    expect(onExchange).toHaveBeenCalledExactlyOnceWith({ a: 'x' }, expect.anything())
  })

  it('takes the plain form of the flag too, and comes by prop with a payload (PART-1)', () => {
    const plain = { ...envelope(payloadV1([buttonV1('exchange', 'Send')]), 1, 'e'), partial: true }
    const { unmount } = mount({ envelopes: [plain] })
    expect(send()).toHaveAttribute('aria-disabled', 'true')
    unmount()
    const { show } = mount({ payload: payloadV1([buttonV1('exchange', 'Send')]), partial: true })
    expect(send()).toHaveAttribute('aria-disabled', 'true')
    show({ partial: false })
    expect(send()).not.toHaveAttribute('aria-disabled')
  })

  it('enables no action again when a partial envelope follows a whole one (PART-1)', () => {
    const { show } = mount({ envelopes: envelopesOf(start) })
    expect(send()).not.toHaveAttribute('aria-disabled')
    const more = envelopesOf([updateComponents([text('more')])], { run: 'more', partial: true })
    show({ envelopes: [...envelopesOf(start), ...more] })
    expect(send()).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('before there is a root', () => {
  it('shows that something is coming, and enables nothing (FOLD-4)', () => {
    const parts = updateComponents([text('a', 'not yet'), ...button('exchange', 'Send')])
    const { show } = mount({ envelopes: envelopesOf([createSurface(), parts]) })
    expect(screen.getByText('Loading')).toBeInTheDocument()
    expect(screen.queryByText('not yet')).not.toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    show({ envelopes: envelopesOf([createSurface(), parts, updateComponents([column('root', 'a', 'send')])]) })
    expect(screen.getByText('not yet')).toBeVisible()
    expect(send()).toBeEnabled()
  })
})

describe('content that is merely unfinished', () => {
  const notice = () => screen.queryByText('This cannot be shown.')
  const whole = payloadV1([{ component: 'text', text: 'whole' }])
  const cases = [
    ['a version 1 payload cut short', payloadV1([{ component: 'text' }]), 1, whole],
    ['a version 2 payload cut short', payloadV2([{ version: 'v0.9' }]), 2, payloadV2(start)],
    ['a version 2 payload without its surfaceId yet', { version: 'v0.9' }, 2, payloadV2(start)],
    ['an empty object', {}, 1, whole],
  ] as const

  it.each(cases)('in a payload never shows the notice: %s (PART-2)', (_, payload, schemaVersion, finished) => {
    const { show } = mount({ payload, schemaVersion, partial: true })
    expect(notice()).not.toBeInTheDocument()
    expect(screen.getByText('Loading')).toBeInTheDocument()
    show({ payload: finished, partial: false })
    expect(notice()).not.toBeInTheDocument()
    expect(screen.queryByText('Loading')).not.toBeInTheDocument()
    show({ payload, partial: false })
    expect(notice()).toBeVisible()
  })

  it.each(cases)('in an envelope never shows the notice: %s (PART-2)', (_, payload, schemaVersion, finished) => {
    const cut = envelope(payload, schemaVersion, 'e', { partial: true })
    const { show } = mount({ envelopes: [cut] })
    expect(notice()).not.toBeInTheDocument()
    expect(screen.getByText('Loading')).toBeInTheDocument()
    show({ envelopes: [cut, envelope(finished, schemaVersion, 'e')] })
    expect(notice()).not.toBeInTheDocument()
    expect(screen.queryByText('Loading')).not.toBeInTheDocument()
  })

  it('leaves what is already shown alone (PART-2, STORE-3)', () => {
    const { show } = mount({ payload: whole })
    show({ payload: payloadV1([{ component: 'text' }]), partial: true })
    expect(screen.getByText('whole')).toBeVisible()
  })
})
