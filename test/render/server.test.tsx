// Server HTML, and its hydration: the same on both sides, readable before any script runs (SEC-4, REND-8).
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { type A2uiSurfaceProps } from '../../src/A2uiSurface'
import {
  buttonV1,
  column,
  createSurface,
  envelopesOf,
  fieldV1,
  payloadV1,
  surfaceV2,
  text,
  updateComponents,
} from './documents'
import { everyControl } from './everyControl'
import { hydrate } from './hydrate'
import { renderOnServer } from './server'

const formV1 = payloadV1(
  [
    fieldV1('text', 'a', { required: true }),
    fieldV1('date', 'd'),
    fieldV1('select', 's'),
    fieldV1('checkbox', 'c'),
    buttonV1('resume', 'OK'),
  ],
  'Title',
)
const weighted = surfaceV2(
  [
    { id: 'root', component: 'Row', children: ['a', 'b', 'c'] },
    text('a', 'A', { weight: 2 }),
    text('b', { path: '/b' }),
    {
      id: 'c',
      component: 'DateTimeInput',
      label: 'When',
      value: { path: '/when' },
      enableDate: true,
      enableTime: true,
    },
  ],
  { b: '<i>not markup</i>', when: '2026-03-20T23:30:00Z' },
  { primaryColor: '#00BFFF', agentDisplayName: 'Guide' },
)

const cases: [string, A2uiSurfaceProps][] = [
  ['version 1', { payload: formV1 }],
  ['version 2', { payload: everyControl, schemaVersion: 2 }],
  ['weights, an instant and a theme', { payload: weighted, schemaVersion: 2 }],
  [
    'envelopes that still arrive',
    { envelopes: envelopesOf([createSurface(), updateComponents([column('root', 'later')])], { partial: true }) },
  ],
  ['a recorded answer', { payload: formV1, submitted: { a: 'x', old: 1 } }],
  ['an untrusted surface', { payload: formV1, contentTrust: 'untrusted' }],
  ['a notice', { payload: 'nonsense' }],
  ['nothing yet', {}],
]

/** Takes over server HTML for as long as `test` runs. */
async function withHydrated(
  html: string,
  props: A2uiSurfaceProps,
  strict: boolean,
  test: (hydrated: Awaited<ReturnType<typeof hydrate>>) => Promise<void> | void,
): Promise<void> {
  const hydrated = await hydrate(html, props, strict)
  try {
    await test(hydrated)
  } finally {
    act(() => {
      hydrated.root.unmount()
    })
    hydrated.place.remove()
  }
}

describe('server HTML', () => {
  it.each(cases)('of %s has no style attribute, and no markup of the agent (SEC-4, SEC-1)', async (_, props) => {
    const html = await renderOnServer(props)
    expect(html).toContain('a2s-surface')
    expect(html).not.toMatch(/\sstyle=/)
    expect(html).not.toMatch(/<(?:style|script|i)[\s>]/)
  })

  it('shows the choice of a select before any script runs (REND-4)', async () => {
    const options = [
      { label: 'Ex', value: 'x' },
      { label: 'Why', value: 'y' },
    ]
    const select = { id: 'root', component: 'ChoicePicker', label: 'P', options, value: { path: '/p' } }
    const html = await renderOnServer({ payload: surfaceV2([select], { p: ['y'] }), schemaVersion: 2 })
    expect(html).toMatch(/role="combobox"[^>]*>(?:<[^>]*>)*Why/)
  })

  it('is the same every time, for the same document (REPLAY-1)', async () => {
    const props = { payload: everyControl, schemaVersion: 2 }
    expect(await renderOnServer(props)).toBe(await renderOnServer(props))
  })
})

describe('hydration', () => {
  it.each(cases.flatMap(([name, props]) => [[name, false, props] as const, [name, true, props] as const]))(
    'of %s (StrictMode: %s) finds what the server sent (REND-8)',
    async (_, strict, props) => {
      const html = await renderOnServer(props, strict)
      await withHydrated(html, props, strict, ({ first, place, onRecoverableError }) => {
        expect(onRecoverableError).not.toHaveBeenCalled()
        expect(place.firstElementChild).toBe(first)
      })
    },
  )

  it('makes a form of it that works (ACT-1)', async () => {
    const props = { payload: formV1, onResume: vi.fn() }
    await withHydrated(await renderOnServer(props), props, false, async () => {
      const user = userEvent.setup()
      await user.type(screen.getByRole('textbox', { name: 'A' }), 'x')
      await user.click(screen.getByRole('button', { name: 'OK' }))
      const value = { a: 'x', d: '', s: '', c: false }
      expect(props.onResume).toHaveBeenCalledExactlyOnceWith(value, expect.anything())
    })
  })

  it("shows instants in UTC first, and then in the person's zone (REND-5)", async () => {
    const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    zone.mockReturnValue({ ...new Intl.DateTimeFormat('en').resolvedOptions(), timeZone: 'Asia/Tokyo' })
    const props = { payload: weighted, schemaVersion: 2 }
    const html = await renderOnServer(props)
    expect(html).toContain('2026-03-20T23:30')
    await withHydrated(html, props, false, ({ onRecoverableError }) => {
      zone.mockRestore()
      expect(onRecoverableError).not.toHaveBeenCalled()
      expect(screen.getByLabelText('When')).toHaveValue('2026-03-21T08:30')
    })
  })
})
