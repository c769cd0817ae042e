import { once } from 'node:events'
import { connect } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'

import { expect, onTestFinished, test } from 'vitest'

import { root } from '../root.mjs'
import { listen } from './listen.mjs'
import { SECURITY_HEADERS } from './security-headers.mjs'

const TIMEOUTS = { headersMs: 60_000, pauseMs: 60_000, requestMs: 60_000, checkMs: 20 }

/** Starts a server; an address that begins with /slow gets only the head and the beginning of its answer. */
async function openServer(timeouts = TIMEOUTS) {
  const server = await listen({
    port: 0,
    timeouts,
    closeApps: async () => undefined,
    answer: (request, response) =>
      request.url?.startsWith('/slow') ? void response.write('begun') : void response.end('answered'),
  })
  onTestFinished(server.close)
  return Number(new URL(server.address).port)
}

/**
 * Sends bytes and returns all that is answered until the server ends the connection.
 * @param {number} port
 * @param {string} bytes
 */
async function send(port, bytes) {
  const socket = connect(port)
  const answer = text(socket).catch(() => 'reset')
  await once(socket, 'connect')
  socket.write(bytes)
  return answer
}

/** @param {string} answer */
function read(answer) {
  const [head = '', body] = answer.split('\r\n\r\n')
  const [status, ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(': ')
      return [name.toLowerCase(), value.join(': ')]
    }),
  )
  return { status, headers, body }
}

const HOST = 'Host: localhost\r\n'

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', '400 Bad Request'],
  ['a header without a name', `GET / HTTP/1.1\r\n${HOST}: x\r\n\r\n`, '400 Bad Request'],
  [
    'two lengths',
    `POST / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
    '400 Bad Request',
  ],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', '400 Bad Request'],
  ['two hosts', `GET / HTTP/1.1\r\n${HOST}${HOST}\r\n`, '400 Bad Request'],
  [
    'headers that are too large',
    `GET / HTTP/1.1\r\n${HOST}X: ${'x'.repeat(20_000)}`,
    '431 Request Header Fields Too Large',
  ],
  [
    'an expectation that nobody knows',
    `GET / HTTP/1.1\r\n${HOST}Expect: a-miracle\r\n\r\n`,
    '417 Expectation Failed',
  ],
])('%s is refused with the security headers and a sentence', async (_what, bytes, status) => {
  const answer = read(await send(await openServer(), bytes))
  expect(answer).toEqual({
    status: `HTTP/1.1 ${status}`,
    headers: expect.objectContaining({
      ...SECURITY_HEADERS,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': String(answer.body?.length),
      connection: 'close',
    }),
    body: expect.stringMatching(/^\w.*$/),
  })
})

test.each([
  ['headers', { headersMs: 50 }, `GET / HTTP/1.1\r\n${HOST}`],
  ['a body', { pauseMs: 50 }, `POST /slow HTTP/1.1\r\n${HOST}Content-Length: 5\r\n\r\nab`],
])('%s that don’t come in time are refused in the same way', async (_what, timeouts, bytes) => {
  const server = await listen({
    port: 0,
    timeouts: { ...TIMEOUTS, ...timeouts },
    closeApps: async () => undefined,
    answer: (request) => void request.resume(),
  })
  onTestFinished(server.close)
  const answer = read(await send(Number(new URL(server.address).port), bytes))
  expect(answer).toMatchObject({
    status: 'HTTP/1.1 408 Request Timeout',
    headers: { ...SECURITY_HEADERS, connection: 'close' },
    body: 'This request took too long',
  })
})

test('nothing is written into an answer that has begun', async () => {
  const bytes = `POST /slow HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nno length\r\n`
  const answer = await send(await openServer(), bytes)
  expect(answer).not.toContain('HTTP/1.1 400')
})

test('an old client may leave out the host', async () => {
  expect(read(await send(await openServer(), 'GET / HTTP/1.0\r\n\r\n'))).toMatchObject({
    status: 'HTTP/1.1 200 OK',
    body: 'answered',
  })
})

test('the security headers are those of the API’s answers', async () => {
  const file = path.join(root, 'api/src/platform/http/security-headers.ts')
  /** @type {typeof import('../../api/src/platform/http/security-headers.ts')} */
  const { secureReply } = await import(file)
  /** @type {Record<string, string>} */
  const headers = {}
  const raw = {
    setHeader: (/** @type {string} */ name, /** @type {string} */ value) =>
      (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  }
  const reply = /** @type {unknown} */ ({ request: { raw: {} }, raw })
  secureReply(/** @type {Parameters<typeof secureReply>[0]} */ (reply))
  expect(SECURITY_HEADERS).toEqual(headers)
})
