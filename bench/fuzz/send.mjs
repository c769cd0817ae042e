import { Agent, request } from 'node:http'

const TIMEOUT_MS = 60_000
const agent = new Agent({ keepAlive: true, maxSockets: 32 })

/**
 * @typedef {object} Answer
 * @property {number} status 0 when there is no answer
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string} text
 * @property {any} json undefined for an answer of another type
 * @property {string | null} failure why there is no whole answer
 */

/**
 * Sends a request as it is, however malformed its path is.
 * @param {string} site
 * @param {{ method: string, path: string, headers: Record<string, string>, body?: Buffer | string }} sent
 * @returns {Promise<Answer>}
 */
export function send(site, { method, path, headers, body }) {
  return new Promise((resolve) => {
    const failed = (/** @type {Error} */ error) =>
      resolve({ status: 0, headers: {}, text: '', json: undefined, failure: error.message })
    // Node sets the length by itself, but not for a DELETE.
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const options = { agent, method, path, headers: { ...headers, ...length }, timeout: TIMEOUT_MS }
    const sending = request(site, options, (answer) => {
      /** @type {Buffer[]} */
      const chunks = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('error', failed)
      answer.on('end', () => resolve(read(answer, Buffer.concat(chunks))))
    })
    sending.on('timeout', () => sending.destroy(new Error(`no answer within ${TIMEOUT_MS} ms`)))
    sending.on('error', failed)
    sending.end(body)
  })
}

/** @param {import('node:http').IncomingMessage} answer @param {Buffer} bytes @returns {Answer} */
function read({ statusCode = 0, headers }, bytes) {
  const isJson = headers['content-type']?.startsWith('application/json') ?? false
  const text = isJson || statusCode >= 400 ? bytes.toString() : ''
  try {
    return { status: statusCode, headers, text, json: isJson ? JSON.parse(text) : undefined, failure: null }
  } catch {
    return { status: statusCode, headers, text, json: undefined, failure: 'the JSON cannot be read' }
  }
}
