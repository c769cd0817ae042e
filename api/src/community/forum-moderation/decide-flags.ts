import type { FlagDecision } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { conflict, type Db, recordAudit, type StaffCaller } from '../../platform/index.ts'
import type { ForumHooks } from '../forum-writing/hooks.ts'
import { endReported } from './end-reported.ts'
import { assertVersion } from './lock-thread.ts'
import { lockPost } from './remove.ts'

interface Decision {
  postId: number
  by: StaffCaller
  input: z.output<typeof FlagDecision>
  now: Date
}

/**
 * Decides on all open flags of a post: it stays, its thread is hidden, or it is deleted, a first post with its thread.
 * Refuses with 409 when the post or its flags aren't those that were read.
 */
export const decideFlags = (
  { db, hooks }: { db: Db; hooks: ForumHooks },
  { postId, by, input, now }: Decision,
) =>
  db.transaction().execute(async (trx) => {
    const post = await lockPost(trx, postId)
    assertVersion(post, input)
    const open = await trx
      .updateTable('forum_flags')
      .set({ decision: input.decision, decided_at: now, decided_by: by.id })
      .where('post_id', '=', postId)
      .where('decision', 'is', null)
      .returning(['id', 'reason'])
      .execute()
    if (open.length === 0) throw conflict('already_decided', 'Someone else has just handled this post.')
    if (Math.max(...open.map(({ id }) => id)) !== input.last_flag_id)
      throw conflict('changed', 'It was reported again in the meantime. Please read it again.')
    const { decision, reason } = input
    if (decision !== 'kept') {
      await endReported(trx, { id: postId, ...post }, { by: by.id, decision, reason, now })
      await hooks.onChanged(trx, { threadId: post.thread_id })
    }
    await recordAudit(trx, {
      by,
      action: 'post.flags',
      subject: { kind: 'post', id: postId },
      before: { reasons: open.map((flag) => flag.reason), author_id: post.author_id, body: post.body },
      after: { decision: input.decision, reason: input.reason },
      at: now,
    })
  })
