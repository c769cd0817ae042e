import type { Db } from '../../platform/index.ts'
import type { SubscriptionLevel } from '../forum/tables.ts'
import { readChoices } from './choices.ts'

interface Subscription {
  threadId: number
  userId: number
  now: Date
}

/** The most members whom one post tells as a reply. */
const MOST = 2000

/** Returns the members who are told of every post of a thread. */
export async function subscribersOf(db: Db, threadId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('forum_subscriptions')
    .select('user_id')
    .where('thread_id', '=', threadId)
    .where('level', '=', 'all')
    .orderBy('at')
    .limit(MOST)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Returns the levels that these members have chosen for a thread. */
export async function levelsOf(db: Db, threadId: number, userIds: number[]) {
  if (userIds.length === 0) return new Map<number, SubscriptionLevel>()
  const rows = await db
    .selectFrom('forum_subscriptions')
    .select(['user_id', 'level'])
    .where('thread_id', '=', threadId)
    .where('user_id', 'in', userIds)
    .execute()
  return new Map(rows.map(({ user_id, level }) => [user_id, level]))
}

/** Subscribes whoever writes in a thread to what they want of such threads, unless they have chosen for this one. */
export async function subscribeByWriting(trx: Db, { threadId, userId, now }: Subscription) {
  const { writing_level: level } = await readChoices(trx, userId)
  await trx
    .insertInto('forum_subscriptions')
    .values({ thread_id: threadId, user_id: userId, level, at: now })
    .onConflict((known) => known.doNothing())
    .execute()
}

export const subscribe = (
  db: Db,
  { threadId, userId, level, now }: Subscription & { level: SubscriptionLevel },
) =>
  db
    .insertInto('forum_subscriptions')
    .values({ thread_id: threadId, user_id: userId, level, at: now })
    .onConflict((known) => known.columns(['user_id', 'thread_id']).doUpdateSet({ level, at: now }))
    .execute()
