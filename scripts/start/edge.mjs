import { ownSettings, portOr } from './environment.mjs'
import { runUntilStopped } from './run-until-stopped.mjs'
import { serveEdge } from './serve-edge.mjs'

const { api: _apis, ...settings } = ownSettings()
const port = portOr(3000)
const apiUrl = process.env.API_URL ?? 'http://localhost:4000'

const edge = await runUntilStopped({
  name: 'edge',
  port,
  drainMs: settings.drainMs,
  start: () => serveEdge({ ...settings, port, apiUrl, logger: 'failures' }),
})
console.log(`The edge is open: ${edge.address}, with the API of ${apiUrl}`)
