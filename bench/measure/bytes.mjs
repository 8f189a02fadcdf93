// What a person downloads: minified, gzip -9 and brotli 11, scripts and styles apart, lazy chunks apart from those of the start.
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { bundle } from './build.mjs'

const A2UI_REACT = `
  export { A2uiSurface, basicCatalog } from '@a2ui/react/v0_9'
  export { MessageProcessor } from '@a2ui/web_core/v0_9'`
const OURS = `export { A2uiSurface } from 'a2ui-surface'`

const BUNDLES = {
  ours: { code: `${OURS}\nimport 'a2ui-surface/styles.css'` },
  oursOwn: { code: OURS, outside: ['@radix-ui', 're2js', 'get-nonce'] },
  core: { code: `export * from 'a2ui-surface/core'` },
  markdown: { code: `${OURS}\nexport { MarkdownText } from 'a2ui-surface/markdown'` },
  a2uiReact: { code: A2UI_REACT },
  copilotkit: {
    code: `export { A2UIProvider, A2UIRenderer, basicCatalog, useA2UIActions } from '@copilotkit/a2ui-renderer'`,
  },
  byHand: { code: `export { Form } from './contestants/byHand/Form'\nimport 'a2ui-surface/styles.css'` },
}

/** Of each bundle: its first script, its lazy ones by name, and its styles. */
export async function measureBytes() {
  const sizes = {}
  for (const [name, { code, outside }] of Object.entries(BUNDLES)) sizes[name] = sort(await bundle(code, outside))
  return sizes
}

function sort(output) {
  const chunks = output.filter(({ type }) => type === 'chunk')
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const first = new Set()
  const reach = (fileName) => {
    if (!byFile.has(fileName) || first.has(fileName)) return
    first.add(fileName)
    byFile.get(fileName).imports.forEach(reach)
  }
  chunks.filter(({ isEntry }) => isEntry).forEach(({ fileName }) => reach(fileName))
  const styles = output.filter(({ fileName }) => fileName.endsWith('.css')).map(({ source }) => String(source))
  const lazy = chunks.filter(({ fileName }) => !first.has(fileName))
  return {
    first: sizeOf(chunks.filter(({ fileName }) => first.has(fileName)).map(({ code }) => code)),
    lazy: Object.fromEntries(lazy.map(({ name, code }) => [name, sizeOf([code])])),
    css: sizeOf(styles),
  }
}

/** Files are compressed one by one, as they are sent. */
function sizeOf(files) {
  const sum = (measure) => files.reduce((total, file) => total + measure(Buffer.from(file)).length, 0)
  return {
    min: sum((file) => file),
    gzip: sum((file) => gzipSync(file, { level: 9 })),
    brotli: sum(brotliCompressSync),
  }
}
