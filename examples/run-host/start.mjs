// `npm run example`: the host on port 6007 until Ctrl-C, and a line that says "ready" when it answers.
// `npm run example -- --port 7007` for another port (0 takes a free one), `--pace 0` to send every recorded run without waits,
// `--data folder` to keep conversations elsewhere, `--keep-alive 15000` for the milliseconds between two keep-alive comments.
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildPage, loadServer } from './viteTasks.mjs'

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url))

const { values } = parseArgs({
  options: {
    port: { type: 'string', short: 'p', default: '6007' },
    pace: { type: 'string', default: '1' },
    'keep-alive': { type: 'string', default: '15000' },
    data: { type: 'string', default: path('.cache') },
  },
})

const [port, pace, keepAlive] = ['port', 'pace', 'keep-alive'].map((name) => {
  const number = Number(values[name])
  if (number >= 0) return number
  console.error(`--${name} has to be a number, and is "${values[name]}".`)
  process.exit(1)
})

const server = createServer((request, response) => void handle(request, response))
let handle = async (_request, response) => response.writeHead(503, { 'retry-after': '1' }).end()

// Only this machine can reach it: the example knows no users.
await new Promise((resolve) => {
  server.once('error', (error) => {
    const next = `npm run example -- --port ${port + 1}`
    const isBusy = error.code === 'EADDRINUSE'
    console.error(isBusy ? `Port ${port} is in use. Stop what runs there, or take another: ${next}` : error.message)
    process.exit(1)
  })
  server.listen(port, '127.0.0.1', resolve)
})

const stop = () => {
  // Event streams never end by themselves.
  server.closeAllConnections()
  server.close(() => process.exit(0))
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)

// A signal to npm ends npm and its shell, and never arrives here: then the parent is gone.
const parent = process.ppid
if (process.env['npm_lifecycle_event'] === 'example') {
  setInterval(() => {
    if (process.ppid !== parent) stop()
  }, 500)
}

const [{ createHost }, page] = await Promise.all([loadServer(), buildPage()])
handle = createHost({
  page,
  recordingsFolder: path('runs'),
  dataFolder: values.data,
  pace,
  keepAlive,
})
console.log(`\nThe example host is ready: http://127.0.0.1:${server.address().port}/ (Ctrl-C stops it)\n`)
