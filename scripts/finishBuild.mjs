// After vite and tsc: makes the declarations fit for Node's ESM resolution, and gives the stylesheets some of their own.
// The sources leave extensions off their relative imports; vite writes them out in the scripts, tsc does not.
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const dist = fileURLToPath(new URL('../dist', import.meta.url))

for (const name of readdirSync(dist, { recursive: true })) {
  if (!name.endsWith('.d.ts')) continue
  const file = join(dist, name)
  const text = readFileSync(file, 'utf8')
  const finished = withExtensions(file, text)
  if (finished !== text) writeFileSync(file, finished)
}

// The inspector's stylesheet is one file, imported by no script: it goes across as it is.
copyFileSync(fileURLToPath(new URL('../src/inspector/inspector.css', import.meta.url)), join(dist, 'inspector.css'))

// Without them, `import 'a2ui-surface/styles.css'` is an error in a TypeScript 6 host (TS2882).
for (const name of ['styles', 'inspector']) writeFileSync(join(dist, `${name}.css.d.ts`), 'export {}\n')

function withExtensions(file, text) {
  let result = text
  // From the last to the first, so that the positions still to come stay right.
  for (const { fileName, pos, end } of ts.preProcessFile(text, true, true).importedFiles.toReversed()) {
    if (!fileName.startsWith('.') || fileName.endsWith('.js')) continue
    if (!existsSync(`${join(dirname(file), fileName)}.d.ts`)) {
      throw new Error(`${file} imports "${fileName}", of which the build has no declaration.`)
    }
    // `pos` and `end` may or may not hold the quotes; the text between is the specifier in either case.
    const start = text.indexOf(fileName, pos)
    if (start < 0 || start > end) throw new Error(`${file}: no place found for "${fileName}".`)
    result = `${result.slice(0, start)}${fileName}.js${result.slice(start + fileName.length)}`
  }
  return result
}
