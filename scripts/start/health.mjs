/** @typedef {import('node:http').RequestListener} Listener */

const HEADERS = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

/** Answers /healthz: who answers is alive. @type {Listener} */
export const answerAlive = (_request, response) => void response.writeHead(200, HEADERS).end('alive\n')

/**
 * Returns the listener of /readyz: 200 when the process can serve visitors, otherwise 503.
 * @param {() => Promise<boolean>} isReady
 * @returns {Listener}
 */
export const answerReady = (isReady) => async (_request, response) => {
  const isOpen = await isReady().catch(() => false)
  response.writeHead(isOpen ? 200 : 503, HEADERS).end(isOpen ? 'ready\n' : 'not ready\n')
}
