import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'

const RECENT_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** Creates the job that counts the likes of first posts within 30 days, by which the list 'Top' is sorted. */
export function createCountRecentLikes({ db, now }: { db: Db; now: () => Date }) {
  return async () => {
    const since = new Date(now().getTime() - RECENT_DAYS * DAY_MS)
    await sql`
      with counted as (
        select post.thread_id, count(*)::int as likes
        from forum_likes join forum_posts as post on post.id = forum_likes.post_id
        where forum_likes.at > ${since} and post.number = 1
        group by post.thread_id
      ), changed as (
        select thread.id, coalesce(counted.likes, 0) as likes
        from forum_threads as thread left join counted on counted.thread_id = thread.id
        where (thread.recent_likes > 0 or counted.likes > 0)
          and thread.recent_likes <> coalesce(counted.likes, 0)
      )
      update forum_threads set recent_likes = changed.likes from changed where changed.id = forum_threads.id
    `.execute(db)
  }
}
