import { byArea } from './areas.mjs'
import { answerAlive, answerReady } from './health.mjs'
import { listen } from './listen.mjs'
import { openMetrics } from './metrics/open-metrics.mjs'
import { openApi } from './open-api.mjs'

/**
 * Serves only the API, with the dev inbox.
 * @param {import('./open-api.mjs').ApiOptions & import('./serve-site.mjs').ServeOptions} options
 */
export async function serveApi({ port, drainMs, metrics: metricsSettings, ...options }) {
  const metrics = await openMetrics(metricsSettings)
  const { app, devInbox, isReady, measure, unreleased, close } = await openApi({
    ...options,
    onAnswer: metrics?.onAnswer('api'),
    onJob: metrics?.onJob,
  })
  metrics?.watchDatabase(measure)
  const server = await listen({
    port,
    drainMs,
    answer: byArea({
      api: app.routing,
      'dev/mail': (devInbox ?? app).routing,
      healthz: answerAlive,
      readyz: answerReady(isReady),
      pages: app.routing,
    }),
    async closeApps() {
      await close()
      await metrics?.close()
    },
  })
  return { ...server, unreleased }
}
