import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

import { ConfigurationError } from '../configuration-error.mjs'

/** Without a token, the metrics are for programs on this machine. */
const THIS_MACHINE = '127.0.0.1'
const TAKEN = 'The port that METRICS_PORT names is taken, so it must name another one.'
const PLAIN = {
  'content-type': 'text/plain',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

/**
 * Serves the metrics at /metrics on a port of their own: on this machine only, or everywhere to those who send the
 * token.
 * @param {import('./metrics-settings.mjs').MetricsSettings} settings
 * @param {{ contentType: string, text: () => Promise<string> }} metrics
 */
export async function serveMetrics({ port, token }, { contentType, text }) {
  const server = createServer((request, response) => {
    /** @param {number} status @param {string} body @param {Record<string, string>} [more] */
    const answer = (status, body, more) => response.writeHead(status, { ...PLAIN, ...more }).end(body)
    if (token && !isBearer(request.headers.authorization, token)) {
      return answer(401, 'A token is needed', { 'www-authenticate': 'Bearer' })
    }
    if (request.url !== '/metrics') return answer(404, 'Not found')
    return text().then(
      (body) => answer(200, body, { 'content-type': contentType }),
      () => answer(500, 'The metrics could not be read'),
    )
  })
  await new Promise((resolve, reject) => {
    server.once('error', (error) => reject(isTaken(error) ? new ConfigurationError(TAKEN) : error))
    server.listen(port, token ? undefined : THIS_MACHINE, () => resolve(undefined))
  })
  const { port: chosen, address: host } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    address: `http://localhost:${chosen}/metrics`,
    host,
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** @param {Error} error */
const isTaken = (error) => 'code' in error && error.code === 'EADDRINUSE'

/** @param {string | undefined} header @param {string} token */
const isBearer = (header, token) => timingSafeEqual(hashOf(header ?? ''), hashOf(`Bearer ${token}`))

/** Hashes are of one length, which a comparison in constant time needs. @param {string} text */
const hashOf = (text) => createHash('sha256').update(text).digest()
