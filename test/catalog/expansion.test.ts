// The expansion is counted before anything renders, and the count costs no more than the limit (FOLD-7).
import { describe, expect, it, vi } from 'vitest'
import { lowerV2 } from '../../src/catalog/v2'
import type { Component, ComponentV1 } from '../../src/protocol/generated/types'
import type { ContentV2 } from '../../src/state/content'
import { DEFAULT_LIMITS } from '../../src/state/limits'
import { column, createSurface, text, updateComponents } from '../state/messages'
import { envelopeV1, envelopeV2, fieldText, frame } from './envelopes'
import { openStore, stored } from './openStore'

/** Each level names the next one `width` times: two to the power of the levels with a handful of components. */
function dag(levels: number, width = 2): Component[] {
  return Array.from({ length: levels }, (_, level) => {
    const id = level === 0 ? 'root' : `n${String(level)}`
    const next = level === levels - 1 ? 'leaf' : `n${String(level + 1)}`
    return column(id, ...Array<string>(width).fill(next))
  })
}

function chain(length: number): Component[] {
  return Array.from({ length }, (_, index): Component => {
    const id = index === 0 ? 'root' : `n${String(index)}`
    return index === length - 1 ? text(id) : { id, component: 'Card', child: `n${String(index + 1)}` }
  })
}

function contentOf(components: readonly Component[]) {
  const map = new Map(components.map((component) => [component.id, component]))
  const get = vi.spyOn(map, 'get')
  const content: ContentV2 = { version: 2, status: 'live', components: map, model: {}, theme: {} }
  return { content, get }
}

describe('a surface that expands without bound', () => {
  it.each([
    ['columns', dag(60)],
    ['wide columns', dag(3, 256)],
    [
      'columns in a button',
      [{ id: 'root', component: 'Button', child: 'n1', action: { event: { name: 'resume' } } }, ...dag(40).slice(1)],
    ],
    ['columns that also lead back', [...dag(30), column('leaf', 'root', 'n1', 'n2')]],
  ] as [string, Component[]][])('is counted no further than the limit: %s (FOLD-7)', (_what, components) => {
    const { content, get } = contentOf(components)
    expect(lowerV2(content, undefined, DEFAULT_LIMITS).ok).toBe(false)
    expect(get.mock.calls.length).toBeLessThanOrEqual(DEFAULT_LIMITS.nodes)
  })

  it('is stored whole, with a notice, and nothing of it is shown (FOLD-7)', () => {
    const { receive, surface, store } = openStore()
    const document = envelopeV2([createSurface(), updateComponents(dag(60))])
    const record = stored(receive(document))
    expect(record).toMatchObject({
      code: 'surface_too_large',
      received: document,
      errors: [{ surfaceId: 's', path: '' }],
    })
    expect(surface().getState()).toMatchObject({ notice: record })
    expect(surface().getState().view).toBeUndefined()
    expect(store.getSurfaces()[0]?.status).toBe('stored')
  })
})

describe('the limits', () => {
  it('let 2,048 nodes through, and not one more (FOLD-7)', () => {
    // One root, seven columns under it, and 2,040 texts in those.
    const sizes = [256, 256, 256, 256, 256, 256, 248 + 256]
    const build = (extra: number): Component[] => [
      column('root', ...sizes.map((_, index) => `c${String(index)}`), ...Array<string>(extra).fill('t')),
      ...sizes.map((size, index) => column(`c${String(index)}`, ...Array<string>(size).fill('t'))),
      text('t'),
    ]
    const nodes = sizes.reduce((sum, size) => sum + size, 0) + sizes.length + 1
    expect(nodes).toBe(2048)
    expect(lowerV2(contentOf(build(0)).content, undefined, DEFAULT_LIMITS).ok).toBe(true)
    expect(lowerV2(contentOf(build(1)).content, undefined, DEFAULT_LIMITS).ok).toBe(false)
  })

  it('let 64 levels through, and not one more (FOLD-7)', () => {
    const { receive } = openStore()
    expect(receive(envelopeV2([createSurface('a'), updateComponents(chain(64), 'a')])).status).toBe('rendered')
    expect(receive(envelopeV2([createSurface('b'), updateComponents(chain(65), 'b')]))).toMatchObject({
      code: 'surface_too_large',
    })
  })

  it('count missing and cut references, too (FOLD-7)', () => {
    const limits = { ...DEFAULT_LIMITS, nodes: 4 }
    const lower = (...ids: string[]) => lowerV2(contentOf([column('root', ...ids)]).content, undefined, limits)
    expect(lower('x', 'root', 'x').ok).toBe(true)
    expect(lower('x', 'root', 'x', 'x').ok).toBe(false)
  })

  it("are the host's to set, up to where the stack is safe (FOLD-7)", () => {
    const { receive } = openStore({ limits: { nodes: 600, depth: 512 } })
    expect(receive(envelopeV2([createSurface('a'), updateComponents(chain(512), 'a')])).status).toBe('rendered')
    expect(() => openStore({ limits: { depth: Number.NaN } })).toThrow('limits.depth')
  })

  it('hold for version 1 (FOLD-7)', () => {
    const { receive, surface } = openStore({ limits: { nodes: 5 } })
    const fields = (count: number): ComponentV1[] =>
      Array.from({ length: count }, (_, index) => fieldText(`f${String(index)}`))
    expect(receive(envelopeV1(fields(4))).status).toBe('rendered')
    const { content } = surface('f').getState()
    expect(receive(envelopeV1(fields(5)))).toMatchObject({
      status: 'stored',
      code: 'surface_too_large',
      surfaceKey: 'f',
    })
    expect(surface('f').getState().content).toBe(content)
    const grow = frame([{ op: 'add', path: '/surface/components/-', value: { component: 'text', text: 'more' } }])
    expect(receive(grow)).toMatchObject({ status: 'stored', code: 'surface_too_large' })
  })
})

describe('an update over the limit', () => {
  it('is stored, and the live surface stays as it is, the edits in it too (FOLD-7, STORE-3)', () => {
    const { receive, surface } = openStore()
    receive(envelopeV2([createSurface(), updateComponents([column('root', 'n1'), text('leaf')])]))
    surface().edit(['a'], 'mine', 'x')
    const before = surface().getState()
    expect(receive(envelopeV2([updateComponents(dag(60).slice(1))]))).toMatchObject({
      status: 'stored',
      code: 'surface_too_large',
    })
    expect(surface().getState()).toBe(before)
    expect(surface().getModel()).toEqual({ a: 'mine' })
    expect(receive(envelopeV2([updateComponents([text('n1')])])).status).toBe('rendered')
  })
})
