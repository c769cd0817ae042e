/** `npm run gallery`: builds the gallery, serves it, and rebuilds on changes. `PORT` sets another port. */
import webpack from 'webpack'

import { galleryConfig } from './gallery-config.mjs'
import { serveGallery } from './serve.mjs'

const port = Number(process.env.PORT ?? 3200)
/** @type {Set<import('node:http').ServerResponse>} */
const listeners = new Set()
/** @type {import('./serve.mjs').Changes} */
const changes = {
  listen(response) {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
    listeners.add(response)
    response.once('close', () => listeners.delete(response))
  },
}

/** @type {ReturnType<typeof serveGallery> | null} */
let server = null
const watching = webpack(galleryConfig(import.meta.dirname, { isWatching: true })).watch(
  {},
  (error, stats) => {
    if (error) throw error
    if (stats?.hasErrors()) return console.error(stats.toString('errors-only'))
    for (const response of listeners) response.write('data: built\n\n')
    server ??= open()
  },
)

async function open() {
  const gallery = await serveGallery({ port, changes })
  console.log(`The gallery is open: ${gallery.address}\nCtrl-C closes it.`)
  return gallery
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    watching?.close(() => process.exit(0))
    void server?.then((gallery) => gallery.close())
  })
}
