import { portOr, settings } from './environment.mjs'
import { runUntilStopped } from './run-until-stopped.mjs'
import { serveApi } from './serve-api.mjs'
import { tellWaiting } from './tell-waiting.mjs'

const { dataDir, siteUrl } = settings
const port = portOr(4000)
/** The site's origin; by default the edge's own. */
const origin = siteUrl ?? 'http://localhost:3000'

const api = await runUntilStopped({
  name: 'API',
  port,
  start: () =>
    serveApi({
      ...settings.api,
      dataDir,
      origin,
      siteUrl,
      port,
      trustProxy: process.env.TRUST_PROXY,
      logger: true,
    }),
})
console.log(`The API is open: ${api.address}`)
tellWaiting(api.waiting)
