// Every public name says what it is: the API reference is written from these sentences, and editors show them.
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

const entries = Object.values(manifest.exports)
  .map((target) => (typeof target === 'string' ? target : target.default))
  .flatMap((path) => /^\.\/dist\/(.+)\.js$/.exec(path)?.[1] ?? [])

const names = entries.flatMap((entry) => {
  const path = `src/${entry}.ts`
  return publicNames(path).map((name) => [entry, name, path] as const)
})

it('finds the public names', () => {
  expect(names.length).toBeGreaterThan(50)
})

it.each(names)('%s: %s says what it is', (_, name, path) => {
  expect(docstringOf(path, name)).toMatch(/\w+/)
})

function parse(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true)
}

function publicNames(path: string): readonly string[] {
  return parse(path).statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) return specifiersOf(statement).map(({ name }) => name.text)
    const [name] = namesOf(statement)
    return name !== undefined && isExported(statement) ? [name] : []
  })
}

/** The docstring where the name is declared, however often it is passed on. */
function docstringOf(path: string, name: string): string {
  for (const statement of parse(path).statements) {
    if (ts.isExportDeclaration(statement)) {
      const found = specifiersOf(statement).find((specifier) => specifier.name.text === name)
      const from = statement.moduleSpecifier
      if (found === undefined || from === undefined || !ts.isStringLiteral(from)) continue
      return docstringOf(fileOf(path, from.text), found.propertyName?.text ?? name)
    }
    if (namesOf(statement).includes(name)) {
      return ts
        .getJSDocCommentsAndTags(statement)
        .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
        .join('\n')
    }
  }
  throw new Error(`There is no ${name} in ${path}.`)
}

function specifiersOf({ exportClause }: ts.ExportDeclaration): readonly ts.ExportSpecifier[] {
  return exportClause !== undefined && ts.isNamedExports(exportClause) ? exportClause.elements : []
}

function namesOf(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []))
  }
  const isDeclaration =
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isClassDeclaration(statement)
  return isDeclaration && statement.name !== undefined ? [statement.name.text] : []
}

function isExported(statement: ts.Statement): boolean {
  return ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.[0]?.kind === ts.SyntaxKind.ExportKeyword
}

function fileOf(from: string, specifier: string): string {
  const path = posix.join(posix.dirname(from), specifier)
  const found = ['.ts', '.tsx'].map((ending) => path + ending).find((candidate) => ts.sys.fileExists(candidate))
  if (found === undefined) throw new Error(`${from} names "${specifier}", which is no file.`)
  return found
}
