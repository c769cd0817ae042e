import { createServer } from 'node:http'

import { targetOf } from './request-target.mjs'
import { createRunningRequests } from './running-requests.mjs'
import { CLIENT_TIMEOUTS, closeWhenBodyStalls, serverTimeouts } from './slow-clients.mjs'

/** The shell waits 60 s for a response; a proxy in front of us must keep idle connections for less than 72 s. */
const KEEP_ALIVE_MS = 72_000
/** How long the requests that run may take to finish when the server closes. */
const FINISH_MS = 15_000

/**
 * @typedef {object} ListenNeeds
 * @property {number} port 0 uses a free port
 * @property {import('node:http').RequestListener} answer
 * @property {() => Promise<unknown>} closeApps closes what answers; also when the port is taken
 * @property {import('./slow-clients.mjs').ClientTimeouts} [timeouts]
 * @property {number} [finishMs]
 */

/**
 * Starts an HTTP server. What `answer` gets is always a request for a path of our own. Closing the server lets the
 * requests that run finish, then closes what answers.
 * @param {ListenNeeds} needs
 */
export async function listen({ port, answer, closeApps, timeouts = CLIENT_TIMEOUTS, finishMs = FINISH_MS }) {
  const running = createRunningRequests()
  const options = { ...serverTimeouts(timeouts), keepAliveTimeout: KEEP_ALIVE_MS }
  const server = createServer(options, (request, response) => {
    running.add(response)
    closeWhenBodyStalls(request, response, timeouts.pauseMs)
    const target = targetOf(request)
    if (target === null) return refuse(response)
    request.url = target
    return answer(request, response)
  })
  try {
    await new Promise((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, () => resolve(undefined))
    })
  } catch (error) {
    await closeApps()
    throw error
  }
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    address: `http://localhost:${address.port}`,
    async close() {
      server.close()
      await running.finish(finishMs)
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
