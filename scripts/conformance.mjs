// `npm run conformance`: writes the tests column of docs/conformance.md from the titles of the tests and stories.
// test/house/conformance.test.ts calls the same two functions and fails where the file differs.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const ROOT = join(import.meta.dirname, '..')
export const TABLE = join(ROOT, 'docs/conformance.md')

const ROW = /^\| ([A-Z][A-Z0-9]*-\d+) \| (.*) \| (.*) \|$/

/** Path below the root to text, for every test and story. */
export function readTests() {
  const paths = ['test', 'stories'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  )
  const wanted = paths
    .filter((path) => /\.(?:test|stories)\.tsx?$/.test(path) && !path.startsWith('test/house/'))
    .sort()
  return new Map(wanted.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]))
}

/** The table with its tests column rewritten, and what no rewriting can mend. */
export function updateTable(table, tests) {
  const rows = table.split('\n').flatMap((line) => ROW.exec(line)?.[1] ?? [])
  const families = new Set(rows.map((id) => id.replace(/\d+$/, '')))
  const faults = rows.filter((id, index) => rows.indexOf(id) < index).map((id) => `${id} has two rows.`)
  const proofs = new Map(rows.map((id) => [id, []]))
  for (const [path, text] of tests) {
    for (const title of readTitles(path, text)) {
      for (const id of new Set(title.match(/\b[A-Z][A-Z0-9]*-\d+\b/g) ?? [])) {
        const known = proofs.get(id)
        if (known) known.push(`\`${path}\` › ${title.replaceAll('|', '\\|').replaceAll('\n', ' ')}`)
        else if (families.has(id.replace(/\d+$/, ''))) faults.push(`${path} › ${title}: there is no ${id}.`)
      }
    }
  }
  const lines = table.split('\n').map((line) => {
    const [, id, required, cell] = ROW.exec(line) ?? []
    if (id === undefined) return line
    const found = [...new Set(proofs.get(id))]
    const open = /^open: \S/.test(cell)
    if (found.length === 0 && !open) faults.push(`${id} has no test. Write one, or "open: " and the reason in its row.`)
    return `| ${id} | ${required} | ${found.length > 0 ? found.join('<br>') : open ? cell : ''} |`
  })
  return { table: lines.join('\n'), faults }
}

/** Titles given to it, test and describe, names in a table given to `each`, and the names of stories. */
function readTitles(path, text) {
  const titles = []
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const visit = (node) => {
    if (ts.isCallExpression(node) && /^(?:it|test|describe)\b/.test(node.expression.getText())) {
      const ofEach = /\.(?:each|for)(?:<.*>)?$/s.test(node.expression.getText())
      if (ofEach) node.arguments.forEach(collectStrings)
      else if (node.arguments[0]) collectTitle(node.arguments[0])
    }
    const isName = ts.isPropertyAssignment(node) && node.name.getText() === 'name'
    if (isName && path.startsWith('stories/')) collectTitle(node.initializer)
    ts.forEachChild(node, visit)
  }
  const collectTitle = (node) => {
    if (ts.isStringLiteralLike(node)) titles.push(node.text)
    if (ts.isTemplateExpression(node))
      titles.push(
        node
          .getText()
          .slice(1, -1)
          .replaceAll(/\$\{[^}]*\}/g, '…'),
      )
  }
  const collectStrings = (node) => {
    collectTitle(node)
    ts.forEachChild(node, collectStrings)
  }
  visit(source)
  return titles
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { table, faults } = updateTable(readFileSync(TABLE, 'utf8'), readTests())
  writeFileSync(TABLE, table)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}
