import { STATUS_CODES } from 'node:http'

import { TEXT_HEADERS } from './security-headers.mjs'

/** @typedef {keyof typeof SENTENCES} Refusal the status of a request that never reaches edge or API */

const SENTENCES = {
  400: 'This request could not be read',
  408: 'This request took too long',
  413: 'This request is too large',
  417: 'This expectation cannot be met',
  431: 'The headers of this request are too large',
}

/** @type {Partial<Record<string, Refusal>>} */
const STATUS_OF = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * Refuses a request whose headers were read, and ends its connection.
 * @param {import('node:http').ServerResponse} response
 * @param {Refusal} status
 */
export const refuse = (response, status) =>
  void response.writeHead(status, headersOf(status)).end(SENTENCES[status])

/**
 * Refuses a request that has no response of Node's, and ends its connection.
 * @param {import('node:net').Socket} socket to which no answer is being written
 * @param {Refusal} status
 */
export function refuseOnSocket(socket, status) {
  const headers = Object.entries(headersOf(status)).map(([name, value]) => `${name}: ${value}`)
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, '', SENTENCES[status]]
  socket.write(lines.join('\r\n'))
  socket.destroySoon()
}

/**
 * Returns the listener of a server's `clientError`, which refuses what Node could not read or had to wait for.
 * @param {(socket: import('node:stream').Duplex) => boolean} isAnswered whether an answer is being written to a socket
 * @returns {(error: NodeJS.ErrnoException, socket: import('node:stream').Duplex) => void}
 */
export const refuseUnreadable = (isAnswered) => (error, stream) => {
  const socket = /** @type {import('node:net').Socket} */ (stream)
  if (!socket.writable || isAnswered(socket)) return void socket.destroy()
  return refuseOnSocket(socket, STATUS_OF[error.code ?? ''] ?? 400)
}

/** @param {Refusal} status */
const headersOf = (status) => ({
  ...TEXT_HEADERS,
  'content-length': Buffer.byteLength(SENTENCES[status]),
  connection: 'close',
})
