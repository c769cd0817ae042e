import { TEXT_HEADERS } from './security-headers.mjs'

/** @typedef {import('node:http').RequestListener} Listener */

const RETRY_AFTER_SECONDS = '5'

/** Answers /healthz: who answers is alive. @type {Listener} */
export const answerAlive = (_request, response) => void response.writeHead(200, TEXT_HEADERS).end('alive\n')

/**
 * Returns the listener of /readyz: 200 when the process can serve visitors, otherwise 503.
 * @param {() => Promise<boolean>} isReady
 * @returns {Listener}
 */
export const answerReady = (isReady) => async (_request, response) => {
  if (await isReady().catch(() => false)) response.writeHead(200, TEXT_HEADERS).end('ready\n')
  else unavailable(response, 'not ready\n')
}

/** Answers /readyz of a process that is about to end. @type {Listener} */
export const answerStopping = (_request, response) => unavailable(response, 'stopping\n')

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} text
 */
const unavailable = (response, text) =>
  void response.writeHead(503, { ...TEXT_HEADERS, 'retry-after': RETRY_AFTER_SECONDS }).end(text)
