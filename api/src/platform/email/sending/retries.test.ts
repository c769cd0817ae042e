import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { Db } from '../../database/open-database.ts'
import { openPost } from '../../../testing/post.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { EmailRefused, TransportDown } from '../email.ts'
import { queueEmail } from '../queue-email.ts'

const MINUTE = 60_000
const TOKEN = 'T'.repeat(43)

let database: Awaited<ReturnType<typeof openTestDatabase>>
let db: Db
let time = 0
const now = () => new Date(time)
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(() => database.close())
beforeEach(async () => {
  await db.deleteFrom('outbox').execute()
  time = Date.now() + 1000
})

const queue = (to: string) => queueEmail(db, { template: 'welcome', to, data: { name: 'Rita' } })
const queueReset = (to: string) =>
  queueEmail(db, { template: 'reset', to, data: { name: 'Rita', token: TOKEN } })
const rows = () => db.selectFrom('outbox').selectAll().orderBy('id').execute()
const outcomes = async () => (await rows()).map(({ outcome }) => outcome)

test('a mail server that is away keeps every email, and each goes out when it is back', async () => {
  await queue('ann@example.com')
  await queue('ben@example.com')
  let isDown = true
  const attempts: string[] = []
  const post = openPost(db, {
    now,
    send: ({ to }) => {
      attempts.push(to)
      if (isDown) throw new TransportDown('connection refused')
    },
  })
  await post.run()
  expect(attempts).toEqual(['ann@example.com'])
  expect(await rows()).toMatchObject([
    { attempts: 1, last_error: 'Error: connection refused' },
    { attempts: 0 },
  ])
  isDown = false
  time += MINUTE
  await post.run()
  expect(post.sent.map(({ to }) => to)).toEqual(['ben@example.com', 'ann@example.com'])
  expect(await outcomes()).toEqual(['sent', 'sent'])
})

test('an email is tried with growing pauses for a day, and then given up with its reason', async () => {
  await queueReset('ann@example.com')
  await db
    .updateTable('outbox')
    .set({ payload: sql`jsonb_set(payload, '{template}', '"welcome"')` })
    .execute()
  const post = openPost(db, {
    now,
    send: () => {
      throw new Error(`450 try later: ${TOKEN}`)
    },
  })
  const start = time
  const triedAt: number[] = []
  while ((await outcomes())[0] === null) {
    const before = post.failures.length
    await post.run()
    if (post.failures.length > before) triedAt.push((time - start) / MINUTE)
    time += MINUTE
  }
  expect(triedAt).toEqual([0, 1, 5, 20, 60, 180, 360, 720, 1080, 1440])
  expect(await rows()).toMatchObject([
    { outcome: 'given_up', attempts: 10, last_error: 'Error: 450 try later: [token]' },
  ])
  expect(JSON.stringify(await rows())).not.toContain(TOKEN)
  expect(post.failures.at(-1)).toEqual({
    key: expect.any(String),
    template: 'welcome',
    attempt: 10,
    isGivenUp: true,
    reason: 'Error',
  })
  expect(JSON.stringify(post.failures)).not.toContain('ann@')
})

test('an email that nobody will ever take is given up at once', async () => {
  await queue('nobody@example.com')
  const post = openPost(db, {
    now,
    send: () => {
      throw Object.assign(new EmailRefused('no such user'), { code: 'EENVELOPE 550' })
    },
  })
  await post.run()
  expect(await rows()).toMatchObject([{ outcome: 'given_up', last_error: 'EENVELOPE 550: no such user' }])
  expect(post.failures).toMatchObject([{ isGivenUp: true, reason: 'EENVELOPE 550' }])
})

test('an email that can’t be written is kept, and blocks no other', async () => {
  await db
    .insertInto('outbox')
    .values({
      topic: 'mail',
      payload: JSON.stringify({ template: 'toString', to: 'a@b.co' }),
      done_at: null,
      last_error: null,
    })
    .execute()
  await queueEmail(db, { template: 'sign_in_locked', to: 'a@b.co', data: { name: 'A', until: 'never' } })
  await queue('ann@example.com')
  const post = openPost(db, { now })
  await post.run()
  expect(post.sent.map(({ to }) => to)).toEqual(['ann@example.com'])
  expect(await rows()).toMatchObject([
    { outcome: null, attempts: 1, last_error: 'Error: There is no email of this name' },
    { outcome: null, attempts: 1 },
    { outcome: 'sent' },
  ])
})

test('a query that fails while an email is written keeps the email, too', async () => {
  await queue('ann@example.com')
  const post = openPost(db, { now, write: async () => sql`select 1/0`.execute(db).then(() => null) })
  await post.run()
  expect(await rows()).toMatchObject([{ outcome: null, attempts: 1, last_error: '22012: division by zero' }])
})
