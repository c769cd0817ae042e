import { createServer } from 'node:http'

import { areaOf } from './areas.mjs'
import { answerStopping } from './health.mjs'
import { refuse, refuseUnreadable } from './refuse.mjs'
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
 * @property {number} [drainMs] how long a stop goes on taking connections, while /readyz says that it isn't ready
 * @property {number} [finishMs]
 */

/**
 * Starts an HTTP server. What `answer` gets is always a request for a path of our own. Closing the server tells load
 * balancers so first, lets the requests that run finish, then closes what answers.
 * @param {ListenNeeds} needs
 */
export async function listen(needs) {
  const { port, answer, closeApps, timeouts = CLIENT_TIMEOUTS, drainMs = 0, finishMs = FINISH_MS } = needs
  const running = createRunningRequests()
  let isStopping = false
  const options = {
    ...serverTimeouts(timeouts),
    keepAliveTimeout: KEEP_ALIVE_MS,
    // `targetOf` refuses a request without a host, with the headers of our own.
    requireHostHeader: false,
  }
  const server = createServer(options, (request, response) => {
    running.add(response)
    closeWhenBodyStalls(request, response, timeouts.pauseMs)
    const target = targetOf(request)
    if (target === null) return refuse(response, 400)
    request.url = target
    if (isStopping && areaOf(target) === 'readyz') return answerStopping(request, response)
    return answer(request, response)
  })
  server.on('clientError', refuseUnreadable(running.isAnswered))
  server.on('checkExpectation', (_request, response) => refuse(response, 417))
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
      isStopping = true
      running.endConnections()
      if (drainMs > 0) await new Promise((resolve) => setTimeout(resolve, drainMs))
      server.close()
      await running.finish(finishMs)
      await closeApps()
      server.closeAllConnections()
    },
  }
}
