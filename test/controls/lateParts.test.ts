// What the main entry leaves out: the Markdown parser altogether, the pattern engine until a pattern occurs, and a select's list until
// a select is on the page.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

interface Imports {
  /** Packages that come along at once. */
  readonly now: ReadonlySet<string>
  /** Packages that are asked for only when needed. */
  readonly late: ReadonlySet<string>
}

/** Every package that an entry reaches; imports of types alone are none, since nothing of them is left in the build. */
function reach(entry: string): Imports {
  const now = new Set<string>()
  const late = new Set<string>()
  const seen = new Set<string>()
  const visit = (path: string): void => {
    if (seen.has(path)) return
    seen.add(path)
    const source = ts.createSourceFile(
      path,
      readFileSync(path, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
      ts.ScriptKind.TSX,
    )
    const take = (name: string, into: Set<string>): void => {
      if (!name.startsWith('.')) into.add(name)
      else visit(fileOf(join(dirname(path), name)))
    }
    const takeLate = (name: string): void => {
      if (!name.startsWith('.')) late.add(name)
      else {
        const reached: Imports = reach(fileOf(join(dirname(path), name)))
        for (const each of [...reached.now, ...reached.late]) late.add(each)
      }
    }
    const look = (node: ts.Node): void => {
      if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier !== undefined) {
        const typesOnly = ts.isImportDeclaration(node)
          ? node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
          : node.isTypeOnly
        if (!typesOnly && ts.isStringLiteral(node.moduleSpecifier)) take(node.moduleSpecifier.text, now)
      }
      if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
        const [name] = node.arguments
        if (name !== undefined && ts.isStringLiteral(name)) takeLate(name.text)
      }
      ts.forEachChild(node, look)
    }
    look(source)
  }
  visit(entry)
  return { now, late }
}

function fileOf(path: string): string {
  const file = [path, `${path}.ts`, `${path}.tsx`].find(
    (candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate),
  )
  if (file === undefined) throw new Error(`There is no file for ${path}.`)
  return file
}

it('nothing of the Markdown parser is reached from the main entry (REND-2)', () => {
  const { now, late } = reach('src/index.ts')
  expect([...now]).toContain('react')
  expect([...now, ...late].filter((name) => /mdast|micromark/.test(name))).toEqual([])
  expect([...reach('src/markdown.ts').now]).toContain('mdast-util-from-markdown')
})

it('the pattern engine is a late part of the main entry, and no part of the core (CHECK-2)', () => {
  const { now, late } = reach('src/index.ts')
  expect([...now]).not.toContain('re2js')
  expect([...late]).toContain('re2js')
  const core = reach('src/core.ts')
  expect([...core.now, ...core.late].filter((name) => /re2js|react/.test(name))).toEqual([])
})

it('the list of a select, and all of Radix with it, is a late part of the main entry', () => {
  const { now, late } = reach('src/index.ts')
  expect([...late]).toContain('@radix-ui/react-select')
  expect([...now].filter((name) => name.includes('radix'))).toEqual([])
})
