// `npm run api`: writes docs/api from the docstrings of the public entries; with --check it writes nothing and fails where a page
// is stale. No page holds a date, a revision or a path, so what is written depends on the sources alone.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Application, OptionDefaults } from 'typedoc'
import manifest from '../package.json' with { type: 'json' }

const ROOT = join(import.meta.dirname, '..')
const OUTPUT = join(ROOT, 'docs/api')

const entries = Object.values(manifest.exports).flatMap(
  (target) => /^\.\/dist\/(.+)\.js$/.exec(target.default ?? '')?.[1] ?? [],
)

async function write(folder) {
  const app = await Application.bootstrapWithPlugins({
    name: 'API reference',
    entryPoints: entries.map((name) => join(ROOT, `src/${name}.ts`)),
    tsconfig: join(ROOT, 'tsconfig.build.json'),
    plugin: ['typedoc-plugin-markdown'],
    out: folder,
    readme: 'none',
    // The types that are generated from the schemas bring these.
    blockTags: [...OptionDefaults.blockTags, '@minItems', '@maxItems'],
    logLevel: 'Warn',
    // The compiler has a step of its own in the check.
    skipErrorChecking: true,
    disableSources: true,
    excludeInternal: true,
    // Types that a public one names and that are not exported themselves are shown in place by what they are.
    validation: { notExported: false, invalidLink: true },
    outputFileStrategy: 'modules',
    hidePageHeader: true,
    hideBreadcrumbs: true,
    useCodeBlocks: true,
    expandObjects: true,
    parametersFormat: 'table',
    interfacePropertiesFormat: 'table',
    typeDeclarationFormat: 'table',
    tableColumnSettings: { hideInherited: true },
    entryFileName: 'README',
  })
  const project = await app.convert()
  if (project === undefined) throw new Error('TypeDoc could not read the sources.')
  await app.generateOutputs(project)
  if (app.logger.hasErrors()) throw new Error('TypeDoc reported errors; see above.')
  for (const [name, text] of Object.entries(read(folder))) writeFileSync(join(folder, name), withEntryNames(name, text))
}

/** An entry is called as a host imports it, and not by its file. */
function withEntryNames(name, text) {
  const nameOf = (entry) => (entry === 'index' ? manifest.name : `${manifest.name}/${entry}`)
  if (name === 'README.md')
    return text.replaceAll(/\[(\w+)\]\((\w+\.md)\)/g, (_, entry, file) => `[${nameOf(entry)}](${file})`)
  return text.replace(/^# (\w+)/, (_, entry) => `# ${nameOf(entry)}`)
}

const read = (folder) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))

if (process.argv.includes('--check')) {
  const folder = mkdtempSync(join(tmpdir(), 'a2ui-surface-api-'))
  try {
    await write(folder)
    const [fresh, kept] = [read(folder), read(OUTPUT)]
    const stale = [...new Set([...Object.keys(fresh), ...Object.keys(kept)])].filter(
      (name) => fresh[name] !== kept[name],
    )
    if (stale.length > 0) {
      const list = stale.map((name) => `docs/api/${name}`).join(', ')
      console.error(`Stale: ${list}. A public entry has changed since; run \`npm run api\` and commit the result.`)
      process.exitCode = 1
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
} else {
  await write(OUTPUT)
}
