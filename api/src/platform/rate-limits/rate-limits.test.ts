import { expect, test } from 'vitest'

import { createApp } from '../../app.ts'
import { ORIGIN, type TestApp, useTestApp } from '../../testing/test-app.ts'

const MINUTE = 60_000
const MOST = 30
const NOBODYS = '00000000-0000-4000-8000-000000000000'

let time = Date.parse('2021-06-01T12:00:00Z')
const now = () => new Date(time)

/** Follows a newsletter link that nobody has; 30 a minute are allowed. */
const follow = (app: TestApp['app'], remoteAddress: string) =>
  app.inject({
    method: 'POST',
    url: '/api/newsletter/confirm',
    payload: { token: 'A'.repeat(43) },
    remoteAddress,
  })

async function followAll(app: TestApp['app'], addresses: string[]) {
  const answers = await Promise.all(addresses.map((address) => follow(app, address)))
  return answers.filter(({ statusCode }) => statusCode === 429)
}

test('processes on one database count together, and a refusal says when to try again', async () => {
  const first = await useTestApp({ now })
  const second = await createApp({ db: first.db, origin: ORIGIN, now })
  const twenty = Array<string>(20).fill('203.0.113.7')
  const refused = await Promise.all([followAll(first.app, twenty), followAll(second.app, twenty)])
  await second.app.close()
  expect(refused.flat()).toHaveLength(40 - MOST)
  for (const { headers, body } of refused.flat()) {
    expect(headers['retry-after']).toBe('60')
    expect(JSON.parse(body)).toMatchObject({
      error: 'too_many_requests',
      message: 'Too many attempts. Please wait 1 minute and try again.',
    })
  }
  expect(await followAll(first.app, ['203.0.113.8'])).toEqual([])
  time += MINUTE
  expect(await followAll(first.app, twenty)).toEqual([])
})

test('all addresses of a /64 count as one', async () => {
  const { app } = await useTestApp({ now })
  const inOne = Array.from({ length: MOST }, (_, count) => `2001:db8:1:2:${count.toString(16)}::1`)
  expect(await followAll(app, inOne)).toEqual([])
  expect(await followAll(app, ['2001:db8:1:2:ffff::9'])).toHaveLength(1)
  expect(await followAll(app, ['2001:db8:1:3::1'])).toEqual([])
})

test('each endpoint has a limit of its own', async () => {
  const { app } = await useTestApp({ now })
  await followAll(app, Array<string>(MOST + 1).fill('203.0.113.7'))
  const other = { method: 'POST', url: '/api/newsletter/unsubscribe', payload: { token: NOBODYS } } as const
  expect((await app.inject({ ...other, remoteAddress: '203.0.113.7' })).statusCode).toBe(404)
})

test('counters whose window is over are purged', async () => {
  const { app, db, purgeRateLimits } = await useTestApp({ now })
  await follow(app, '203.0.113.7')
  await purgeRateLimits()
  expect(await db.selectFrom('rate_limits').select('count').execute()).toEqual([{ count: 1 }])
  time += MINUTE
  await purgeRateLimits()
  expect(await db.selectFrom('rate_limits').select('count').execute()).toEqual([])
})
