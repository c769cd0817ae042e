import { sql } from 'kysely'

import { type Db, invalid, notFound, recordAudit } from '../../platform/index.ts'
import type { ForumHooks } from '../forum-writing/hooks.ts'
import { assertVersion, lockThread, type StaffCall } from './lock-thread.ts'
import { tellThreadsAuthor } from './tell-threads-author.ts'

interface Needs {
  db: Db
  hooks: ForumHooks
}

/** The threads of a merger: `from` ends, and `into` gets its posts. */
interface Pair {
  from: number
  into: number
}

/** Above every number that a post can have, so that no two posts have the same one while they are numbered anew. */
const OUT_OF_THE_WAY = 1_000_000_000

/**
 * Makes the posts of a thread posts of another one, numbered by time; the old address leads to the new one. Returns the
 * thread that stays. A merged thread begins with its earliest post, whose author it therefore belongs to.
 */
export const mergeThreads = (
  { db, hooks }: Needs,
  { id, into_id, by, reason, now, ...read }: StaffCall & { id: number; into_id: number },
) =>
  db.transaction().execute(async (trx) => {
    if (id === into_id) throw invalid('into_id', 'Please choose another thread.')
    const pair = { from: id, into: into_id }
    const { from, into } = await lockBoth(trx, pair)
    assertVersion(from, read)
    // The notification moves to the other thread with the posts.
    await tellThreadsAuthor(trx, from, { by: by.id, action: 'merge', reason, now })
    await mergeReads(trx, pair)
    await mergeSubscriptions(trx, pair)
    await moveRows(trx, pair)
    const version = into.version + 1
    await trx
      .updateTable('forum_threads')
      .set({ merged_into_id: into_id, version: from.version + 1, accepted_post_id: null, post_count: 0 })
      .where('id', '=', id)
      .execute()
    await countPosts(trx, into_id, version)
    await recordAudit(trx, {
      by,
      action: 'thread.merge',
      subject: { kind: 'thread', id },
      before: { title: from.title, posts: from.post_count },
      after: { into_id, into_title: into.title, reason },
      at: now,
    })
    await hooks.onChanged(trx, { threadId: id })
    await hooks.onChanged(trx, { threadId: into_id })
    return { id: into_id, version }
  })

/** Locks both threads, the one with the lower id first, so that two mergers at once can't wait for each other. */
async function lockBoth(trx: Db, { from, into }: Pair) {
  const first = await lockThread(trx, Math.min(from, into)).catch(() => null)
  const second = await lockThread(trx, Math.max(from, into)).catch(() => null)
  const found = { from: from < into ? first : second, into: from < into ? second : first }
  if (!found.from) throw notFound('This thread')
  if (!found.into) throw invalid('into_id', 'There is no such thread.')
  return { from: found.from, into: found.into }
}

/** The posts of both threads with the numbers that they will have. */
const numbered = ({ from, into }: Pair) => sql`
  select id, thread_id, number as old, row_number() over (order by created_at, id) as number
  from forum_posts where thread_id in (${from}, ${into})`

/** A member has read as far as the latest post that they have read in either thread. */
async function mergeReads(trx: Db, pair: Pair) {
  await sql`
    insert into forum_reads (user_id, thread_id, last_number, at)
    select reads.user_id, ${pair.into}, max(post.number), max(reads.at)
    from forum_reads as reads
    join (${numbered(pair)}) as post on post.thread_id = reads.thread_id and post.old <= reads.last_number
    group by reads.user_id
    on conflict (user_id, thread_id) do update set last_number = excluded.last_number, at = excluded.at`.execute(
    trx,
  )
  await trx.deleteFrom('forum_reads').where('thread_id', '=', pair.from).execute()
}

/** Of two levels the member keeps the one that tells more. */
async function mergeSubscriptions(trx: Db, { from, into }: Pair) {
  await sql`
    insert into forum_subscriptions (user_id, thread_id, level, at)
    select user_id, ${into}, level, at from forum_subscriptions where thread_id = ${from}
    on conflict (user_id, thread_id) do update set level = case
      when 'all' in (forum_subscriptions.level, excluded.level) then 'all'
      when 'mentions' in (forum_subscriptions.level, excluded.level) then 'mentions'
      else 'none' end`.execute(trx)
  await trx.deleteFrom('forum_subscriptions').where('thread_id', '=', from).execute()
}

async function moveRows(trx: Db, pair: Pair) {
  const { from, into } = pair
  await sql`update forum_posts set number = number + ${OUT_OF_THE_WAY} where thread_id in (${from}, ${into})`.execute(
    trx,
  )
  await sql`
    update forum_posts set thread_id = ${into}, number = merged.number
    from (${numbered(pair)}) as merged where merged.id = forum_posts.id`.execute(trx)
  await trx.updateTable('forum_held').set({ thread_id: into }).where('thread_id', '=', from).execute()
  await trx.updateTable('notifications').set({ thread_id: into }).where('thread_id', '=', from).execute()
  await trx
    .updateTable('forum_threads')
    .set({ merged_into_id: into })
    .where('merged_into_id', '=', from)
    .execute()
}

const countPosts = (trx: Db, id: number, version: number) =>
  sql`
    update forum_threads set
      version = ${version},
      post_count = posts.count, last_number = posts.last, created_at = posts.first_at,
      last_post_at = latest.created_at, last_post_author_id = latest.author_id, author_id = first.author_id
    from
      (select count(*) filter (where deleted_at is null) as count, max(number) as last, min(created_at) as first_at
        from forum_posts where thread_id = ${id}) as posts,
      (select author_id, created_at from forum_posts
        where thread_id = ${id} and deleted_at is null order by number desc limit 1) as latest,
      (select author_id from forum_posts where thread_id = ${id} and number = 1) as first
    where forum_threads.id = ${id}`.execute(trx)
