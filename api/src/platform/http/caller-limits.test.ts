import { once } from 'node:events'

import * as z from '@nireeka/contracts/zod'
import { expect, test, vi } from 'vitest'

import type { Caller } from './access.ts'
import { createServer } from './create-server.ts'
import { route } from './route.ts'

const endpoint = (path: `/api/${string}`) =>
  ({ method: 'GET', path, access: 'guest', answer: z.unknown() }) as const

const whoIs = vi.fn(async (token: string) => ({ id: token.codePointAt(0) }) as Caller)

/** A server with three costly routes, whose calls run until the test ends them. */
async function open() {
  const app = await createServer({ whoIs, rateLimits: { count: async () => ({ current: 1, ttl: 0 }) } })
  const running: string[] = []
  const end = new AbortController()
  const work = (name: string) => async () => {
    running.push(name)
    if (!end.signal.aborted) await once(end.signal, 'abort')
    return { ok: true }
  }
  route(app, endpoint('/api/pay'), { callGroup: 'money' }, work('pay'))
  route(app, endpoint('/api/refund'), { callGroup: 'money' }, work('refund'))
  route(app, endpoint('/api/cart'), { callGroup: 'cart' }, work('cart'))

  const call = (url: string, who: { as?: string; from?: string } = {}) => {
    const headers = who.as ? { authorization: `Bearer ${who.as.padEnd(43, '0')}` } : {}
    return app.inject({ url, headers, remoteAddress: who.from ?? '192.0.2.1' })
  }
  /** Ends what runs and what waits; returns the statuses. */
  async function endAll(answers: Array<ReturnType<typeof call>>) {
    end.abort()
    return (await Promise.all(answers)).map(({ statusCode }) => statusCode)
  }
  return { app, running, call, endAll }
}

test('two of a caller’s calls of a group run at once, whichever routes they are for', async () => {
  const { running, call, endAll } = await open()
  const calls = ['/api/pay', '/api/refund', '/api/pay', '/api/refund'].map((url) => call(url, { as: 'a' }))
  await expect.poll(() => running).toEqual(['pay', 'refund'])
  expect(await endAll(calls)).toEqual([200, 200, 200, 200])
})

test('other callers and other groups don’t wait', async () => {
  const { running, call, endAll } = await open()
  const calls = [1, 2, 3].map(() => call('/api/pay', { as: 'a' }))
  calls.push(call('/api/pay', { as: 'b' }), call('/api/cart', { as: 'a' }), call('/api/pay'))
  await expect.poll(() => running.toSorted()).toEqual(['cart', 'pay', 'pay', 'pay', 'pay'])
  expect(await endAll(calls)).toEqual([200, 200, 200, 200, 200, 200])
})

test('guests of one /64 count as one caller', async () => {
  const { running, call, endAll } = await open()
  const calls = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1'].map((from) =>
    call('/api/pay', { from }),
  )
  await expect.poll(() => running).toHaveLength(3)
  expect(await endAll(calls)).toEqual([200, 200, 200, 200])
})

test('who sends 300 calls at once gets 32 answers, and is told when to send the others again', async () => {
  const { app, running, call, endAll } = await open()
  whoIs.mockClear()
  const calls = Array.from({ length: 299 }, () => call('/api/pay', { as: 'a' }))
  await expect.poll(() => running).toHaveLength(2)
  const refused = await call('/api/pay', { as: 'a' })
  expect(refused.json()).toMatchObject({ status: 429, error: 'too_many_requests' })
  expect(refused.headers['retry-after']).toBe('2')
  const statuses = await endAll(calls)
  expect(statuses.filter((status) => status === 200)).toHaveLength(32)
  expect(statuses.filter((status) => status === 429)).toHaveLength(267)
  expect(whoIs).toHaveBeenCalledTimes(32)
  expect(app.callerLimits.size()).toBe(0)
})
