import { type Caller, type Db, type LiveKind } from '../../platform/index.ts'
import { moderates, moderators } from '../forum/may-see.ts'

/** Returns those of the members who may see a thread now; nobody may see one that is gone. */
export async function thoseWhoSee(db: Db, threadId: number, userIds: number[]): Promise<number[]> {
  if (userIds.length === 0) return []
  const rows = await db
    .selectFrom('users')
    .innerJoin('forum_threads as thread', (join) => join.on('thread.id', '=', threadId))
    .select('users.id')
    .where('users.id', 'in', userIds)
    .where('thread.is_gone', '=', false)
    .where((row) =>
      row.or([
        row('thread.is_hidden', '=', false),
        moderators,
        row('thread.author_id', '=', row.ref('users.id')),
      ]),
    )
    .execute()
  return rows.map(({ id }) => id)
}

const maySeeThread = (
  thread: { is_hidden: boolean; author_id: number } | undefined,
  caller: Caller | null,
): boolean => {
  if (!thread) return false
  if (!thread.is_hidden) return true
  return moderates(caller) || thread.author_id === caller?.id
}

/** The live topic `forum-thread:12`: a thread's posts, likes and states. */
export const liveThreads = (db: Db): LiveKind => ({
  topicFor: (id) => (id === null ? null : `forum-thread:${id}`),
  async mayHear(id, callers) {
    const thread = await db
      .selectFrom('forum_threads')
      .select(['is_hidden', 'author_id'])
      .where('id', '=', id ?? 0)
      .where('is_gone', '=', false)
      .executeTakeFirst()
    return callers.map((caller) => maySeeThread(thread, caller))
  },
})

/** The live topic `notifications`: the caller's own. */
export const liveNotifications: LiveKind = {
  topicFor: (id, caller) => (id === null && caller ? `notifications:${caller.id}` : null),
  mayHear: async (_id, callers) => callers.map((caller) => caller !== null),
}
