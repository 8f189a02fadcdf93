// A host's mistakes are thrown, and say what is wrong and how to mend it.
import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { A2uiSurface, type A2uiSurfaceProps } from '../../src/A2uiSurface'
import { createSurfaceStore } from '../../src/core'
import { payloadV1 } from './documents'

function errorOf(props: object): string {
  // React tells of an error that nobody catches; that it comes out is what is asked here.
  const output = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const hush = (event: ErrorEvent): void => {
    event.preventDefault()
  }
  window.addEventListener('error', hush)
  try {
    render(<A2uiSurface {...(props as A2uiSurfaceProps)} />)
    return 'Nothing was thrown.'
  } catch (error) {
    return String(error)
  } finally {
    window.removeEventListener('error', hush)
    output.mockRestore()
  }
}

describe('a mistake of the host', () => {
  const store = createSurfaceStore()
  const payload = payloadV1([])

  it.each([
    ['two sources', { payload, envelopes: [] }, ['`payload` and `envelopes`', 'Pass one of them']],
    ['three sources', { payload, envelopes: [], store }, ['`payload` and `envelopes` and `store`']],
    ['a slot of no such name', { slots: { Buton: () => null } }, ['"Buton"', 'Button, Card']],
    ['a slot named like a member of every object', { slots: { hasOwnProperty: null } }, ['"hasOwnProperty"']],
    ['a store of its own making', { store: { ...store } }, ['`store`', 'createSurfaceStore()']],
    ['envelopes that are no list', { envelopes: 'all of them' }, ['`envelopes`', 'list']],
    ['an interrupt that is no object', { payload, interrupt: 'approval' }, ['`interrupt`', "{ kind: 'approval' }"]],
    ['a limit that is none', { payload, limits: { nodes: Number.NaN } }, ['`limits.nodes`']],
    ['a time zone that does not exist', { payload, timeZone: 'Mars/Olympus' }, ['`timeZone`', 'Mars/Olympus']],
  ])('is named: %s', (_, props, parts) => {
    const message = errorOf(props)
    expect(message).toContain('a2ui-surface:')
    for (const part of parts) expect(message).toContain(part)
  })

  it('is none where the others are undefined', () => {
    render(<A2uiSurface payload={undefined} envelopes={[]} />)
    render(<A2uiSurface store={store} slots={{}} />)
    const nothing = { payload, limits: null, strings: null, slots: null, interrupt: null } as unknown
    render(<A2uiSurface {...(nothing as A2uiSurfaceProps)} />)
  })

  it('is none where a word is undefined: it stays as it is', () => {
    const strings = { noticeTitle: undefined, refusals: { envelope_invalid: undefined } } as unknown
    render(<A2uiSurface payload="nonsense" strings={strings as NonNullable<A2uiSurfaceProps['strings']>} />)
    expect(screen.getByText('This cannot be shown.')).toBeVisible()
    expect(screen.getByText('It does not follow the rules for such content.')).toBeVisible()
  })
})
