import type { Db } from '../../platform/index.ts'
import { type Moderated, notifyModerated } from '../notifications/on-forum.ts'

interface Thread {
  id: number
  author_id: number
}

/** Tells a thread's author, in the same transaction, what staff did with it, and why. */
export async function tellThreadsAuthor(
  trx: Db,
  { id: threadId, author_id: userId }: Thread,
  done: Omit<Moderated, 'userId' | 'threadId' | 'postId'>,
) {
  const first = await trx
    .selectFrom('forum_posts')
    .select('id')
    .where('thread_id', '=', threadId)
    .where('number', '=', 1)
    .executeTakeFirst()
  await notifyModerated(trx, { ...done, userId, threadId, postId: first?.id ?? null })
}
