import { expect, test } from 'vitest'

import { addMember } from '../../testing/add-rows.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { createPurgeNotifications } from './purge-notifications.ts'

const now = new Date('2026-11-24T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

test('notifications go 90 days after they were read or when they are a year old, and the others stay', async () => {
  const { db } = await useTestDatabase()
  const { id: user_id } = await addMember(db)
  const row = (at: number, read: number | null) => ({
    user_id,
    kind: 'moderated' as const,
    thread_id: null,
    title: 'A thread',
    post_id: null,
    actor_id: null,
    at: daysAgo(at),
    read_at: read === null ? null : daysAgo(read),
  })
  await db
    .insertInto('notifications')
    .values([row(200, 91), row(200, 89), row(366, null), row(364, null), row(1, 0)])
    .execute()
  const sent = (key: string, days: number) => ({
    user_id,
    key,
    content_hash: key,
    thread_id: null,
    post_id: null,
    at: daysAgo(days),
  })
  await db
    .insertInto('forum_sent')
    .values([sent('old', 8), sent('new', 6)])
    .execute()

  const purge = createPurgeNotifications({ db, now: () => now })
  await purge()
  await purge()

  const kept = await db.selectFrom('notifications').select('at').orderBy('at').execute()
  expect(kept.map(({ at }) => at)).toEqual([daysAgo(364), daysAgo(200), daysAgo(1)])
  const keys = await db.selectFrom('forum_sent').select('key').execute()
  expect(keys).toEqual([{ key: 'new' }])
})
