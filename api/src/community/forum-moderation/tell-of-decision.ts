import type { Db } from '../../platform/index.ts'
import { notifyModerated } from '../notifications/on-forum.ts'

interface Held {
  user_id: number
  thread_id: number | null
}

interface Decided {
  /** The published post; null: it was rejected. */
  postId: number | null
  by: number
  reason: string
  now: Date
}

/** Tells the author of a held post what was decided. A rejected new thread has no page to tell of, and isn't told of. */
export async function tellOfDecision(trx: Db, held: Held, { postId, ...done }: Decided) {
  const threadId = postId === null ? held.thread_id : await threadOf(trx, postId)
  if (threadId === null) return
  const action = postId === null ? 'reject' : 'approve'
  await notifyModerated(trx, { ...done, action, userId: held.user_id, threadId, postId })
}

const threadOf = async (trx: Db, postId: number) =>
  (await trx.selectFrom('forum_posts').select('thread_id').where('id', '=', postId).executeTakeFirstOrThrow())
    .thread_id
