// Serves one built page, isolated from other origins: only then has the page's clock its full resolution.
import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const TYPES = { '.js': 'text/javascript', '.css': 'text/css' }
const ISOLATED = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cache-control': 'no-store',
}

/** Starts a server for the page in `folder`, on any free port of this machine alone. */
export async function serve(folder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    const file = join(folder, normalize(pathname))
    if (pathname === '/') {
      response.writeHead(200, { 'content-type': 'text/html', ...ISOLATED }).end(page(folder))
    } else if (file.startsWith(folder) && existsSync(file)) {
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain', ...ISOLATED })
      createReadStream(file).pipe(response)
    } else {
      response.writeHead(404, ISOLATED).end()
    }
  })
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }
}

function page(folder) {
  const preload = existsSync(join(folder, 'contestant.js')) ? '<link rel="modulepreload" href="/contestant.js">' : ''
  const style = existsSync(join(folder, 'style.css')) ? '<link rel="stylesheet" href="/style.css">' : ''
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>bench</title><link rel="icon" href="data:,">
    ${preload}${style}<div id="root"></div><script type="module" src="/harness.js"></script></html>`
}
