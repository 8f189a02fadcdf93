// Serves the page under each policy, from memory, and takes the browser's reports of what broke one.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

export const NONCE = 'bm9uY2U'

const base = "default-src 'none'; script-src 'self'; connect-src 'none'; base-uri 'none'; form-action 'none'; "

/** The two policies of SEC-4, and none: where a request is to be seen, no policy may stop it first. */
export const POLICIES = {
  strict: `${base}style-src 'self'; require-trusted-types-for 'script'; report-uri /reports`,
  nonce: `${base}style-src 'self' 'nonce-${NONCE}'; report-uri /reports`,
  none: undefined,
} as const

export type Policy = keyof typeof POLICIES

export interface PageServer {
  readonly addressOf: (policy: Policy) => string
  /** Paths of the files of the bundle. There is also `/nothing.js`, which is none of them. */
  readonly files: ReadonlySet<string>
  /** Every request, as method and path with its query. */
  readonly requests: readonly string[]
  /** The browser's reports, as text. */
  readonly reports: readonly string[]
  readonly close: () => void
}

const html = (styles: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Host</title>
<link rel="stylesheet" href="${styles}"><script type="module" src="/main.js"></script></head>
<body><p id="before">Before</p><div id="place"></div><p id="after">After</p></body>
</html>`

async function bundle(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  // Vitest's own mode would make a development page of it.
  process.env['NODE_ENV'] = 'production'
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, 'page'),
    mode: 'production',
    plugins: [react()],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'page/main.tsx'),
        output: { entryFileNames: 'main.js', chunkFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  })
  if (!('output' in built)) throw new Error('The bundle was not made.')
  return new Map(
    built.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source] as const),
  )
}

export async function servePage(): Promise<PageServer> {
  const files = await bundle()
  const styles = [...files.keys()].find((path) => path.endsWith('.css'))
  if (styles === undefined) throw new Error('The bundle has no stylesheet.')
  const requests: string[] = []
  const reports: string[] = []

  const server = createServer((request, response) => {
    const path = request.url ?? ''
    requests.push(`${request.method ?? ''} ${path}`)
    const file = files.get(path)
    const policy = path.slice(1)
    if (path === '/reports') {
      let text = ''
      request.on('data', (part: Buffer) => (text += part.toString()))
      request.on('end', () => {
        reports.push(text)
        response.writeHead(204).end()
      })
    } else if (path === '/nothing.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end()
    } else if (file !== undefined) {
      response.writeHead(200, { 'content-type': path.endsWith('.css') ? 'text/css' : 'text/javascript' }).end(file)
    } else if (isPolicy(policy)) {
      const value = POLICIES[policy]
      const header = value === undefined ? {} : { 'content-security-policy': value }
      response.writeHead(200, { 'content-type': 'text/html', ...header }).end(html(styles))
    } else {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    addressOf: (policy) => `http://127.0.0.1:${String(port)}/${policy}`,
    files: new Set(files.keys()),
    requests,
    reports,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function isPolicy(name: string): name is Policy {
  return Object.hasOwn(POLICIES, name)
}
