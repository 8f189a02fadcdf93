// `npm start`: Storybook on port 6006, until Ctrl-C, and a line that says "ready" when it answers.
// `npm start -- --port 7007 --host 0.0.0.0` for another port, or for other machines to reach it.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: { port: { type: 'string', short: 'p', default: '6006' }, host: { type: 'string', default: 'localhost' } },
})
const { port, host } = values
const address = `http://localhost:${port}/`

if (!(await isFree())) {
  console.error(
    `Port ${port} is in use. Stop what runs there, or take another: npm start -- --port ${Number(port) + 1}`,
  )
  process.exit(1)
}

// Storybook's own file, not its npm bin: a signal to that one would leave the server running.
const program = fileURLToPath(new URL('../node_modules/storybook/dist/bin/dispatcher.js', import.meta.url))
const flags = ['--exact-port', '--ci', '--disable-telemetry', '--no-version-updates']
const storybook = spawn(process.execPath, [program, 'dev', '--port', port, '--host', host, ...flags], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
})

let stopping = false
const stop = () => {
  stopping = true
  storybook.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
storybook.on('exit', (code) => process.exit(stopping ? 0 : (code ?? 1)))

// A signal to npm ends npm and its shell, and never arrives here: then the parent is gone.
const parent = process.ppid
if (process.env['npm_lifecycle_event'] === 'start') {
  setInterval(() => {
    if (process.ppid !== parent) stop()
  }, 500)
}

while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 250))
console.log(`\nStorybook is ready: ${address} (Ctrl-C stops it)\n`)

async function answers() {
  try {
    return (await fetch(`${address}index.json`)).ok && (await fetch(`${address}iframe.html`)).ok
  } catch {
    return false
  }
}

function isFree() {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(Number(port), host, () => probe.close(() => resolve(true)))
  })
}
