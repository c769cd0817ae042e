import { type RawBuilder, sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { maySee, type Reader } from './may-see.ts'

export interface SearchFilters {
  category?: number | undefined
  tag?: string | undefined
  /** A user name. */
  author?: string | undefined
}

export interface FoundPost {
  post_id: number
  thread_id: number
}

/** The most posts that are compared by how well they fit: the newest ones that have the words. */
const MOST_POSTS = 150
/** As many are compared when the newest ones are all in a few long threads, which would hide all others. */
const MOST_POSTS_OF_LONG_THREADS = 2000
const FEW_THREADS = 20
/** How many more are read, because some are hidden. */
const SPARE_POSTS = 50
/** How many of the newest posts are read before the index of words is asked. */
const NEWEST = 1500
/** The share of the newest posts that makes a word usual. */
const USUAL = 0.03

interface Search {
  /** The query in PostgreSQL's search syntax. */
  query: string
  filters: SearchFilters
}

/**
 * Returns the posts that have all words of a search, at most one per thread, the best first. Words of the title count
 * most. A word that is in many posts is looked for from the newest post backwards, since reading all its posts to find
 * the best would take too long.
 */
export async function searchPosts(db: Db, reader: Reader, search: Search): Promise<FoundPost[]> {
  const { query } = search
  const isWordUsual = await isUsual(db, sql`to_tsquery('english', ${query})`)
  const found = await comparePosts(db, reader, { ...search, isWordUsual, most: MOST_POSTS })
  const isCut = found[0]?.compared === MOST_POSTS
  return isCut && found.length < FEW_THREADS
    ? comparePosts(db, reader, { ...search, isWordUsual, most: MOST_POSTS_OF_LONG_THREADS })
    : found
}

async function comparePosts(
  db: Db,
  reader: Reader,
  { query, filters, isWordUsual, most }: Search & { isWordUsual: boolean; most: number },
) {
  const asked = sql`to_tsquery('english', ${query})`
  const candidates = isWordUsual ? newestFirst(asked, most) : byIndex(asked, filters, most)
  const { rows } = await sql<FoundPost & { compared: number }>`
    with hits as materialized (${candidates}), visible as materialized (
      select hits.post_id, hits.thread_id
      from hits
      join forum_threads as thread on thread.id = hits.thread_id
      where not thread.is_gone and ${maySee(reader)} and ${conditionOf(filters)}
      order by hits.post_id desc
      limit ${most}
    ), ranked as (
      select visible.post_id, visible.thread_id, ts_rank(found.search, ${asked}) as rank
      from visible join forum_search as found on found.post_id = visible.post_id
    ), best as (
      select distinct on (thread_id) post_id, thread_id, rank
      from ranked order by thread_id, rank desc, post_id desc
    )
    select post_id, thread_id, (select count(*)::int from visible) as compared
    from best order by rank desc, post_id desc`.execute(db)
  return rows
}

async function isUsual(db: Db, asked: RawBuilder<unknown>) {
  const { rows } = await sql<{ hits: number; posts: number }>`
    select count(*) filter (where newest.search @@ ${asked})::int as hits, count(*)::int as posts
    from (select search from forum_search order by post_id desc limit ${NEWEST}) as newest`.execute(db)
  const { hits, posts } = rows[0]!
  return posts === NEWEST && hits > NEWEST * USUAL
}

/** How far back posts with usual words are read: with at least 3 of 100 posts, more than are compared. */
const WINDOW = 40_000

const newestFirst = (asked: RawBuilder<unknown>, most: number) => sql`
  select newest.post_id, newest.thread_id
  from (select * from forum_search order by post_id desc limit ${WINDOW}) as newest
  where newest.search @@ ${asked}
  limit ${most + SPARE_POSTS}`

/** Without filters nearly every post is shown, so a few more than are compared will do. */
function byIndex(asked: RawBuilder<unknown>, filters: SearchFilters, most: number) {
  const hasFilters = Object.values(filters).some((value) => value !== undefined)
  const newest = hasFilters ? sql`` : sql`order by found.post_id desc limit ${most + SPARE_POSTS}`
  return sql`
    select found.post_id, found.thread_id from forum_search as found where found.search @@ ${asked} ${newest}`
}

function conditionOf({ category, tag, author }: SearchFilters) {
  const conditions = [
    ...(category ? [sql`thread.category_id = ${category}`] : []),
    ...(tag ? [sql`thread.tags @> array[${tag}]`] : []),
    ...(author
      ? [
          sql`exists (select from forum_posts as post join users on users.id = post.author_id
            where post.id = hits.post_id and users.user_name = ${author})`,
        ]
      : []),
  ]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}
