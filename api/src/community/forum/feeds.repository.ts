import type { ForumFeedData } from '@nireeka/contracts/api'

import type { Db } from '../../platform/index.ts'
import { filterThreads, orderOf } from './list-threads.ts'

const FEED_THREADS = 30
/** A sitemap may have at most 50,000 addresses, and other pages need some of them. */
const MOST_ADDRESSES = 45_000

export type Feeds = ReturnType<typeof createFeeds>

/** Creates the repository of what search engines and feed readers get, which is what guests may see. */
export function createFeeds(db: Db) {
  const openCategory = (id: number) =>
    db.selectFrom('forum_categories').select(['id', 'title']).where('id', '=', id).executeTakeFirst()

  return {
    /** Returns the newest threads with their first posts, or those of a category; null if there is no such category. */
    async feed(categoryId: number | undefined): Promise<ForumFeedData | null> {
      const category = categoryId ? await openCategory(categoryId) : null
      if (category === undefined) return null
      const rows = await filterThreads(db, null, { category: categoryId, sort: 'latest' })
        .innerJoin('forum_categories as category', 'category.id', 'thread.category_id')
        .innerJoin('users as author', 'author.id', 'thread.author_id')
        .leftJoin('forum_posts as post', (join) =>
          join
            .onRef('post.thread_id', '=', 'thread.id')
            .on('post.number', '=', 1)
            .on('post.deleted_at', 'is', null),
        )
        .select(['thread.id', 'thread.title', 'thread.created_at', 'thread.last_post_at'])
        .select(['category.title as category', 'author.user_name as author', 'post.body'])
        .orderBy('thread.id', 'desc')
        .limit(FEED_THREADS)
        .execute()
      const threads = rows.map(({ body, created_at, last_post_at, ...row }) => ({
        ...row,
        body: body ?? '',
        created_at: created_at.toISOString(),
        last_post_at: last_post_at.toISOString(),
      }))
      return { category, threads }
    },

    async sitemap() {
      const rows = await filterThreads(db, null, { sort: 'latest' })
        .select(['thread.id', 'thread.last_post_at'])
        .orderBy(orderOf('latest'))
        .limit(MOST_ADDRESSES)
        .execute()
      return rows.map(({ id, last_post_at }) => ({ id, last_post_at: last_post_at.toISOString() }))
    },
  }
}
