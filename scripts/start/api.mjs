import { ownSettings, portOr } from './environment.mjs'
import { runUntilStopped } from './run-until-stopped.mjs'
import { serveApi } from './serve-api.mjs'
import { printUnreleased } from './print-unreleased.mjs'

const { api: own, bikeServiceUrl: _edges, ...common } = ownSettings()
const port = portOr(4000)
/** The site's origin; by default the edge's own. */
const origin = common.siteUrl ?? 'http://localhost:3000'

const api = await runUntilStopped({
  name: 'API',
  port,
  drainMs: common.drainMs,
  start: () => serveApi({ ...common, ...own, origin, port, logger: true }),
})
console.log(`The API is open: ${api.address}`)
printUnreleased(api.unreleased)
