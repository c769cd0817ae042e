import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'

/** @param {string} script */
const page = (script) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>viewer</title><link rel="icon" href="data:,"></head>
<body><div id="host"></div><script src="/${script}"></script></body></html>`

/**
 * Serves the built page and its files on a free port.
 * @param {{ folder: string, script: string }} built
 */
export async function servePage({ folder, script }) {
  const server = createServer(async (request, response) => {
    if (request.url === '/') return response.setHeader('content-type', 'text/html').end(page(script))
    const bytes = await readFile(path.join(folder, path.normalize(request.url ?? '/'))).catch(() => null)
    if (!bytes) return response.writeHead(404).end()
    return response.setHeader('content-type', 'text/javascript').end(bytes)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() }
}
