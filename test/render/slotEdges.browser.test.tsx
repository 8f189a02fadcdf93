// A host's own widgets stand where the library's would, without a margin of their own (REND-6).
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../src/widgets/styles.css'
import { A2uiSurface } from '../../src/A2uiSurface'
import type { Slots } from '../../src/render/slots'
import { button, surfaceV2, text, textField } from './documents'

beforeEach(async () => {
  await page.viewport(800, 600)
})

const plainSlots: Partial<Slots> = {
  Text: ({ text }) => <div className="host">{text}</div>,
  TextField: ({ id, label, value }) => (
    <div className="host">
      <label htmlFor={id}>{label}</label>
      <input id={id} value={value} readOnly />
    </div>
  ),
  Divider: () => <div className="host" />,
  Button: ({ children }) => (
    <div className="host">
      <button type="button">{children}</button>
    </div>
  ),
}

const form = surfaceV2([
  { id: 'root', component: 'Column', children: ['a', 'line', 'row', 'card', 'go'] },
  text('a'),
  { id: 'line', component: 'Divider' },
  { id: 'row', component: 'Row', children: ['f', 'g'], justify: 'stretch' },
  textField('f', { weight: 1 }),
  textField('g', { weight: 2 }),
  { id: 'card', component: 'Card', child: 'inner' },
  { id: 'inner', component: 'Column', children: ['b'] },
  text('b'),
  ...button('resume', 'Go'),
])

const OURS = '.a2s-text, .a2s-divider, .a2s-field, .a2s-button-field'

/** The left and right edge of each leaf, in order. */
async function edges(slots: Partial<Slots>, selector: string): Promise<string[]> {
  const { unmount } = await render(<A2uiSurface payload={form} schemaVersion={2} slots={slots} />)
  const found = [...document.querySelectorAll(selector)].map((leaf) => {
    const { left, right } = leaf.getBoundingClientRect()
    return `${String(Math.round(left))} to ${String(Math.round(right))}`
  })
  await unmount()
  return found
}

it('all of them, and one among ours (REND-6)', async () => {
  const ours = await edges({}, OURS)
  expect(ours).toHaveLength(6)
  expect(await edges(plainSlots, '.host')).toEqual(ours)
  const { Text } = plainSlots
  expect(await edges(Text === undefined ? {} : { Text }, `${OURS}, .host`)).toEqual(ours)
})
