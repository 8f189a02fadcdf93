// `npm run mutate -- json`: Stryker on one folder of the code before React (docs/mutation.md).
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const [folder = '', ...rest] = process.argv.slice(2)
const stryker = fileURLToPath(new URL('../node_modules/@stryker-mutator/core/bin/stryker.js', import.meta.url))
const { status } = spawnSync(process.execPath, [stryker, 'run', ...rest], {
  stdio: 'inherit',
  env: { ...process.env, MUTATE_FOLDER: folder },
})
process.exitCode = status ?? 1
