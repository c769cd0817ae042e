import http from 'node:http'
import https from 'node:https'

/**
 * Returns a listener that forwards requests to the API and streams its responses back.
 * @param {string} apiUrl
 * @returns {http.RequestListener}
 */
export function forwardTo(apiUrl) {
  const { request: send } = apiUrl.startsWith('https:') ? https : http
  return (request, response) => {
    const forwarded = send(new URL(request.url ?? '/', apiUrl), {
      method: request.method,
      headers: { ...request.headers, host: new URL(apiUrl).host, 'x-forwarded-for': callers(request) },
    })
    forwarded.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      answer.once('error', () => response.destroy())
    })
    forwarded.once('error', () => {
      if (response.headersSent) response.destroy()
      else response.writeHead(502, { 'content-type': 'text/plain' }).end('The API does not answer')
    })
    response.once('close', () => forwarded.destroy())
    request.pipe(forwarded)
  }
}

/** @param {http.IncomingMessage} request */
const callers = ({ headers, socket }) =>
  [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ')
