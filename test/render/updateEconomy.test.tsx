// What renders again when the agent or the host says something: what it is about, and nothing else.
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  column,
  createSurface,
  envelopesOf,
  surfaceV2,
  text,
  textField,
  updateComponents,
  updateDataModel,
} from './documents'
import { counting, large, rendered, renders } from './counting'
import { mount, mountStore } from './mount'

beforeEach(() => {
  renders.length = 0
})

describe('an update by the agent', () => {
  const start = [createSurface(), updateDataModel('/', { t: 'one' }), updateComponents(large(64))]

  it('of one component renders it and at most what it lies in (FOLD-2)', () => {
    const { show } = mount({ envelopes: envelopesOf(start), slots: counting })
    rendered()
    show({ envelopes: envelopesOf([...start, updateComponents([text('mirror', 'new')])]) })
    expect(rendered()).toEqual(['Column', 'Text new'])
  })

  it('of one value renders what shows it (DATA-5)', () => {
    const { show } = mount({ envelopes: envelopesOf(start), slots: counting })
    rendered()
    show({ envelopes: envelopesOf([...start, updateDataModel('/t1', 'new')]) })
    expect(rendered()).toEqual(['Text new'])
  })

  it('that says what is there already renders nothing (FOLD-2)', () => {
    const { show } = mount({ envelopes: envelopesOf(start), slots: counting })
    rendered()
    show({ envelopes: envelopesOf([...start, updateComponents(large(64))]) })
    expect(rendered()).toEqual([])
  })

  it('field by field costs each field a few renders, not one for every later field (FOLD-1)', () => {
    const ids = Array.from({ length: 60 }, (_, index) => `f${String(index)}`)
    const { show } = mount({ envelopes: envelopesOf([createSurface()]), slots: counting })
    ids.forEach((_, index) => {
      const messages = ids
        .slice(0, index + 1)
        .map((id, at) => updateComponents([column('root', ...ids.slice(0, at + 1)), textField(id)]))
      show({ envelopes: envelopesOf([createSurface(), ...messages]) })
    })
    expect(screen.getAllByRole('textbox')).toHaveLength(60)
    const fields = rendered().filter((name) => name.startsWith('TextField'))
    expect(fields.length).toBeLessThanOrEqual(120)
  })
})

it('512 components in 512 messages render each at most twice, however late the others come (FOLD-6, PART-2)', () => {
  const groups = Array.from({ length: 16 }, (_, index) => `g${String(index)}`)
  const { receive } = mountStore(
    envelopesOf([createSurface(), updateComponents([column('root', ...groups)])], { partial: true }),
    { slots: counting },
  )
  rendered()
  const field = (group: string, index: number) => `${group}-${String(index)}`
  for (const group of groups) {
    const ids = Array.from({ length: 31 }, (_, index) => field(group, index))
    const messages = [updateComponents([column(group, ...ids)]), ...ids.map((id) => updateComponents([text(id)]))]
    receive(...envelopesOf(messages.slice(0, 1), { run: group, partial: true }))
    messages.slice(1).forEach((message, index) => {
      receive(...envelopesOf([message], { run: field(group, index), partial: true }))
    })
  }
  const counts = new Map<string, number>()
  for (const name of rendered()) counts.set(name, (counts.get(name) ?? 0) + 1)
  const texts = [...counts].filter(([name]) => name.startsWith('Text '))
  expect(texts).toHaveLength(496)
  expect(Math.max(...texts.map(([, count]) => count))).toBeLessThanOrEqual(2)
  // A message renders what it brings and the two columns that this lies in, and no column of another.
  expect(counts.get('Column')).toBeLessThanOrEqual(2 * 512)
})

describe('a parent that renders again', () => {
  it('with everything written inline renders no widget (DATA-7)', () => {
    const inline = () => ({
      payload: surfaceV2(large(64), { f0: 'x' }, { agentDisplayName: 'Guide' }),
      schemaVersion: 2,
      onResume: () => undefined,
      onExchange: () => undefined,
      onStored: () => undefined,
      onDiagnostic: () => undefined,
      interrupt: { kind: 'clarification' },
      slots: { ...counting },
      strings: {
        required: 'needed',
        blocks: { streaming: 'On its way' },
        refusals: {},
        attribution: (name: string) => `By ${name}`,
        filterStatus: (shown: number, total: number) => `${String(shown)}/${String(total)}`,
      },
      limits: { nodes: 1000 },
    })
    const { show } = mount(inline())
    expect(screen.getByText('By Guide')).toBeVisible()
    rendered()
    show(inline())
    expect(rendered()).toEqual([])
    const recorded = () => ({ ...inline(), submitted: { f0: 'sent' } })
    show(recorded())
    rendered()
    show(recorded())
    expect(rendered()).toEqual([])
  })

  it('with other words renders those (REND-7)', () => {
    const words = (language: string) => ({ strings: { attribution: (name: string) => `${language} ${name}` } })
    const payload = surfaceV2(large(16), {}, { agentDisplayName: 'Guide' })
    const { show } = mount({ payload, schemaVersion: 2, ...words('By') })
    show(words('Von'))
    expect(screen.getByText('Von Guide')).toBeVisible()
  })
})
