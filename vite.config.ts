// The library build: one file a module, so that "use client" stays on the React files alone and a host's bundler drops
// what it does not use. The entries are the script exports of package.json, and every dependency stays outside.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import manifest from './package.json' with { type: 'json' }

const scripts = Object.values(manifest.exports)
  .map((target) => (typeof target === 'string' ? target : target.default))
  .flatMap((path) => /^\.\/dist\/(.+)\.js$/.exec(path)?.[1] ?? [])

const packages = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2022',
    sourcemap: true,
    minify: false,
    cssCodeSplit: true,
    cssMinify: false,
    lib: {
      entry: {
        ...Object.fromEntries(scripts.map((name) => [name, `src/${name}.ts`])),
        styles: 'src/widgets/styles.css',
      },
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      external: (id) => packages.some((name) => id === name || id.startsWith(`${name}/`)),
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
})
