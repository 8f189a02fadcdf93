// One TypeScript program over every block of code, so that each is checked as a host's own file would be: against the public
// entries, strictly. Blocks are modules of their own; what they use of `given` is handed to them as an import.
import { posix } from 'node:path'
import ts from 'typescript'
import { type Block, nameOf } from './readBlocks'

const FOLDER = posix.join(process.cwd().replaceAll('\\', '/'), 'test/docs/blocks')

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node', 'vite/client', '@testing-library/jest-dom'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noImplicitReturns: true,
  isolatedModules: true,
  skipLibCheck: true,
  noEmit: true,
  allowJs: true,
  checkJs: true,
  resolveJsonModule: true,
  paths: { 'a2ui-surface': ['./src/index'], 'a2ui-surface/*': ['./src/*'] },
}

export interface Module {
  readonly block: Block
  /** Where the block would lie, which is what its relative imports go by. */
  readonly path: string
  /** The block as a module: with what it uses of `given`, and each element that it merely shows handed to `show`. */
  readonly text: string
  /** Exported, or declared at the top, under a name that a component would have. */
  readonly components: readonly string[]
}

/** Each block on its own, or under the name after its fence, beside the other blocks of its page. */
export function toModule(block: Block, givenNames: readonly string[]): Module {
  const page = block.page.replaceAll(/\W+/g, '-')
  const file = block.info || `line-${String(block.line)}.${block.language}`
  const path = posix.join(FOLDER, page, file)
  const source = ts.createSourceFile(path, block.text, ts.ScriptTarget.ES2022, true)
  const declared = new Set(source.statements.flatMap(declaredNames))
  const used = givenNames.filter((name) => !declared.has(name) && new RegExp(`\\b${name}\\b`).test(block.text))
  const shown = source.statements.filter(isElement).map((statement) => statement.expression)
  let text = block.text
  for (const element of [...shown].reverse()) {
    const [start, end] = [element.getStart(), element.end]
    text = `${text.slice(0, start)}show(${text.slice(start, end)})${text.slice(end)}`
  }
  return {
    block,
    path,
    // On the first line, so that the lines that the compiler names stay those of the block.
    text: `import { ${[...used, 'show'].join(', ')} } from 'given';${text}`,
    components: file.endsWith('x') ? source.statements.filter(ts.isFunctionDeclaration).flatMap(componentName) : [],
  }
}

/** What the compiler says, each with the block and the line that it is about. */
export function findTypeErrors(modules: readonly Module[], givenPath: string): readonly string[] {
  const byPath = new Map(modules.map((module) => [module.path, module]))
  const { host, program } = createProgram(byPath, givenPath)
  return modules.flatMap((module) => {
    const source = program.getSourceFile(module.path)
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    return found.map(({ start = 0, messageText }) => {
      const line = (source?.getLineAndCharacterOfPosition(start).line ?? 0) + 1
      const message = ts.flattenDiagnosticMessageText(messageText, host.getNewLine())
      return `${nameOf(module.block)}, line ${String(line)} of it: ${message}`
    })
  })
}

function createProgram(byPath: ReadonlyMap<string, Module>, givenPath: string) {
  const options = { ...OPTIONS, paths: { ...OPTIONS.paths, given: [givenPath] } }
  const disk = ts.createCompilerHost(options)
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (path) => byPath.has(path) || disk.fileExists(path),
    readFile: (path) => byPath.get(path)?.text ?? disk.readFile(path),
    directoryExists: (path) => path.startsWith(FOLDER) || (disk.directoryExists?.(path) ?? true),
    getSourceFile: (path, language, ...rest) => {
      const text = byPath.get(path)?.text
      return text === undefined
        ? disk.getSourceFile(path, language, ...rest)
        : ts.createSourceFile(path, text, language, true)
    },
  }
  return { host, program: ts.createProgram({ rootNames: [...byPath.keys()], options, host }) }
}

/** JSX that stands by itself is what the reader is meant to see on the page. */
function isElement(statement: ts.Statement): statement is ts.ExpressionStatement {
  if (!ts.isExpressionStatement(statement)) return false
  const { expression } = statement
  return ts.isJsxElement(expression) || ts.isJsxSelfClosingElement(expression) || ts.isJsxFragment(expression)
}

function componentName({ name }: ts.FunctionDeclaration): readonly string[] {
  return name !== undefined && /^[A-Z]/.test(name.text) ? [name.text] : []
}

function declaredNames(statement: ts.Statement): readonly string[] {
  if (ts.isImportDeclaration(statement)) {
    const { importClause } = statement
    const bindings = importClause?.namedBindings
    const named = bindings !== undefined && ts.isNamedImports(bindings) ? bindings.elements.map((e) => e.name.text) : []
    return [...named, ...(importClause?.name === undefined ? [] : [importClause.name.text])]
  }
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.flatMap((d) => namesIn(d.name))
  if (ts.isFunctionDeclaration(statement)) return statement.name === undefined ? [] : [statement.name.text]
  return []
}

function namesIn(name: ts.BindingName): readonly string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesIn(element.name)))
}
