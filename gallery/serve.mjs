import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'

const here = import.meta.dirname
const BUILT = path.join(here, 'dist')
/** @type {Array<[start: string, folder: string]>} */
const FOLDERS = [
  ['/assets/', BUILT],
  ['/pictures/', path.resolve(here, '../shared/bike3d/pictures/drawn')],
]

/** @type {Record<string, string>} */
const TYPES = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {{ listen: (response: Response) => void }} Changes tells open pages about new builds
 */

/**
 * Serves the gallery's dist folder. Port 0 uses a free port.
 * @param {{ port?: number, changes?: Changes }} [options]
 */
export async function serveGallery({ port = 0, changes } = {}) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/') return void answerPage(response, Boolean(changes))
    if (pathname === '/changes' && changes) return changes.listen(response)
    return void answerFile(pathname, response)
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', () => resolve(undefined))
  })
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    address: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

/**
 * @param {Response} response
 * @param {boolean} isWatched
 */
async function answerPage(response, isWatched) {
  const styles = await readdir(path.join(BUILT, 'css')).catch(() => [])
  // Includes the stylesheets of lazy chunks after the main one, because the cascade layers must be declared first.
  const first = styles.filter((file) => file.startsWith('main.'))
  const links = first.map((file) => `<link rel="stylesheet" href="/assets/css/${file}">`).join('')
  response.setHeader('content-type', 'text/html')
  response.end(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Nireeka gallery</title><link rel="icon" href="/pictures/favicon.svg">${links}</head>
<body><div id="gallery"></div><script src="/assets/js/main.js"></script>${isWatched ? RELOAD : ''}</body>
</html>
`)
}

const RELOAD = "<script>new EventSource('/changes').onmessage = () => location.reload()</script>"

/**
 * @param {string} pathname
 * @param {Response} response
 */
async function answerFile(pathname, response) {
  const file = fileOf(pathname)
  const found = file === null ? null : await stat(file).catch(() => null)
  if (file === null || !found?.isFile()) return response.writeHead(404).end()
  response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream')
  return createReadStream(file).pipe(response)
}

/**
 * Returns the file of a requested path; null if it is outside the folders that the gallery serves.
 * @param {string} pathname
 */
function fileOf(pathname) {
  const found = FOLDERS.find(([start]) => pathname.startsWith(start))
  if (!found) return null
  const [start, folder] = found
  const file = path.join(folder, decodeURIComponent(pathname.slice(start.length)))
  return file.startsWith(folder + path.sep) ? file : null
}
