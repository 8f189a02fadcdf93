// The constraints of the published schemas are a contract with every agent and recorded run, so they are pinned here by hash:
// no rule can change unnoticed, whereas titles and descriptions, which are left out of the hash, may. A rule that is meant to
// change is a new wire version; correct the hash only together with it.
import { createHash } from 'node:crypto'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { readSchema, type Schema } from '../protocol/schemaArbitraries'

const PINNED = {
  'ui.a2ui-surface': '552f5059de193810e41bbde4b380ba36500d9e8ba775e0176c40dfd69d684c7b',
  'a2ui-surface-delta-frame': '3d8df6f2a50e0df595e1eb310c5793cf4c85e10372d7eb77e1c5c1e8de479801',
  'a2ui-0.8-messages': '6052b58f9793d9c71c2b83d8199626363e34bb5441e19faaaa0949e36198c1e5',
  'ai-envelope': '9dd01c06de325940b691f9edb3619bf685c92e1e93c762e08f773b0d9b690534',
}

describe.each(Object.entries(PINNED))('schemas/%s.schema.json', (name, hash) => {
  const schema = readSchema(name)

  it('has exactly the pinned constraints (ADM-2)', () => {
    const canonical = JSON.stringify(withoutAnnotations(schema))
    expect(createHash('sha256').update(canonical).digest('hex')).toBe(hash)
  })

  it('is a valid JSON Schema of 2020-12', () => {
    expect(new Ajv2020({ strict: false }).validateSchema(schema)).toBe(true)
  })

  it('describes itself, every definition and every property', () => {
    expect(undescribed(schema, '#')).toEqual([])
  })
})

type Visit = (node: Schema, path: string) => unknown

/** Applies `visit` to each schema right below `node`; what else it holds is passed over. */
function mapSchemas(node: Schema, path: string, visit: Visit): Record<string, unknown> {
  const mapped = Object.entries(node).map(([key, value]: [string, unknown]) => {
    if (key === 'properties' || key === '$defs') {
      const members = Object.entries(value as Record<string, Schema>)
      const visited = members.map(([name, member]) => [name, visit(member, `${path}/${key}/${name}`)] as const)
      return [key, Object.fromEntries(visited.toSorted(([a], [b]) => (a < b ? -1 : 1)))] as const
    }
    if (key === 'anyOf')
      return [key, (value as Schema[]).map((entry, at) => visit(entry, `${path}/anyOf/${String(at)}`))] as const
    return [
      key,
      typeof value === 'object' && !Array.isArray(value) ? visit(value as Schema, `${path}/${key}`) : value,
    ] as const
  })
  return Object.fromEntries(mapped.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Keys in alphabetical order, lists as they are, and no `title` or `description` that is a keyword rather than a property. */
function withoutAnnotations(node: Schema): unknown {
  const mapped = mapSchemas(node, '#', withoutAnnotations)
  return Object.fromEntries(Object.entries(mapped).filter(([key]) => key !== 'title' && key !== 'description'))
}

function undescribed(node: Schema, path: string): string[] {
  const found: string[] = []
  const isNamed = path === '#' || /\/(?:properties|\$defs)\/[^/]+$/.test(path)
  if (isNamed && !/^\S.{8,}\.$/.test(node.description ?? '')) found.push(path)
  mapSchemas(node, path, (below, at) => found.push(...undescribed(below, at)))
  return found
}
