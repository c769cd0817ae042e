import { sql } from 'kysely'

import { type Db, rarestWords } from '../../platform/index.ts'
import { correctForumQuery } from './correct-forum-query.ts'
import { maySee, type Reader } from './may-see.ts'

const SUGGESTIONS = 6
const SIMILAR = 5
/** How many of a title's words are looked for: the rarest, since usual ones say little. */
const MOST_WORDS = 5

export type ThreadSuggestions = ReturnType<typeof createThreadSuggestions>

/** Creates what is suggested while somebody types: threads for the search box, and similar ones for a new thread. */
export function createThreadSuggestions(db: Db) {
  const byTitle = (reader: Reader, query: string) =>
    db
      .selectFrom('forum_threads as thread')
      .innerJoin('forum_categories as category', 'category.id', 'thread.category_id')
      .select(['thread.id', 'thread.title', 'thread.is_solved', 'category.title as category'])
      .select(sql<number>`greatest(thread.post_count - 1, 0)`.as('replies'))
      .where('thread.is_gone', '=', false)
      .where(maySee(reader))
      .where(sql<boolean>`thread.title_search @@ to_tsquery('english', ${query})`)

  return {
    /** Returns the latest threads whose titles have the words that were typed, of which the last may be incomplete. */
    async suggest(reader: Reader, keyword: string) {
      const { query } = await correctForumQuery(db, reader, keyword)
      if (query === null) return []
      return byTitle(reader, query).orderBy('thread.last_post_at', 'desc').limit(SUGGESTIONS).execute()
    },

    /** Returns threads whose titles share words with a new thread's title, those that share most first. */
    async similar(reader: Reader, title: string) {
      const { corrected } = await correctForumQuery(db, reader, title)
      const query = await rarestWords(db, 'forum', corrected ?? title, MOST_WORDS)
      if (query === null) return []
      return byTitle(reader, query)
        .orderBy(sql`ts_rank(thread.title_search, to_tsquery('english', ${query})) desc`)
        .orderBy('thread.last_post_at', 'desc')
        .limit(SIMILAR)
        .execute()
    },
  }
}
