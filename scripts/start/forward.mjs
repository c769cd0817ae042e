import http from 'node:http'
import https from 'node:https'

import { TEXT_HEADERS } from './security-headers.mjs'

/**
 * Returns a listener that forwards requests to the API and streams its responses back.
 * @param {string} apiUrl
 * @returns {http.RequestListener}
 */
export function forwardTo(apiUrl) {
  const { request: send } = apiUrl.startsWith('https:') ? https : http
  return (request, response) => {
    const sent = send(new URL(request.url ?? '/', apiUrl), {
      method: request.method,
      headers: { ...request.headers, host: new URL(apiUrl).host, ...forwarded(request) },
    })
    sent.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      answer.once('error', () => response.destroy())
    })
    sent.once('error', ({ message }) => {
      if (!response.destroyed) console.error(`No answer of the API to ${describe(request)}: ${message}`)
      if (response.headersSent) response.destroy()
      else response.writeHead(502, TEXT_HEADERS).end('The API does not answer')
    })
    response.once('close', () => sent.destroy())
    request.pipe(sent)
  }
}

/**
 * Returns method and path. The query is left out, since it may hold secrets.
 * @param {http.IncomingMessage} request
 */
const describe = ({ method, url = '/' }) => `${method} ${url.split('?')[0]}`

/**
 * Returns the headers that tell the API who called and by which name, after all that proxies before us have told.
 * @param {http.IncomingMessage} request
 */
const forwarded = ({ headers, socket }) => ({
  'x-forwarded-for': listOf(headers['x-forwarded-for'], socket.remoteAddress),
  'x-forwarded-host': listOf(headers['x-forwarded-host'], headers.host),
})

/** @param {Array<string | string[] | undefined>} values */
const listOf = (...values) => values.flat().filter(Boolean).join(', ')
