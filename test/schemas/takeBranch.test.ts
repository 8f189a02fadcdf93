// The schema that a producer hands to a model provider: one object at the root, with all it needs inside.
import { describe, expect, it } from 'vitest'
import { readSchema } from '../protocol/schemaArbitraries'

describe('schemas/ui.a2ui-surface.v2.schema.json', () => {
  const schema = readSchema('ui.a2ui-surface.v2')
  const text = JSON.stringify(schema)
  const whole = readSchema('ui.a2ui-surface')

  it('is one object, neither a reference nor a union', () => {
    expect(schema.type).toBe('object')
    expect(schema.$ref).toBeUndefined()
    expect(schema.anyOf).toBeUndefined()
    expect(schema.required).toEqual(['version', 'catalogId', 'surfaceId', 'messages'])
  })

  it('refers to its own definitions only, and to each of them', () => {
    const referred = new Set(Array.from(text.matchAll(/"\$ref":"([^"]*)"/g), ([, ref]) => ref))
    const defined = Object.keys(schema.$defs ?? {}).map((key) => `#/$defs/${key}`)
    expect([...referred].sort()).toEqual(defined.sort())
  })

  it('says what the whole schema says, and nothing of version 1 (ADM-4)', () => {
    for (const [key, definition] of Object.entries(schema.$defs ?? {})) expect(definition).toEqual(whole.$defs?.[key])
    expect(text).not.toContain('catalogVersion')
  })
})
