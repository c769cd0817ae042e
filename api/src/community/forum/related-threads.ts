import type { ThreadLinkData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import { type Db, rarestWords } from '../../platform/index.ts'

const MOST = 6
/** How many of a title's words are looked for: the rarest, since usual ones say little. */
const MOST_WORDS = 5

interface Thread {
  id: number
  title: string
  category: { id: number }
  tags: string[]
}

/**
 * Returns the threads that a thread leads to, of those that everybody may see: those whose titles share its rare words,
 * its own category's and those with a tag of it twice as likely each, then the latest of its category.
 */
export async function relatedThreads(
  db: Db,
  { id, title, category, tags }: Thread,
): Promise<ThreadLinkData[]> {
  const query = await rarestWords(db, 'forum', title, MOST_WORDS)
  const { rows } = await sql<ThreadLinkData>`
    with alike as materialized (
      select thread.id, ts_rank(thread.title_search, to_tsquery('english', ${query}::text))
        * case when thread.category_id = ${category.id} then 2 else 1 end
        * case when thread.tags && ${tags}::text[] then 2 else 1 end as likeness
      from forum_threads as thread
      where thread.title_search @@ to_tsquery('english', ${query}::text) and thread.id <> ${id}
        and not thread.is_gone and not thread.is_hidden
      order by likeness desc, thread.last_post_at desc limit ${MOST}
    ), latest as materialized (
      select thread.id, 0 as likeness from forum_threads as thread
      where thread.category_id = ${category.id} and not thread.is_pinned and thread.id <> ${id}
        and not thread.is_gone and not thread.is_hidden and thread.id not in (select alike.id from alike)
      order by thread.last_post_at desc, thread.id desc limit ${MOST}
    )
    select thread.id, thread.title, category.title as category, thread.is_solved,
      greatest(thread.post_count - 1, 0) as replies
    from (select * from alike union all select * from latest) as chosen
    join forum_threads as thread on thread.id = chosen.id
    join forum_categories as category on category.id = thread.category_id
    order by chosen.likeness desc, thread.last_post_at desc limit ${MOST}`.execute(db)
  return rows
}
