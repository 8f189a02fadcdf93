// `npm start`: Storybook on port 6006 (`npm start -- --port 7007` for another), until Ctrl-C. Says "ready" when it answers.
// Storybook's own file is started, not its npm bin: a signal to that one would leave the server running.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { port: { type: 'string', short: 'p', default: process.env['PORT'] ?? '6006' } } })
const port = Number(values.port)
const address = `http://localhost:${port}/`

const free = await new Promise((resolve) => {
  const probe = createServer()
  probe.once('error', () => resolve(false))
  probe.listen(port, () => probe.close(() => resolve(true)))
})
if (!free) {
  console.error(`Port ${port} is in use. Stop what runs there, or take another port: npm start -- --port ${port + 1}`)
  process.exit(1)
}

const program = fileURLToPath(new URL('../node_modules/storybook/dist/bin/dispatcher.js', import.meta.url))
const flags = ['dev', '--port', String(port), '--exact-port', '--ci', '--disable-telemetry', '--no-version-updates']
const storybook = spawn(process.execPath, [program, ...flags], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
})

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stopping = true
    storybook.kill('SIGTERM')
  })
}
storybook.on('exit', (code) => process.exit(stopping ? 0 : (code ?? 1)))

while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 250))
console.log(`\nStorybook is ready: ${address} (Ctrl-C stops it)\n`)

async function answers() {
  try {
    return (await fetch(`${address}index.json`)).ok && (await fetch(`${address}iframe.html`)).ok
  } catch {
    return false
  }
}
