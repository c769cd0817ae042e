import path from 'node:path'

import { apiOverHttp } from './api-over-http.mjs'
import { forwardTo } from './forward.mjs'
import { listen } from './listen.mjs'
import { openEdge } from './open-edge.mjs'

/**
 * @typedef {object} EdgeAloneOptions
 * @property {number} port
 * @property {string} dataDir the folder of the releases, which the API publishes
 * @property {string} apiUrl where the API is: http://localhost:4000
 * @property {string} [siteUrl]
 * @property {string} [bikeServiceUrl]
 */

/**
 * Serves only the edge. It reads the API over HTTP, and forwards the browser's API calls to it.
 * @param {EdgeAloneOptions} options
 */
export async function serveEdge({ port, apiUrl, siteUrl = `http://localhost:${port}`, ...options }) {
  const api = apiOverHttp({ apiUrl, releasesDir: path.join(options.dataDir, 'releases') })
  const edge = await openEdge({ ...options, api, siteUrl })
  const forward = forwardTo(apiUrl)
  const server = await listen(port, (request, response) => {
    const isForApi = /^\/(?:api|dev\/mail)(?:[/?]|$)/.test(request.url ?? '')
    return isForApi ? forward(request, response) : edge.routing(request, response)
  })
  return { address: server.address, close: () => server.close(() => edge.close()) }
}
