// The notice in place of what cannot be shown: short, neutral, and inert (STORE-2, SEC-1).
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createSurface, envelope, envelopesOf, payloadV1, text, updateComponents } from './documents'
import { mount } from './mount'

const hostile = {
  component: 'action.button',
  id: '<a href="https://example.test">Click</a>',
  label: '<button>Pay</button><img src=x onerror=alert(1)>',
  action: { target: 'resume' },
  href: 'javascript:alert(1)',
}

describe('the notice', () => {
  it('gives the reason in words, and the raw document as inert text on request (STORE-2, SEC-1)', async () => {
    const { user, container } = mount({ payload: payloadV1([hostile]) })
    expect(screen.getByText('It does not follow the rules for such content.')).toBeVisible()
    const raw = screen.getByText(/javascript:alert/)
    expect(raw).not.toBeVisible()
    await user.click(screen.getByText('What was received'))
    expect(raw).toBeVisible()
    expect(raw).toHaveTextContent('<button>Pay</button><img src=x onerror=alert(1)>')
    expect(raw).toHaveTextContent('/surface/components/0')
    expect(raw.children).toHaveLength(0)
    expect(container.querySelectorAll('a, button, input, select, textarea, img, form, iframe')).toHaveLength(0)
  })

  it('is the whole of a surface whose first envelope is refused, and goes when a sound one comes (STORE-3)', () => {
    const bad = envelope(payloadV1([hostile]), 1, 'e')
    const { show } = mount({ envelopes: [bad] })
    expect(screen.getByText('This cannot be shown.')).toBeVisible()
    show({ envelopes: [bad, { ...envelope(payloadV1([{ component: 'text', text: 'sound' }]), 1, 'e') }] })
    expect(screen.getByText('sound')).toBeVisible()
    expect(screen.queryByText('This cannot be shown.')).not.toBeInTheDocument()
  })

  it('does not stand in for a live surface that one envelope did not fit (STORE-3)', () => {
    const live = envelopesOf([createSurface(), updateComponents([text('root', 'live')])])
    mount({ envelopes: [...live, ...envelopesOf([createSurface()], { run: 'more' }), 'nonsense', null] })
    expect(screen.getByText('live')).toBeVisible()
    expect(screen.queryByText('This cannot be shown.')).not.toBeInTheDocument()
  })

  it('shows the beginning of a document of many megabytes (STORE-2)', () => {
    mount({ payload: payloadV1([{ component: 'text', text: 'x'.repeat(5_000_000), more: 1 }]) })
    expect(document.body.textContent.length).toBeLessThan(60_000)
  })

  it.each([
    ['a function', () => 1, 'function'],
    ['a symbol', Symbol('s'), 'symbol'],
    ['a bigint', 1n, 'bigint'],
    ['nothing', null, 'null'],
  ])('names what has no text of its own: %s (STORE-2, ADM-10)', (_, payload, said) => {
    mount({ payload })
    expect(document.querySelector('pre')).toHaveTextContent(said)
  })

  it("can be a host's own, which gets words and text (STORE-2)", () => {
    mount({
      payload: payloadV1([hostile]),
      slots: {
        Notice: ({ title, reason, details }) => <p title={title}>{`${reason} ${String(details.length > 100)}`}</p>,
      },
    })
    expect(screen.getByTitle('This cannot be shown.')).toHaveTextContent(/rules for such content\. true/)
  })
})
