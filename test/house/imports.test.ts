// The sources against the layout, and the layout's rules against small sources that break each of them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findViolations } from './findViolations'
import { MAX_LINES } from './layout'

const SRC = join(import.meta.dirname, '../../src')

function readSources(): Map<string, string> {
  const paths = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(?:ts|tsx|js|mjs)$/.test(path))
    .sort()
  return new Map(paths.map((path) => [path, readFileSync(join(SRC, path), 'utf8')]))
}

describe('the sources', () => {
  it('are found', () => {
    expect(readSources().size).toBeGreaterThan(3)
  })

  it('keep to the layout and the rules for files', () => {
    expect(findViolations(readSources())).toEqual([])
  })
})

describe('the rules', () => {
  const node = ['catalog/node.ts', '// Nodes.\nexport const node = 1\n'] as const
  const widget = ['widgets/Card.tsx', "'use client'\n// A card.\nimport { useId } from 'react'\n"] as const

  it('pass sound sources', () => {
    const surface = ['A2uiSurface.tsx', "// Root.\nimport './catalog/node'\nimport('./widgets/Card')\n"] as const
    expect(findViolations(new Map([node, widget, surface]))).toEqual([])
  })

  it.each<[string, string, string, string]>([
    ['a step back', 'state/fold.ts', "// Fold.\nimport { node } from '../catalog/node'\n", 'state may import json'],
    ['a type from a later folder', 'json/a.ts', "// A.\nimport type { N } from '../catalog/node'\n", 'nothing of ours'],
    ['an inline type import', 'json/a.ts', "// A.\nexport type N = import('../catalog/node').N\n", 'nothing of ours'],
    ['a late import', 'json/a.ts', "// A.\nexport const n = () => import('../catalog/node')\n", 'nothing of ours'],
    ['a re-export', 'json/a.ts', "// A.\nexport { node } from '../catalog/node'\n", 'nothing of ours'],
    ['a widget that knows the wire', 'widgets/A.tsx', "// A.\nimport '../catalog/node'\n", 'nothing of ours'],
    ['React in the core', 'catalog/a.ts', "// A.\nimport type { ReactNode } from 'react'\n", 'without React'],
    ['React DOM in an entry', 'core.ts', "// Core.\nimport { x } from 'react-dom/server'\n", 'without React'],
    ['widgets in the core entry', 'core.ts', "// Core.\nexport { x } from './widgets/Card'\n", 'core.ts may import'],
    ['JSX in the core', 'catalog/a.tsx', '// A.\nexport const a = <p />\n', 'no JSX'],
    ['a folder outside the layout', 'misc/a.ts', '// A.\nexport const a = 1\n', 'no part of the layout'],
    ['an inner barrel', 'render/index.ts', "// All.\nexport { node } from '../catalog/node'\n", 'no inner barrels'],
    ['a missing file', 'catalog/a.ts', "// A.\nimport './gone'\n", 'no file of src'],
    ['an import of itself', 'catalog/a.ts', "// A.\nimport './a'\n", 'Circle: catalog/a.ts → catalog/a.ts'],
    ['a file called types', 'catalog/types.ts', '// Types.\nexport type A = 1\n', 'named for what it does'],
    ['a file called utils', 'catalog/utils.test.ts', '// Utils.\n', 'named for what it does'],
    ['a star export', 'index.ts', "'use client'\n// Entry.\nexport * from './catalog/node'\n", 'export *'],
    ['a long file', 'catalog/a.ts', `// A.\n${'const a = 1\n'.repeat(MAX_LINES)}`, `${String(MAX_LINES + 1)} lines`],
    ['no header', 'catalog/a.ts', 'export const a = 1\n', 'no header comment'],
  ])('find %s', (_name, path, text, fault) => {
    const found = findViolations(new Map([node, widget, [path, text]]))
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(path)
    expect(found[0]).toContain(fault)
  })

  it('find a circle of types over several files', () => {
    const circle = new Map([
      ['state/a.ts', "// A.\nimport type { B } from './b'\n"],
      ['state/b.ts', "// B.\nexport type { C } from './c'\n"],
      ['state/c.ts', "// C.\nimport { type A } from './a'\n"],
    ])
    expect(findViolations(circle)).toEqual(['Circle: state/a.ts → state/b.ts → state/c.ts → state/a.ts.'])
  })

  it('leave generated files their length, names and headers', () => {
    expect(findViolations(new Map([['protocol/generated/types.ts', 'export type A = 1\n'.repeat(900)]]))).toEqual([])
  })
})
