import { cp } from 'node:fs/promises'
import { build } from 'esbuild'

await build({
  entryPoints: ['src/main.tsx'],
  outdir: 'dist',
  bundle: true,
  minify: true,
  splitting: true,
  format: 'esm',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
})
await cp('index.html', 'dist/index.html')
