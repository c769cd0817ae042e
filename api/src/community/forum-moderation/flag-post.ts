import type { PostFlag } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { lockMember } from '../../identity/index.ts'
import { conflict, type Db, invalid, notFound } from '../../platform/index.ts'
import { maySee, type Reader } from '../forum/may-see.ts'
import { assertNotBanned } from './active-ban.ts'
import { pleaseWait } from './please-wait.ts'
import { DAY_MS } from './writing-limits.ts'

/** How many posts a member may report within a day. */
export const FLAGS_PER_DAY = 20

interface Flag {
  postId: number
  by: NonNullable<Reader>
  input: z.output<typeof PostFlag>
  now: Date
}

/** Stores a member's report of a post: once per member and post, and never of one's own. */
export const flagPost = (db: Db, { postId, by, input, now }: Flag) =>
  db.transaction().execute(async (trx) => {
    await lockMember(trx, by.id)
    await assertNotBanned(trx, by.id, now)
    const post = await trx
      .selectFrom('forum_posts as post')
      .innerJoin('forum_threads as thread', 'thread.id', 'post.thread_id')
      .select('post.author_id')
      .where('post.id', '=', postId)
      .where('post.deleted_at', 'is', null)
      .where('thread.is_gone', '=', false)
      .where(maySee(by))
      .executeTakeFirst()
    if (!post) throw notFound('This post')
    if (post.author_id === by.id) throw invalid('reason', 'This is your own post. You can delete it instead.')
    await assertRate(trx, by.id, now)
    const added = await trx
      .insertInto('forum_flags')
      .values({ post_id: postId, user_id: by.id, ...input, at: now })
      .onConflict((known) => known.columns(['post_id', 'user_id']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw conflict('already_flagged', 'You’ve already reported this post.')
  })

async function assertRate(trx: Db, userId: number, now: Date) {
  const since = new Date(now.getTime() - DAY_MS)
  const { count, oldest } = await trx
    .selectFrom('forum_flags')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('at').as('oldest')])
    .where('user_id', '=', userId)
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  if (count < FLAGS_PER_DAY) return
  throw pleaseWait(
    'You’ve reported a lot of posts today.',
    (oldest as Date).getTime() + DAY_MS - now.getTime(),
  )
}
