// Reads the sources as TypeScript does and holds them against layout.ts and the house rules for files.
import { posix } from 'node:path'
import ts from 'typescript'
import { LAYOUT, MAX_LINES, REACT_PACKAGES, REACT_PARTS } from './layout'

/** Path below `src`, with forward slashes, to text. */
export type Sources = ReadonlyMap<string, string>

/** One sentence for each breach, in the order of the files; none when the house is in order. */
export function findViolations(sources: Sources): string[] {
  const imports = new Map([...sources].map(([path, text]) => [path, readImports(path, text)]))
  const faults: string[] = []
  for (const [path, text] of sources) {
    faults.push(...checkFile(path, text))
    for (const specifier of imports.get(path) ?? []) faults.push(...checkImport(path, specifier, sources))
  }
  return [...faults, ...findCircles(imports, sources)]
}

function checkFile(path: string, text: string): string[] {
  const faults: string[] = []
  const part = partOf(path)
  if (LAYOUT[part] === undefined) faults.push(`${path}: "${part}" is no part of the layout.`)
  if (/\/index\.\w+$/.test(path)) faults.push(`${path}: no inner barrels; import the file that has it.`)
  if (/^(?:utils?|helpers?|types)\b/i.test(posix.basename(path)) && !isGenerated(path)) {
    faults.push(`${path}: a file is named for what it does, not "${posix.basename(path)}".`)
  }
  if (path.endsWith('.tsx') && !REACT_PARTS.includes(part)) faults.push(`${path}: no JSX in this part.`)
  if (isGenerated(path)) return faults
  const lines = text.trimEnd().split('\n').length
  if (lines > MAX_LINES) faults.push(`${path}: ${String(lines)} lines, over ${String(MAX_LINES)}.`)
  if (!/^(?:'use client'\n\s*)?(?:\/\/|\/\*)/.test(text)) faults.push(`${path}: no header comment.`)
  if (/^export \*/m.test(text)) faults.push(`${path}: "export *"; exports are named one by one.`)
  return faults
}

function checkImport(path: string, specifier: string, sources: Sources): string[] {
  const part = partOf(path)
  const allowed = LAYOUT[part] ?? []
  if (!specifier.startsWith('.')) {
    const forbidden = REACT_PACKAGES.test(specifier) && !REACT_PARTS.includes(part)
    return forbidden ? [`${path}: imports "${specifier}", and this part works without React.`] : []
  }
  const target = resolve(path, specifier, sources)
  if (target === undefined) return [`${path}: imports "${specifier}", which is no file of src.`]
  const targetPart = partOf(target)
  if (targetPart === part || allowed.includes(targetPart)) return []
  return [`${path}: imports "${specifier}"; ${part} may import ${allowed.join(', ') || 'nothing of ours'}.`]
}

function findCircles(imports: ReadonlyMap<string, readonly string[]>, sources: Sources): string[] {
  const faults: string[] = []
  const finished = new Set<string>()
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path)
    if (start >= 0) faults.push(`Circle: ${[...trail.slice(start), path].join(' → ')}.`)
    if (start >= 0 || finished.has(path)) return
    for (const specifier of imports.get(path) ?? []) {
      const target = resolve(path, specifier, sources)
      if (target !== undefined) visit(target, [...trail, path])
    }
    finished.add(path)
  }
  for (const path of sources.keys()) visit(path, [])
  return faults
}

/** Every specifier: imports, re-exports, `import()` of values and of types. */
function readImports(path: string, text: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    let specifier: ts.Node | undefined
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) specifier = node.moduleSpecifier
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) specifier = node.argument.literal
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      specifier = node.arguments[0]
    }
    if (specifier !== undefined && ts.isStringLiteralLike(specifier)) found.push(specifier.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false))
  return found
}

function resolve(from: string, specifier: string, sources: Sources): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const path = posix.join(posix.dirname(from), specifier)
  return ['', '.ts', '.tsx', '.js', '.mjs'].map((ending) => path + ending).find((candidate) => sources.has(candidate))
}

function partOf(path: string): string {
  return path.split('/')[0] ?? path
}

function isGenerated(path: string): boolean {
  return path.includes('/generated/')
}
