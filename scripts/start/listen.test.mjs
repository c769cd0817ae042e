import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

import { expect, onTestFinished, test } from 'vitest'

import { listen } from './listen.mjs'

const HEAD = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 15\r\nConnection: close\r\n'
/** A tenth of a second for what must end, and a minute for what must not. */
const SHORT = { headersMs: 60_000, pauseMs: 60_000, requestMs: 60_000, checkMs: 20 }

/**
 * Starts a server that answers with the address and the body of each request.
 * @param {import('./slow-clients.mjs').ClientTimeouts} [timeouts]
 * @param {(request: import('node:http').IncomingMessage) => Promise<unknown>} [prepare]
 */
async function openServer(timeouts, prepare = async () => undefined) {
  const server = await listen({
    port: 0,
    timeouts,
    closeApps: async () => undefined,
    async answer(request, response) {
      await prepare(request)
      const body = await text(request).catch(() => 'cut off')
      response.end(`${request.url} ${body}`)
    },
  })
  onTestFinished(server.close)
  return Number(new URL(server.address).port)
}

/** Sends the pieces of a request with pauses in between; returns all that is answered until the connection ends. */
async function send(/** @type {number} */ port, /** @type {string[]} */ pieces, pauseMs = 0) {
  const socket = connect(port)
  const answer = text(socket).catch(() => 'reset')
  await once(socket, 'connect')
  for (const piece of pieces) {
    socket.write(piece)
    await wait(pauseMs)
  }
  return answer
}

const get = (/** @type {string} */ target, headers = 'Host: localhost\r\n') =>
  `GET ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`

test.each([
  ['/shop?q=http://other/', '/shop?q=http://other/'],
  ['http://other/SHOP?q=1', '/SHOP?q=1'],
  ['HTTPS://user@other:1/api/me', '/api/me'],
  ['http://other', '/'],
  ['http://other?q=1', '/?q=1'],
  ['http://other//evil/', '//evil/'],
])('GET %s asks for %s of our own site', async (target, path) => {
  const answer = await send(await openServer(), [get(target)])
  expect(answer.split('\r\n\r\n')[1]).toBe(`${path} `)
})

test.each([
  ['two hosts', get('/', 'Host: localhost\r\nHost: other\r\n')],
  ['the same host twice', get('/', 'Host: localhost\r\nhost: localhost\r\n')],
  ['a target that is no path', get('ftp://other/')],
  ['no target', 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'],
])('%s is refused', async (_what, request) => {
  const answer = await send(await openServer(), [request])
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('x-content-type-options: nosniff')
})

test('who doesn’t send the headers in time is closed', async () => {
  const port = await openServer({ ...SHORT, headersMs: 100 })
  expect(await send(port, [HEAD])).toMatch(/^HTTP\/1\.1 408 /)
  expect(await send(port, [])).toMatch(/^(?:HTTP\/1\.1 408 .*)?$/s)
})

test('a body that stops coming is closed', async () => {
  const port = await openServer({ ...SHORT, pauseMs: 100 })
  expect(await send(port, [`${HEAD}\r\n`, 'half'])).toMatch(/^HTTP\/1\.1 408 /)
})

test('a body that comes slowly is read to its end, even when it takes longer than a pause may', async () => {
  const port = await openServer({ ...SHORT, pauseMs: 1000 })
  const letters = [...'fifteen letters']
  expect(await send(port, [`${HEAD}\r\n`, ...letters], 100)).toContain('/ fifteen letters')
})

test('a body without end is closed, however steadily it comes', async () => {
  const port = await openServer({ ...SHORT, headersMs: 100, requestMs: 200 })
  expect(await send(port, [`${HEAD}\r\n`, ...'abcdef'], 100)).toMatch(/^HTTP\/1\.1 408 /)
})

test('an answer may take longer than a pause', async () => {
  const port = await openServer({ ...SHORT, pauseMs: 50 }, () => wait(300))
  expect(await send(port, [get('/slow')])).toContain('/slow')
  expect(await send(port, [`${HEAD}\r\n`, 'fifteen letters'])).toContain('fifteen letters')
})
