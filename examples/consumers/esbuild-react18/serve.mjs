import { context } from 'esbuild'

const port = Number(process.argv[process.argv.indexOf('--port') + 1])
const files = await context({})
await files.serve({ servedir: 'dist', host: '127.0.0.1', port })
