import { Agent, get } from 'node:http'

import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { byArea } from './areas.mjs'
import { answerAlive, answerReady } from './health.mjs'
import { listen } from './listen.mjs'

const DRAIN_MS = 60_000

// Only the wait of the drain is ours to advance; the server's own timers stay real.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Starts a server that drains for a minute, and whose pages wait until they are released. */
async function open() {
  /** @type {import('node:http').ServerResponse[]} */
  const held = []
  const page = (
    /** @type {unknown} */ _request,
    /** @type {import('node:http').ServerResponse} */ response,
  ) => void held.push(response)
  const readyz = answerReady(async () => true)
  const server = await listen({
    port: 0,
    drainMs: DRAIN_MS,
    answer: byArea({ api: page, 'dev/mail': page, pages: page, healthz: answerAlive, readyz }),
    closeApps: async () => undefined,
  })
  // One connection, which the client would like to keep.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  return { ...server, held, ask: (/** @type {string} */ path) => ask(server.address + path, agent) }
}

/**
 * Returns the status, Retry-After, what becomes of the connection, and whether it had been used before.
 * @param {string} address
 * @param {Agent} agent
 */
const ask = (address, agent) =>
  new Promise((resolve) => {
    const sent = get(address, { agent }, (answer) => {
      const { connection, 'retry-after': retryAfter } = answer.headers
      const result = { status: answer.statusCode, retryAfter, connection, isKept: sent.reusedSocket }
      answer.resume().once('end', () => resolve(result))
    })
    sent.once('error', ({ message }) => resolve(message))
  })

test('while a stopping process drains, it is not ready and answers everything else', async () => {
  const { ask: visit, close, held } = await open()
  expect(await visit('/readyz')).toMatchObject({ status: 200 })
  const closed = close()
  expect(await visit('/readyz')).toMatchObject({ status: 503, retryAfter: '5', isKept: true })
  expect(await visit('/healthz?x=1')).toMatchObject({ status: 200, connection: 'close' })

  const page = visit('/shop')
  await expect.poll(() => held.length).toBe(1)
  vi.advanceTimersByTime(DRAIN_MS)
  held[0]?.end('done')
  expect(await page).toMatchObject({ status: 200, connection: 'close' })
  await closed
  expect(await visit('/readyz')).toMatch(/ECONNREFUSED/)
})

test('a request that runs when the process is to stop is finished during the drain', async () => {
  const { ask: visit, close, held } = await open()
  const page = visit('/shop')
  await expect.poll(() => held.length).toBe(1)
  const closed = close()
  held[0]?.end('done')
  expect(await page).toMatchObject({ status: 200, connection: 'close' })
  vi.advanceTimersByTime(DRAIN_MS)
  await closed
})
