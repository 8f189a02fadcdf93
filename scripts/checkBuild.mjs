// Holds the built files against what package.json and the sources promise: "use client" where a source has it and nowhere
// else, no React below core.js, and no package that a host would not get by installing this one.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const promised = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
const faults = []

const isClient = (file) => /^(?:\s*(?:\/\/.*|\/\*[^]*?\*\/))*\s*['"]use client['"]/.test(readFileSync(file, 'utf8'))
const importsOf = (file) =>
  ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles.map((found) => found.fileName)

for (const name of readdirSync(dist, { recursive: true })) {
  if (!name.endsWith('.js')) continue
  const source = ['.ts', '.tsx', '.js']
    .map((ending) => join(root, 'src', name.replace(/\.js$/, ending)))
    .find(existsSync)
  if (source === undefined) faults.push(`dist/${name} has no source: was a dependency bundled?`)
  else if (isClient(source) !== isClient(join(dist, name)))
    faults.push(`dist/${name}: "use client" differs from its source.`)
  for (const specifier of importsOf(join(dist, name))) {
    const known =
      specifier.startsWith('.') || promised.some((item) => specifier === item || specifier.startsWith(`${item}/`))
    if (!known) faults.push(`dist/${name} imports "${specifier}", which package.json does not list.`)
  }
}

if (!isClient(join(dist, 'index.js'))) faults.push('dist/index.js lacks "use client".')

const reached = new Set()
const walk = (file) => {
  if (reached.has(file)) return
  reached.add(file)
  if (isClient(file)) faults.push(`core.js reaches ${file}, which is "use client".`)
  for (const specifier of importsOf(file)) {
    if (specifier.startsWith('.')) walk(join(dirname(file), specifier))
    else if (/^(?:react|react-dom|@radix-ui)(?:\/|$)/.test(specifier))
      faults.push(`core.js reaches ${file}, which imports "${specifier}".`)
  }
}
walk(join(dist, 'core.js'))

for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
