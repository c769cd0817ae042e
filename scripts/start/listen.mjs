import { createServer } from 'node:http'

import { targetOf } from './request-target.mjs'
import { CLIENT_TIMEOUTS, closeWhenBodyStalls, serverTimeouts } from './slow-clients.mjs'

/** The shell waits 60 s for a response; a proxy in front of us must keep idle connections for less than 72 s. */
const KEEP_ALIVE_MS = 72_000

/**
 * @typedef {object} ListenNeeds
 * @property {number} port 0 uses a free port
 * @property {import('node:http').RequestListener} answer
 * @property {() => Promise<unknown>} closeApps closes what answers, after the last request and before the last connection
 * @property {import('./slow-clients.mjs').ClientTimeouts} [timeouts]
 */

/**
 * Starts an HTTP server. What `answer` gets is always a request for a path of our own.
 * @param {ListenNeeds} needs
 */
export async function listen({ port, answer, closeApps, timeouts = CLIENT_TIMEOUTS }) {
  const options = { ...serverTimeouts(timeouts), keepAliveTimeout: KEEP_ALIVE_MS }
  const server = createServer(options, (request, response) => {
    closeWhenBodyStalls(request, response, timeouts.pauseMs)
    const target = targetOf(request)
    if (target === null) return refuse(response)
    request.url = target
    return answer(request, response)
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve(undefined))
  })
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    address: `http://localhost:${address.port}`,
    async close() {
      server.close()
      server.closeIdleConnections()
      await closeApps()
      server.closeAllConnections()
    },
  }
}

/** @param {import('node:http').ServerResponse} response */
const refuse = (response) =>
  response
    .writeHead(400, {
      'content-type': 'text/plain',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      connection: 'close',
    })
    .end('This request could not be read')
