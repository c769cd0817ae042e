import { refuseOnSocket } from './refuse.mjs'

/**
 * How long clients may take, in milliseconds.
 * @typedef {object} ClientTimeouts
 * @property {number} headersMs for a request's headers
 * @property {number} pauseMs without any byte of a request's body
 * @property {number} requestMs for a whole request, however steadily it comes
 * @property {number} checkMs how often connections are checked for the first and the last of these
 */

/** @type {ClientTimeouts} */
export const CLIENT_TIMEOUTS = { headersMs: 10_000, pauseMs: 20_000, requestMs: 600_000, checkMs: 1000 }

/**
 * Returns the options of an HTTP server that closes connections whose requests don't arrive.
 * @param {ClientTimeouts} timeouts
 * @returns {import('node:http').ServerOptions}
 */
export const serverTimeouts = ({ headersMs, requestMs, checkMs }) => ({
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  connectionsCheckingInterval: checkMs,
})

/**
 * Closes the connection when its request's body makes no progress. Node's own limit counts the whole request, which a
 * slow upload would exceed although it progresses.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {number} pauseMs
 */
export function closeWhenBodyStalls(request, response, pauseMs) {
  const { socket } = request
  socket.setTimeout(pauseMs)
  // Node emits this only until the body is complete, and sets another limit for the wait between two requests.
  request.on('timeout', () => {
    // What has arrived is still unread, so the client isn't the one who is slow.
    if (request.readableLength > 0) return
    if (response.headersSent) socket.destroy()
    else refuseOnSocket(socket, 408)
  })
  // The answer has all the time that it needs; without this listener, Node would close the connection.
  response.on('timeout', () => undefined)
}
