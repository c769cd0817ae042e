import { createServer } from 'node:http'

const MINUTE_MS = 60_000

/**
 * Starts an HTTP server on `port`; 0 uses a free port.
 * @param {number} port
 * @param {import('node:http').RequestListener} answer
 */
export async function listen(port, answer) {
  const server = createServer(answer)
  // The shell waits 60 s for a response; a proxy in front of us must keep idle connections for less than 72 s.
  server.requestTimeout = MINUTE_MS + 5000
  server.keepAliveTimeout = MINUTE_MS + 12_000
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve(undefined))
  })
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    address: `http://localhost:${address.port}`,
    /** @param {() => Promise<void>} closeApps closes what answers, after the last request and before the last connection */
    async close(closeApps) {
      server.close()
      server.closeIdleConnections()
      await closeApps()
      server.closeAllConnections()
    },
  }
}
