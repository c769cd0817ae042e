import { apiInProcess } from './api-in-process.mjs'
import { byArea } from './areas.mjs'
import { answerAlive, answerReady } from './health.mjs'
import { listen } from './listen.mjs'
import { openMetrics } from './metrics/open-metrics.mjs'
import { openApi } from './open-api.mjs'
import { openEdge } from './open-edge.mjs'

/**
 * @typedef {object} ServeOptions
 * @property {number} port
 * @property {number} [drainMs] how long a stop goes on taking connections; not at all by default
 * @property {import('./metrics/metrics-settings.mjs').MetricsSettings | null} [metrics] off by default
 */

/**
 * @typedef {Omit<import('./open-api.mjs').ApiOptions, 'origin'> & ServeOptions & {
 *   bikeServiceUrl?: string,
 *   edge?: import('./open-edge.mjs').EdgeChoices,
 * }} SiteOptions
 */

/**
 * Serves the whole site in one process: the edge and the API on one port, from their builds.
 * @param {SiteOptions} options
 */
export async function serveSite({
  port,
  drainMs,
  edge: choices,
  bikeServiceUrl,
  metrics: metricsSettings,
  ...options
}) {
  const origin = `http://localhost:${port}`
  const { dataDir, siteUrl = origin, trustProxy, logger = false } = options
  const metrics = await openMetrics(metricsSettings)
  const counted = { onAnswer: metrics?.onAnswer('api'), onJob: metrics?.onJob }
  const backend = await openApi({ ...options, ...counted, origin, logger })
  const api = apiInProcess(backend)
  const edge = await openEdge({
    api,
    dataDir,
    siteUrl,
    bikeServiceUrl,
    trustProxy,
    choices,
    logger,
    onAnswer: metrics?.onAnswer('edge'),
  }).catch(async (error) => {
    await backend.close()
    await metrics?.close()
    throw error
  })
  metrics?.watchDatabase(backend.measure)
  metrics?.watchPages(edge.pageMemory)

  const server = await listen({
    port,
    drainMs,
    answer: byArea({
      api: backend.app.routing,
      'dev/mail': (backend.devInbox ?? edge).routing,
      healthz: answerAlive,
      readyz: answerReady(backend.isReady),
      pages: edge.routing,
    }),
    async closeApps() {
      await edge.close()
      await backend.close()
      await metrics?.close()
    },
  })
  return {
    address: server.address,
    demoAccounts: backend.demoAccounts,
    dataFolder: backend.dataFolder,
    pageMemory: edge.pageMemory,
    unreleased: backend.unreleased,
    /** The dev inbox's URL; null unless this is development and emails are written to files. */
    inbox: backend.devInbox && `${server.address}/dev/mail`,
    close: server.close,
  }
}
