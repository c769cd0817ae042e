import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { openPost } from '../../../testing/post.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import type { Db } from '../../database/open-database.ts'
import { countBulkEmails, queueBulkEmails, queueEmail } from '../queue-email.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let db: Db
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(() => database.close())
beforeEach(async () => {
  await db.deleteFrom('outbox').execute()
})

const welcome = (to: string) => ({ template: 'welcome', to, data: { name: 'Rita' } }) as const
const bulk = (...readers: string[]) => readers.map((to) => ({ onceKey: `spring ${to}`, email: welcome(to) }))

test('an email with the same key is queued once, also after it was sent', async () => {
  await queueBulkEmails(db, bulk('ann@example.com', 'ben@example.com'))
  await queueBulkEmails(db, bulk('ben@example.com', 'cleo@example.com'))
  expect(await countBulkEmails(db)).toBe(3)
  const post = openPost(db)
  await post.run()
  await queueBulkEmails(db, bulk('ann@example.com'))
  await queueBulkEmails(db, [])
  await post.run()
  expect(post.sent.map(({ to }) => to)).toEqual(['ann@example.com', 'ben@example.com', 'cleo@example.com'])
  expect(await countBulkEmails(db)).toBe(0)
})

test('emails to many wait until no other is due', async () => {
  await queueBulkEmails(db, bulk('ann@example.com', 'ben@example.com'))
  const post = openPost(db, {
    send: async ({ to }) => {
      if (to === 'ann@example.com') await queueEmail(db, welcome('rita@example.com'))
    },
  })
  await queueEmail(db, welcome('first@example.com'))
  await post.run()
  expect(post.sent.map(({ to }) => to)).toEqual([
    'first@example.com',
    'ann@example.com',
    'rita@example.com',
    'ben@example.com',
  ])
})
