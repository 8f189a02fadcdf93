// Untrusted surfaces: marked for the reader, kept from approvals, and never in the agent's colours (TRUST-1…4).
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createSurfaceStore } from '../../src/core'
import {
  button,
  buttonV1,
  column,
  createSurface,
  deleteSurface,
  envelope,
  envelopesOf,
  fieldV1,
  payloadV1,
  surfaceV2,
  textField,
  updateComponents,
  updateDataModel,
} from './documents'
import { mount } from './mount'

const MARK = 'This content comes from a source that has not been verified.'
const form = payloadV1([fieldV1('text', 'a'), buttonV1('resume', 'Approve'), buttonV1('exchange', 'Ask')])
const press = (name: string) => screen.getByRole('button', { name })
const start = [
  createSurface(),
  updateComponents([column('root', 'a', 'go'), textField('a'), ...button('resume', 'Go')]),
]

describe('the taint', () => {
  const untrusted = { untrusted: true, run: 'u' }

  it('stays after one untrusted envelope, whatever trusted ones follow (TRUST-1, TRUST-3)', () => {
    const tainted = [...envelopesOf(start), ...envelopesOf([updateDataModel('/x', 1)], untrusted)]
    const { show } = mount({ envelopes: envelopesOf(start) })
    expect(screen.queryByText(MARK)).not.toBeInTheDocument()
    show({ envelopes: tainted })
    expect(screen.getByText(MARK)).toBeVisible()
    show({ envelopes: [...tainted, ...envelopesOf([updateDataModel('/x', 2)], { run: 'later' })] })
    expect(screen.getByText(MARK)).toBeVisible()
  })

  it('outlives a delete and a new surface under the same key (TRUST-1)', () => {
    const again = [deleteSurface(), ...start]
    mount({ envelopes: [...envelopesOf(start, untrusted), ...envelopesOf(again, { run: 'again' })] })
    expect(screen.getByText(MARK)).toBeVisible()
  })

  it('outlives a delta frame (TRUST-1)', () => {
    const frame = {
      surfaceRef: 'e',
      catalogVersion: '0.9.1',
      patch: [{ op: 'replace', path: '/surface/components/0/label', value: 'Changed' }],
    }
    mount({ envelopes: [envelope(form, 1, 'e', { untrusted: true }), frame] })
    expect(screen.getByRole('textbox', { name: 'Changed' })).toBeVisible()
    expect(screen.getByText(MARK)).toBeVisible()
  })

  it('comes with a payload by contentTrust, and does not go with it (TRUST-1)', () => {
    const { show } = mount({ payload: form, contentTrust: 'untrusted' })
    expect(screen.getByText(MARK)).toBeVisible()
    show({ contentTrust: 'trusted' })
    expect(screen.getByText(MARK)).toBeVisible()
  })

  it('is of one surface and not of its neighbours (TRUST-1)', () => {
    const store = createSurfaceStore()
    store.receive(envelope(form, 1, 'bad', { untrusted: true }))
    store.receive(envelope(form, 1, 'good'))
    mount({ store, surfaceKey: 'good' })
    expect(screen.queryByText(MARK)).not.toBeInTheDocument()
  })
})

describe('an untrusted surface', () => {
  const shown = { payload: form, contentTrust: 'untrusted' } as const

  it('enables no action where an approval waits, says why, and reports it once (TRUST-2)', async () => {
    const { user, show, onResume, onExchange, onDiagnostic } = mount({ ...shown, interrupt: { kind: 'approval' } })
    for (const name of ['Approve', 'Ask']) {
      expect(press(name)).toBeDisabled()
      expect(press(name)).toHaveAccessibleDescription(/unverified content cannot give an approval/)
    }
    expect(screen.getByText(/unverified content cannot give an approval/)).toBeVisible()
    await user.click(press('Approve'))
    await user.click(press('Ask'))
    show({ interrupt: { kind: 'approval' }, className: 'again' })
    expect(onResume).not.toHaveBeenCalled()
    expect(onExchange).not.toHaveBeenCalled()
    expect(onDiagnostic).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'untrusted_content_blocks_approval', surfaceKey: 'surface' }),
    )
  })

  it('blocks resume and not exchange where the host did not say what waits (TRUST-2)', async () => {
    const { user, onResume, onExchange, onDiagnostic } = mount(shown)
    expect(press('Approve')).toBeDisabled()
    expect(press('Approve')).toHaveAccessibleDescription(/has not been verified/)
    await user.click(press('Ask'))
    expect(onExchange).toHaveBeenCalledOnce()
    expect(onResume).not.toHaveBeenCalled()
    expect(onDiagnostic).toHaveBeenCalledOnce()
  })

  it('acts like any other where something else than an approval waits (TRUST-2)', async () => {
    const { user, onResume, onDiagnostic } = mount({ ...shown, interrupt: { kind: 'clarification' } })
    await user.click(press('Approve'))
    expect(onResume).toHaveBeenCalledOnce()
    expect(onDiagnostic).not.toHaveBeenCalled()
  })

  it("cannot be approved through a host's own button either (TRUST-2)", async () => {
    const { user, onResume } = mount({
      ...shown,
      interrupt: { kind: 'approval' },
      slots: { Button: ({ children, onPress }) => <button onClick={onPress}>{children}</button> },
    })
    await user.click(press('Approve'))
    expect(onResume).not.toHaveBeenCalled()
  })

  it('that is trusted may answer an approval (TRUST-2)', async () => {
    const { user, onResume } = mount({ payload: form, interrupt: { kind: 'approval' } })
    await user.click(press('Approve'))
    expect(onResume).toHaveBeenCalledOnce()
  })
})

describe('what an agent says of itself', () => {
  const theme = { primaryColor: '#00BFFF', agentDisplayName: 'Travel agent' }
  const payload = surfaceV2([column('root', 'go'), ...button('resume', 'Go', { variant: 'primary' })], undefined, theme)
  const tint = () => screen.getByRole('group', { name: 'Form' }).style.getPropertyValue('--a2s-agent-tint')

  it('is attribution inside the boundary (TRUST-4)', () => {
    mount({ payload, schemaVersion: 2 })
    expect(screen.getByRole('group', { name: 'Form' })).toContainElement(screen.getByText('From Travel agent'))
  })

  it("tints the surface's own element, and is gone with agentTheme none or another agent (TRUST-4)", () => {
    const { show } = mount({ payload, schemaVersion: 2 })
    expect(tint()).toBe('#00BFFF')
    expect(document.documentElement.style.cssText + document.body.style.cssText).toBe('')
    show({ agentTheme: 'none' })
    expect(tint()).toBe('')
    show({ agentTheme: 'accent' })
    expect(tint()).toBe('#00BFFF')
  })

  it('never tints an untrusted surface (TRUST-4)', () => {
    mount({ payload, schemaVersion: 2, contentTrust: 'untrusted' })
    expect(tint()).toBe('')
    expect(screen.getByText('From Travel agent')).toBeVisible()
  })
})
