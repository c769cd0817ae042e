import { expect, test } from 'vitest'

import { useTestDatabase } from '../../testing/test-database.ts'
import { createPurgeOutbox } from './purge-outbox.ts'
import { queueEmail } from './queue-email.ts'

const DAY_MS = 24 * 3_600_000

test('an email is forgotten a month after it was sent; one that waits never is', async () => {
  const { db } = await useTestDatabase()
  for (const to of ['old@example.com', 'new@example.com', 'waiting@example.com']) {
    await queueEmail(db, { template: 'welcome', to, data: { name: 'Rita' } })
  }
  const now = new Date()
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const finish = (id: number, done_at: Date) =>
    db.updateTable('outbox').set({ done_at, outcome: 'sent' }).where('id', '=', id).execute()
  await finish(1, daysAgo(31))
  await finish(2, daysAgo(29))
  await createPurgeOutbox({ db, now: () => now })()
  expect((await db.selectFrom('outbox').select('id').orderBy('id').execute()).map(({ id }) => id)).toEqual([
    2, 3,
  ])
})
