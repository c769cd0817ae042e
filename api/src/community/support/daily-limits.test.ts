import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { PER_DAY } from './daily-limits.ts'
import { openedBy, post, postWith, TICKET } from './testing.ts'

const HOUR_MS = 60 * 60_000
let now = new Date('2026-11-23T12:00:00Z')
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * HOUR_MS)
}

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ now: () => now })
})
afterAll(() => app.close())

let anna: Awaited<ReturnType<TestApp['member']>>
beforeEach(async () => {
  anna = await app.member()
})

/** Logs the member in again, since a session doesn't outlive a day without use. */
async function login() {
  anna.token = (await app.sessions.start(anna.id, false)).access
}

const open = () => post(app, '/api/tickets', anna.token, TICKET)

test('a member opens 20 tickets a day at most, also when they come at once, and is told when to try again', async () => {
  await open()
  later(2)
  await login()
  const rest = await Promise.all(Array.from({ length: PER_DAY.tickets + 3 }, open))
  expect(rest.filter(({ statusCode }) => statusCode === 200)).toHaveLength(PER_DAY.tickets - 1)
  const refused = await open()
  expect(refused.json()).toMatchObject({
    error: 'too_many_requests',
    message: 'You’ve reached today’s limit for questions. Please wait 22 hours and try again.',
  })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(22 * 3600)])
  later(22)
  await login()
  expect((await open()).statusCode).toBe(200)
})

test('a ticket that is sent again with its key is no other one, and the contact form counts as well', async () => {
  const once = postWith(app, 'the-same-key')
  const first = await once('/api/tickets', anna.token, TICKET)
  for (let n = 1; n < PER_DAY.tickets; n++) await open()
  const again = await once('/api/tickets', anna.token, TICKET)
  expect([again.statusCode, again.json().data.id]).toEqual([200, first.json().data.id])
  expect((await post(app, '/api/contact', anna.token, TICKET)).statusCode).toBe(429)
})

const send = (id: number, name: string, bytes: Buffer) =>
  app.call(`/api/tickets/${id}/files`, {
    method: 'POST',
    as: anna.token,
    body: bytes,
    headers: { 'content-type': 'application/pdf', 'x-file-name': name },
  })
const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(bytes - 5)])

test('a member sends 30 files a day at most, whatever they are sent to', async () => {
  for (let at = 0; at < PER_DAY.files; at += 6) {
    const { id } = await openedBy(app, anna)
    for (let n = 0; n < 6; n++) {
      expect((await send(id, `${n}.pdf`, pdf(10))).statusCode).toBe(200)
    }
  }
  const { id } = await openedBy(app, anna)
  const refused = await send(id, 'more.pdf', pdf(10))
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(24 * 3600)])
  later(24)
  await login()
  expect((await send(id, 'more.pdf', pdf(10))).statusCode).toBe(200)
})

test('a member sends 100 MB a day at most', async () => {
  const ids = [(await openedBy(app, anna)).id, (await openedBy(app, anna)).id]
  for (let n = 0; n < 10; n++) {
    expect((await send(ids[n % 2]!, `${n}.pdf`, pdf(10_000_000 - n))).statusCode).toBe(200)
  }
  expect((await send(ids[0]!, 'more.pdf', pdf(46))).statusCode).toBe(429)
  expect((await send(ids[0]!, 'more.pdf', pdf(45))).statusCode).toBe(200)
})
