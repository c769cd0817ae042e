import path from 'node:path'

import { apiOverHttp } from './api-over-http.mjs'
import { byArea } from './areas.mjs'
import { forwardTo } from './forward.mjs'
import { answerAlive } from './health.mjs'
import { listen } from './listen.mjs'
import { openMetrics } from './metrics/open-metrics.mjs'
import { openEdge } from './open-edge.mjs'

/**
 * @typedef {object} EdgeAlone
 * @property {string} dataDir the folder of the releases, which the API publishes
 * @property {string} apiUrl where the API is: http://localhost:4000
 * @property {string} [siteUrl]
 * @property {string} [bikeServiceUrl]
 * @property {string} [trustProxy] the proxies whose word about a visitor's address is taken
 * @property {boolean} [isProduction] whether this is production, where nobody reads emails at /dev/mail
 * @property {boolean | 'failures'} [logger]
 * @typedef {EdgeAlone & import('./serve-site.mjs').ServeOptions} EdgeAloneOptions
 */

/**
 * Serves only the edge. It reads the API over HTTP, and forwards the browser's API calls to it.
 * @param {EdgeAloneOptions} options
 */
export async function serveEdge({
  port,
  drainMs,
  apiUrl,
  isProduction,
  metrics: metricsSettings,
  ...options
}) {
  const { siteUrl = `http://localhost:${port}` } = options
  const metrics = await openMetrics(metricsSettings)
  const api = apiOverHttp({ apiUrl, releasesDir: path.join(options.dataDir, 'releases') })
  const edge = await openEdge({ ...options, api, siteUrl, onAnswer: metrics?.onAnswer('edge') })
  metrics?.watchPages(edge.pageMemory)
  const forward = forwardTo(apiUrl)
  return listen({
    port,
    drainMs,
    answer: byArea({
      api: forward,
      'dev/mail': isProduction ? edge.routing : forward,
      healthz: answerAlive,
      // Nearly everything that a visitor does needs the API, so the edge is ready when the API is.
      readyz: forward,
      pages: edge.routing,
    }),
    async closeApps() {
      await edge.close()
      await metrics?.close()
    },
  })
}
