const PREFIXES = /^\/(api|dev\/mail)(?:[/?]|$)/
const HEALTH = /^\/(healthz|readyz)(?:\?|$)/

/** @typedef {'api' | 'dev/mail' | 'healthz' | 'readyz' | 'pages'} Area */

/**
 * Returns the area of a server that a path belongs to.
 * @param {string} [path]
 */
export function areaOf(path = '') {
  const [, area = 'pages'] = PREFIXES.exec(path) ?? HEALTH.exec(path) ?? []
  return /** @type {Area} */ (area)
}

/**
 * Returns a listener that hands each request to the listener of its area.
 * @param {Record<Area, import('node:http').RequestListener>} listeners
 * @returns {import('node:http').RequestListener}
 */
export const byArea = (listeners) => (request, response) => listeners[areaOf(request.url)](request, response)
