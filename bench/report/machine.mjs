// Where the figures come from: without it they mean nothing.
import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const versionOf = (file) => JSON.parse(readFileSync(join(root, file, 'package.json'), 'utf8')).version

export function describeMachine(chromium) {
  const rivals = ['@a2ui/react', '@a2ui/web_core', '@copilotkit/a2ui-renderer', 'zod']
  const known = ['react', 'vite', 'ajv', '@radix-ui/react-select']
  return [
    ['Date', new Date().toISOString().slice(0, 10)],
    ['Processor', `${cpus()[0].model.trim()}, ${availableParallelism()} cores`],
    ['Memory', `${Math.round(totalmem() / 2 ** 30)} GiB`],
    ['Load when it ended', loadavg()[0].toFixed(1)],
    ['Node', process.version],
    ['Chromium', `${chromium}, headless`],
    ...rivals.map((name) => [name, versionOf(`bench/node_modules/${name}`)]),
    ...known.map((name) => [name, versionOf(`node_modules/${name}`)]),
  ]
}
