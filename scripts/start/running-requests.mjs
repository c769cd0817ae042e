import { setTimeout as wait } from 'node:timers/promises'

/** @typedef {import('node:http').ServerResponse} ServerResponse */

/** Keeps account of the requests that run, so that a stop can wait for them. */
export function createRunningRequests() {
  /** @type {Set<ServerResponse>} */
  const running = new Set()
  let isEnding = false
  /** @type {(() => void) | null} */
  let onLast = null

  return {
    /** @param {ServerResponse} response */
    add(response) {
      running.add(response)
      if (isEnding) endConnection(response)
      response.once('close', () => {
        running.delete(response)
        if (running.size === 0) onLast?.()
      })
    },
    /**
     * Tells whether an answer is being written to a connection.
     * @param {import('node:stream').Duplex} socket
     */
    isAnswered: (socket) =>
      [...running].some((response) => response.socket === socket && response.headersSent),
    /** Ends each connection with its next answer, from now on. */
    endConnections() {
      isEnding = true
      running.forEach(endConnection)
    },
    /**
     * Resolves when no request runs any more, or after `limitMs`.
     * @param {number} limitMs
     */
    async finish(limitMs) {
      if (running.size === 0) return
      const last = new Promise((resolve) => (onLast = () => resolve(undefined)))
      const looking = setInterval(() => running.forEach(endConnection), LOOK_MS)
      await Promise.race([last, wait(limitMs, undefined, { ref: false })])
      clearInterval(looking)
    },
  }
}

/** How often a stop looks for live streams that have begun since. */
const LOOK_MS = 100

/**
 * Tells whether an answer is a stream that never ends by itself.
 * @param {ServerResponse} response
 */
const isLive = (response) => String(response.getHeader('content-type')).startsWith('text/event-stream')

/**
 * Ends a live stream; makes the client of any other request open another connection for its next one, which leads to
 * another process.
 * @param {ServerResponse} response
 */
function endConnection(response) {
  if (!response.headersSent) response.setHeader('connection', 'close')
  else if (isLive(response)) response.end()
}
