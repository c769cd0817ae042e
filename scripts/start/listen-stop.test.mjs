import { get } from 'node:http'

import { expect, onTestFinished, test, vi } from 'vitest'

import { listen } from './listen.mjs'

/**
 * Starts a server whose answers wait until they are released.
 * @param {{ finishMs?: number }} [choices]
 */
async function open(choices) {
  /** @type {import('node:http').ServerResponse[]} */
  const held = []
  const closeApps = vi.fn(async () => undefined)
  const server = await listen({
    port: 0,
    answer: (_request, response) => void held.push(response),
    closeApps,
    ...choices,
  })
  onTestFinished(() => held.forEach((response) => response.destroy()))
  return { ...server, held, closeApps }
}

/**
 * Sends a request on a connection that the client would like to keep.
 * @param {string} address
 * @returns {Promise<import('node:http').IncomingMessage | string>} the answer, or why there is none
 */
const ask = (address) =>
  new Promise((resolve) => {
    get(address, { headers: { connection: 'keep-alive' } }, (answer) => resolve(answer.resume())).on(
      'error',
      ({ message }) => resolve(message),
    )
  })

test('a stop waits for the requests that run, takes no new ones, and closes what answers after them', async () => {
  const { address, close, held, closeApps } = await open()
  const first = ask(address)
  await expect.poll(() => held.length).toBe(1)
  const closed = close()
  expect(await ask(address)).toMatch(/ECONNREFUSED/)
  expect(closeApps).not.toHaveBeenCalled()
  held[0]?.end('done')
  expect(await first).toMatchObject({ statusCode: 200, headers: { connection: 'close' } })
  await closed
  expect(closeApps).toHaveBeenCalledTimes(1)
})

test('a request that does not finish is cut off after a while', async () => {
  const { address, close, held, closeApps } = await open({ finishMs: 20 })
  const hanging = ask(address)
  await expect.poll(() => held.length).toBe(1)
  await close()
  expect(closeApps).toHaveBeenCalledTimes(1)
  expect(await hanging).toBe('socket hang up')
})

test('where the port is taken, what was opened for it is closed', async () => {
  const { address, close } = await open()
  onTestFinished(close)
  const closeApps = vi.fn(async () => undefined)
  const second = listen({ port: Number(new URL(address).port), answer: () => {}, closeApps })
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' })
  expect(closeApps).toHaveBeenCalledTimes(1)
})
