import type { ThreadSort } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { maySee, type Reader } from './may-see.ts'

/** The filters of a list of threads. */
export interface ThreadFilters {
  category?: number | undefined
  tag?: string | undefined
  sort: ThreadSort
}

/** Selects the threads that this reader may see and that have these filters. */
export function filterThreads(db: Db, reader: Reader, { category, tag, sort }: ThreadFilters) {
  let query = db
    .selectFrom('forum_threads as thread')
    .where('thread.is_gone', '=', false)
    .where(maySee(reader))
  if (category) query = query.where('thread.category_id', '=', category)
  if (tag) query = query.where(sql<boolean>`thread.tags @> array[${tag}]`)
  // Nobody can reply to a locked thread, so it doesn't wait for an answer.
  if (sort === 'unanswered')
    query = query.where('thread.post_count', '<=', 1).where('thread.is_locked', '=', false)
  return query
}

/** Returns the SQL order of a list: pinned threads first, and threads that are equal otherwise by their latest post. */
export const orderOf = (sort: ThreadSort) =>
  sort === 'top'
    ? sql`thread.is_pinned desc, thread.recent_likes desc, thread.last_post_at desc, thread.id desc`
    : sql`thread.is_pinned desc, thread.last_post_at desc, thread.id desc`
