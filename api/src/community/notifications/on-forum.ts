import type { ModerationAction } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import { type Db, publishLive } from '../../platform/index.ts'
import type { ForumHooks } from '../forum-writing/hooks.ts'
import { addNotifications } from './add-notifications.ts'
import { readChoices } from './choices.ts'
import { emailMentioned } from './email-mentioned.ts'
import { thoseWhoSee } from './may-be-told.ts'
import { levelsOf, subscribeByWriting, subscribersOf } from './subscriptions.ts'
import type { NotificationKind } from './tables.ts'

type Post = Parameters<ForumHooks['onPost']>[1]

/** Tells members of what happens in the forum, and the open pages of a thread that it has changed. */
export const notifyOfForum: ForumHooks = {
  async onPost(trx, post) {
    const { threadId, postId, authorId, now } = post
    const kinds = await whomToTell(trx, post)
    const seeing = await thoseWhoSee(trx, threadId, [...kinds.keys()])
    const told = seeing.map((userId) => ({
      userId,
      kind: kinds.get(userId)!,
      threadId,
      postId,
      actorId: authorId,
      now,
    }))
    const added = await addNotifications(trx, told)
    await emailMentioned(trx, added)
    await subscribeByWriting(trx, { threadId, userId: authorId, now })
    await publishLive(trx, `forum-thread:${threadId}`)
  },

  async onLike(trx, { postId, userId, now }) {
    const post = await authorOf(trx, postId)
    if (!post) return
    await publishLive(trx, `forum-thread:${post.thread_id}`)
    const [author] = await thoseWhoSee(trx, post.thread_id, [post.author_id])
    if (author === undefined || author === userId) return
    if (await hasMuted(trx, post.thread_id, author)) return
    if (!(await readChoices(trx, author)).tells_likes) return
    await tellOfLike(trx, { ...post, postId, userId, now })
  },

  async onAccepted(trx, { threadId, postId, userId, now }) {
    await publishLive(trx, `forum-thread:${threadId}`)
    const post = await authorOf(trx, postId)
    if (!post || post.author_id === userId) return
    const [author] = await thoseWhoSee(trx, threadId, [post.author_id])
    if (author === undefined || (await hasMuted(trx, threadId, author))) return
    // An answer that is accepted again, after another one was, is told of once.
    await trx
      .deleteFrom('notifications')
      .where('user_id', '=', author)
      .where('post_id', '=', postId)
      .where('kind', '=', 'accepted')
      .execute()
    await addNotifications(trx, [
      { userId: author, kind: 'accepted', threadId, postId, actorId: userId, now },
    ])
  },

  async onChanged(trx, { threadId }) {
    await publishLive(trx, `forum-thread:${threadId}`)
    await recountBells(trx, threadId)
  },
}

export interface Moderated {
  /** Whose post or thread staff have acted on. */
  userId: number
  /** Null: a new thread that wasn't published, which `title` names. */
  threadId: number | null
  title?: string | null
  /** Null: a text that never became a post. */
  postId: number | null
  /** The member of staff, who isn't named. */
  by: number
  action: ModerationAction
  reason: string
  now: Date
}

/** Tells a member that staff have acted on a post of theirs, unless they did so themselves. */
export async function notifyModerated(trx: Db, { by, action, reason, ...told }: Moderated) {
  if (told.userId === by) return
  const moderation = { action, reason }
  await addNotifications(trx, [{ ...told, kind: 'moderated', actorId: null, moderation }])
}

/** Returns whom a post tells, and of what: a mention goes before an answer, and an answer before a reply. */
async function whomToTell(trx: Db, { threadId, authorId, mentioned, quotedOrRepliedTo }: Post) {
  const kinds = new Map<number, NotificationKind>()
  for (const id of await subscribersOf(trx, threadId)) kinds.set(id, 'reply')
  for (const id of quotedOrRepliedTo) kinds.set(id, 'quote')
  for (const id of mentioned) kinds.set(id, 'mention')
  kinds.delete(authorId)
  const levels = await levelsOf(trx, threadId, [...kinds.keys()])
  for (const [id, level] of levels) if (level === 'none') kinds.delete(id)
  return kinds
}

const hasMuted = async (trx: Db, threadId: number, userId: number) =>
  (await levelsOf(trx, threadId, [userId])).get(userId) === 'none'

/** Lets the bells count anew of those who can no longer see a thread that was hidden or deleted. */
const recountBells = (trx: Db, threadId: number) =>
  sql`select pg_notify('changes', 'live notifications:' || user_id) from (
    select distinct told.user_id from notifications as told
    join forum_threads as thread on thread.id = told.thread_id
    where told.thread_id = ${threadId} and told.read_at is null and (thread.is_hidden or thread.is_gone)
  ) as members`.execute(trx)

const authorOf = (trx: Db, postId: number) =>
  trx
    .selectFrom('forum_posts')
    .select(['author_id', 'thread_id'])
    .where('id', '=', postId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

interface Like {
  author_id: number
  thread_id: number
  postId: number
  userId: number
  now: Date
}

/** Tells of a post's likes together, by one unread notification that counts those since the last one was read. */
async function tellOfLike(trx: Db, { author_id, thread_id, postId, userId, now }: Like) {
  const since = sql<number>`greatest(1, (select count(*)::int from forum_likes
    where forum_likes.post_id = ${postId} and forum_likes.user_id <> ${author_id}
      and forum_likes.at > coalesce((select max(read_at) from notifications as earlier
        where earlier.user_id = ${author_id} and earlier.post_id = ${postId} and earlier.kind = 'like'), '-infinity')))`
  await trx
    .insertInto('notifications')
    .values({
      user_id: author_id,
      kind: 'like',
      thread_id,
      post_id: postId,
      actor_id: userId,
      count: since,
      at: now,
      read_at: null,
      digested_at: null,
      moderation: null,
      reason: null,
    })
    .onConflict((known) =>
      known
        .columns(['user_id', 'post_id'])
        .where('kind', '=', 'like')
        .where('read_at', 'is', null)
        .doUpdateSet({ count: since, actor_id: userId, at: now }),
    )
    .execute()
  await publishLive(trx, `notifications:${author_id}`)
}
