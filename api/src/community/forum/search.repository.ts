import type { ForumHitData, ForumSearchData } from '@nireeka/contracts/api'

import type { Db } from '../../platform/index.ts'
import { correctForumQuery } from './correct-forum-query.ts'
import { markCuts } from './mark-cuts.ts'
import { markWords } from './mark-words.ts'
import type { Reader } from './may-see.ts'
import { plainPost } from './plain-post.ts'
import { type FoundPost, type SearchFilters, searchPosts } from './search-posts.ts'
import { toAuthor } from './thread-query.ts'

const PER_PAGE = 20
/** The most threads that a search lists. */
const MOST_THREADS = 100

interface Params extends SearchFilters {
  q: string
  page: number
}

export type ForumSearch = ReturnType<typeof createForumSearch>

/** Creates the search over titles and posts, which finds only what its reader may see. */
export function createForumSearch(db: Db) {
  async function readHits(found: readonly FoundPost[], query: string): Promise<ForumHitData[]> {
    if (found.length === 0) return []
    const rows = await readPosts(
      db,
      found.map(({ post_id }) => post_id),
    )
    const order = new Map(found.map(({ post_id }, index) => [post_id, index]))
    const sorted = rows.toSorted((a, b) => order.get(a.post_id)! - order.get(b.post_id)!)
    const bodies = sorted.map(({ body }) => plainPost(body))
    const [titles, excerpts] = await Promise.all([
      markWords(db, { texts: sorted.map(({ title }) => title), query, as: 'whole' }),
      markWords(db, { texts: bodies, query, as: 'excerpt' }),
    ])
    return sorted.map((row, index) => ({
      thread_id: row.thread_id,
      title: titles[index]!,
      category: { id: row.category_id, title: row.category_title },
      is_solved: row.is_solved,
      is_hidden: row.is_hidden,
      replies: Math.max(row.posts - 1, 0),
      post: {
        number: row.number,
        author: toAuthor(row),
        created_at: row.created_at.toISOString(),
        excerpt: markCuts(excerpts[index]!, bodies[index]!),
      },
    }))
  }

  return {
    /** Returns a page of the threads that have all words of a text; a mistyped word is corrected first. */
    async search(reader: Reader, { q, page, ...filters }: Params): Promise<ForumSearchData> {
      const { query, corrected } = await correctForumQuery(db, reader, q)
      const all = query === null ? [] : await searchPosts(db, reader, { query, filters })
      const listed = all.slice(0, MOST_THREADS)
      const shown = listed.slice((page - 1) * PER_PAGE, page * PER_PAGE)
      const items = await readHits(shown, query ?? '')
      const has_more = all.length > listed.length
      return { items, page, per_page: PER_PAGE, total: listed.length, corrected, has_more }
    },
  }
}

const readPosts = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('forum_posts as post')
    .innerJoin('forum_threads as thread', 'thread.id', 'post.thread_id')
    .innerJoin('forum_categories as category', 'category.id', 'thread.category_id')
    .innerJoin('users as author', 'author.id', 'post.author_id')
    .select(['post.id as post_id', 'post.number', 'post.body', 'post.created_at'])
    .select(['thread.id as thread_id', 'thread.title', 'thread.is_solved', 'thread.is_hidden'])
    .select(['thread.post_count as posts', 'category.id as category_id', 'category.title as category_title'])
    .select(['author.id as author_id', 'author.user_name', 'author.avatar'])
    .select(['author.is_admin', 'author.is_workshop'])
    .where('post.id', 'in', [...ids])
    .execute()
