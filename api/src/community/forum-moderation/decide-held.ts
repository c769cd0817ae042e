import type { HeldPostDecision } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { conflict, type Db, notFound, recordAudit, type StaffCaller } from '../../platform/index.ts'
import type { ForumHooks } from '../forum-writing/hooks.ts'
import { publishPost, publishThread } from '../forum-writing/publish.ts'
import { lockThread } from './lock-thread.ts'
import { tellOfDecision } from './tell-of-decision.ts'

interface Decision {
  id: number
  by: StaffCaller
  input: z.output<typeof HeldPostDecision>
  now: Date
}

/** Publishes a held post as of now, or rejects it. Refuses with 409 when somebody else has decided. */
export const decideHeld = ({ db, hooks }: { db: Db; hooks: ForumHooks }, { id, by, input, now }: Decision) =>
  db.transaction().execute(async (trx) => {
    const held = await trx
      .selectFrom('forum_held')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!held) throw notFound('This post')
    if (held.decided_at) throw conflict('already_decided', 'Someone else has just handled this post.')
    const post_id = input.decision === 'approve' ? await publish(trx, { hooks, held, now }) : null
    await tellOfDecision(trx, held, { postId: post_id, by: by.id, reason: input.reason, now })
    await trx
      .updateTable('forum_held')
      .set({ decided_at: now, decided_by: by.id, post_id })
      .where('id', '=', id)
      .execute()
    await recordAudit(trx, {
      by,
      action: 'held_post.decide',
      subject: { kind: 'held_post', id },
      before: { held_for: held.reason, author_id: held.user_id, title: held.title, body: held.body },
      after: { decision: input.decision, reason: input.reason, post_id },
      at: now,
    })
  })

interface Held {
  user_id: number
  thread_id: number | null
  reply_to_id: number | null
  category_id: number | null
  title: string | null
  tags: string[]
  body: string
}

async function publish(trx: Db, { hooks, held, now }: { hooks: ForumHooks; held: Held; now: Date }) {
  const { user_id: authorId, thread_id: threadId, category_id: categoryId, title, tags, body } = held
  if (threadId === null) {
    if (categoryId === null || title === null) throw new Error('A held thread has neither category nor title')
    const { postId } = await publishThread(trx, hooks, { categoryId, authorId, title, tags, body, now })
    return postId
  }
  const { is_locked } = await lockThread(trx, threadId)
  if (is_locked)
    throw conflict('locked', 'The thread was locked in the meantime. Unlock it first, or reject the post.')
  const post = { threadId, authorId, body, replyToId: held.reply_to_id, now }
  const { id } = await publishPost(trx, hooks, post)
  return id
}
