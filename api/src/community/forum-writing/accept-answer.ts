import { type Caller, type Db, forbidden, invalid, recordAudit } from '../../platform/index.ts'
import type { ForumHooks } from './hooks.ts'
import { isStaff, visibleThread } from './visible.ts'

interface Acceptance {
  caller: Caller
  threadId: number
  /** The answer; null takes the acceptance back. */
  postId: number | null
  now: Date
}

/** Marks a post as the answer that solved the thread. Its author decides, or staff. */
export async function acceptAnswer(
  trx: Db,
  hooks: ForumHooks,
  { caller, threadId, postId, now }: Acceptance,
) {
  const thread = await visibleThread(trx, caller, threadId)
  if (thread.author_id !== caller.id && !isStaff(caller)) throw forbidden()
  if (postId === thread.accepted_post_id) return
  if (postId !== null) await assertAnswer(trx, threadId, postId)
  await trx
    .updateTable('forum_threads')
    .set({ accepted_post_id: postId, is_solved: postId !== null })
    .where('id', '=', threadId)
    .execute()
  // Staff who decide for the author have done so in the shop's name.
  if (thread.author_id !== caller.id)
    await recordAudit(trx, {
      by: caller,
      action: 'thread.accept',
      subject: { kind: 'thread', id: threadId },
      before: { accepted_post_id: thread.accepted_post_id },
      after: { accepted_post_id: postId },
      at: now,
    })
  if (postId === null) await hooks.onChanged(trx, { threadId })
  else await hooks.onAccepted(trx, { threadId, postId, userId: caller.id, now })
}

async function assertAnswer(trx: Db, threadId: number, postId: number) {
  const answer = await trx
    .selectFrom('forum_posts')
    .select('id')
    .where('id', '=', postId)
    .where('thread_id', '=', threadId)
    .where('number', '>', 1)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!answer) throw invalid('post_id', 'Please choose an answer from this thread.')
}
