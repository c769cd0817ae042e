import type { Db } from '../../platform/index.ts'
import { notifyModerated } from '../notifications/on-forum.ts'

interface Held {
  user_id: number
  thread_id: number | null
  title: string | null
}

interface Decided {
  /** The published post; null: it was rejected. */
  postId: number | null
  by: number
  reason: string
  now: Date
}

/** Tells the author of a held post what was decided. A new thread that is refused is told of by its title. */
export async function tellOfDecision(trx: Db, held: Held, { postId, ...done }: Decided) {
  const threadId = postId === null ? held.thread_id : await threadOf(trx, postId)
  const action = postId === null ? 'reject' : 'approve'
  const about = { threadId, title: threadId === null ? held.title : null, postId }
  await notifyModerated(trx, { ...done, ...about, action, userId: held.user_id })
}

const threadOf = async (trx: Db, postId: number) =>
  (await trx.selectFrom('forum_posts').select('thread_id').where('id', '=', postId).executeTakeFirstOrThrow())
    .thread_id
