// The sources read as text: nothing that a person could read or hear is written in them, except in strings.ts. What no test
// happens to put on the page is found here all the same.
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/** Attributes whose value is shown or said. */
const SPOKEN =
  /^(title|placeholder|alt|label|value|defaultValue|summary|children|aria-(label|description|placeholder|roledescription|valuetext|braillelabel|brailleroledescription))$/

const hasWord = (text: string) => /\p{L}{2}/u.test(text)

/** The words in a source that would come out on the page as they are. */
function wordsIn(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const literalsOf = (node: ts.Node): void => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node)
    ) {
      if (hasWord(node.text)) found.push(node.text)
    }
    // What is compared, called or looked up is not what is shown.
    const shown =
      !(ts.isBinaryExpression(node) && /^[!=]==?$/.test(node.operatorToken.getText())) && !ts.isCallExpression(node)
    if (shown) ts.forEachChild(node, literalsOf)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && hasWord(node.text)) found.push(node.text.trim())
    if (ts.isJsxAttribute(node) && SPOKEN.test(node.name.getText())) {
      if (node.initializer !== undefined) literalsOf(node.initializer)
    } else if (
      ts.isJsxExpression(node) &&
      node.parent.kind === ts.SyntaxKind.JsxElement &&
      node.expression !== undefined
    ) {
      if (!ts.isJsxElement(node.expression)) shownLiterals(node.expression)
    } else if (ts.isPropertyAssignment(node) && SPOKEN.test(node.name.getText().replaceAll(/['"]/g, ''))) {
      literalsOf(node.initializer)
    }
    ts.forEachChild(node, visit)
  }
  /** Of an expression between tags: the literals it may come to. */
  const shownLiterals = (node: ts.Expression): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) literalsOf(node)
    if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(shownLiterals)
    if (ts.isParenthesizedExpression(node)) shownLiterals(node.expression)
    if (ts.isBinaryExpression(node)) [node.left, node.right].forEach(shownLiterals)
  }
  visit(source)
  return found
}

describe('no word of the library', () => {
  const sources = ['src/widgets', 'src/render', 'src'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.tsx?$/.test(name) && name !== 'strings.ts')
      .map((name) => `${folder}/${name}`),
  )

  it('stands in a component instead of in strings.ts (REND-7)', () => {
    expect(sources.length).toBeGreaterThan(50)
    const found = sources.flatMap((path) => wordsIn(path, readFileSync(path, 'utf8')).map((word) => `${path}: ${word}`))
    expect(found).toEqual([])
  })

  it('is written by the stylesheet (REND-7)', () => {
    for (const name of readdirSync('src/widgets/styles')) {
      const written = /content:\s*['"][^'"]*\p{L}[^'"]*['"]/u.exec(readFileSync(`src/widgets/styles/${name}`, 'utf8'))
      expect(written, name).toBeNull()
    }
  })
})

describe('the search itself', () => {
  it.each([
    ['text between tags', '<p>Nothing yet</p>'],
    ['an attribute', '<button aria-label="Close" />'],
    ['an attribute in braces', '<input placeholder={given ?? "Search"} />'],
    ['a literal between tags', "<p>{busy ? 'Sending' : text}</p>"],
    ['a template between tags', '<p>{`${count} shown`}</p>'],
    ['an attribute in a spread', "<p {...{ 'aria-label': 'Close' }} />"],
    ['a part of a text that is put together', '<p title={`Close ${name}`} />'],
  ])('finds %s', (_name, jsx) => {
    expect(wordsIn('a.tsx', `export const a = ${jsx}`)).toHaveLength(1)
  })

  it('passes ids, classes and marks', () => {
    const jsx = "<p className={a === 'row' ? 'a2s-row' : 'b'} id={`${id}-label`} title={title}>{text}{' '}*</p>"
    expect(wordsIn('a.tsx', `export const a = ${jsx}`)).toEqual([])
  })
})
