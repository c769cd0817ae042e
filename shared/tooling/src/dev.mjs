/** `npm run dev -w mfe-shop`: runs one remote alone, in a stand-in shell with fast refresh, on the real API. */
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'

import { devConfig } from './dev-config.mjs'
import { startApi } from './dev-api.mjs'
import { remoteOf } from './remote-of.mjs'

const dir = process.cwd()
const root = path.resolve(fileURLToPath(import.meta.url), '../../../..')
const remote = remoteOf(dir)
const port = Number(process.env.PORT ?? 3100)

const api = process.env.API_URL
  ? { address: process.env.API_URL, close: async () => {} }
  : await startApi(root)
const { devServer, ...config } = devConfig({ dir, root, remote, port, api: api.address })
const server = new WebpackDevServer(devServer, webpack(config))
await server.start()
console.log(`${remote.name} alone: http://localhost:${port}${remote.routes[0]?.path ?? ''}`)

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    await server.stop()
    await api.close()
    process.exit(0)
  })
}
