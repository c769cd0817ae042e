import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { type AuthorRow, toAuthor } from './thread-query.ts'

/** How many of a thread's writers are named. */
const MOST = 6

/** Returns how many members have written in a thread, and those with the most posts. */
export async function readWriters(db: Db, threadId: number) {
  const { rows } = await sql<AuthorRow & { posts: number; participants: number }>`
    with counted as (
      select author_id, count(*)::int as posts, min(number) as since, count(*) over ()::int as participants
      from forum_posts where thread_id = ${threadId} and deleted_at is null
      group by author_id order by posts desc, since limit ${MOST}
    )
    select author.id as author_id, author.user_name, author.avatar, author.is_admin, author.is_workshop,
      counted.posts, counted.participants
    from counted join users as author on author.id = counted.author_id
    order by counted.posts desc, counted.since`.execute(db)
  return {
    participants: rows[0]?.participants ?? 0,
    writers: rows.map((row) => ({ ...toAuthor(row), posts: row.posts })),
  }
}
