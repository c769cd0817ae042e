import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'

const here = import.meta.dirname
const FOLDERS = {
  '/assets/': path.join(here, 'dist'),
  '/pictures/': path.resolve(here, '../shared/bike3d/pictures/drawn'),
}

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

/** Serves what stands in the gallery's dist; `changes` tells open pages about new builds. Port 0 takes a free one. */
export async function serveGallery({ port = 0, changes } = {}) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    if (pathname === '/') return void answerPage(response, Boolean(changes))
    if (pathname === '/changes' && changes) return changes.listen(response)
    return void answerFile(pathname, response)
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', resolve)
  })
  return {
    address: `http://localhost:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

async function answerPage(response, isWatched) {
  const styles = await readdir(path.join(FOLDERS['/assets/'], 'css')).catch(() => [])
  // What a chunk brings with it is fetched with it: the layers have to be declared by then.
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

async function answerFile(pathname, response) {
  const file = fileOf(pathname)
  const found = file && (await stat(file).catch(() => null))
  if (!found?.isFile()) return response.writeHead(404).end()
  response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream')
  return createReadStream(file).pipe(response)
}

/** Only what lies below one of the two folders. */
function fileOf(pathname) {
  const start = Object.keys(FOLDERS).find((it) => pathname.startsWith(it))
  if (!start) return null
  const file = path.join(FOLDERS[start], decodeURIComponent(pathname.slice(start.length)))
  return file.startsWith(FOLDERS[start] + path.sep) ? file : null
}
