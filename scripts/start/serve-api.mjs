import { byArea } from './areas.mjs'
import { answerAlive, answerReady } from './health.mjs'
import { listen } from './listen.mjs'
import { openApi } from './open-api.mjs'

/**
 * Serves only the API, with the dev inbox.
 * @param {import('./open-api.mjs').ApiOptions & { port: number }} options
 */
export async function serveApi({ port, ...options }) {
  const { app, devInbox, isReady, waiting, close } = await openApi(options)
  const server = await listen({
    port,
    answer: byArea({
      api: app.routing,
      'dev/mail': (devInbox ?? app).routing,
      healthz: answerAlive,
      readyz: answerReady(isReady),
      pages: app.routing,
    }),
    closeApps: close,
  })
  return { ...server, waiting }
}
