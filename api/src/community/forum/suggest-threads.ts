import { sql } from 'kysely'

import { correctQuery, type Db } from '../../platform/index.ts'
import { maySee, type Reader } from './may-see.ts'

const SUGGESTIONS = 6
const SIMILAR = 5
/** How many of a title's words are looked for: the rarest, since usual ones say little. */
const MOST_WORDS = 5
/** Letters of a word that says something. */
const WORD_LENGTH = 3

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

  /** Returns a search for any of the rarest words of a text; null when none is in the forum. */
  async function anyOf(text: string): Promise<string | null> {
    const { rows } = await sql<{ query: string | null }>`
      with words as (
        select distinct word from unnest(regexp_split_to_array(fold(${text}), '[^[:alnum:]]+')) as word
        where length(word) >= ${WORD_LENGTH}
      ), rarest as (
        select known.word from words join search_words as known on known.area = 'forum' and known.word = words.word
        order by known.documents, known.word limit ${MOST_WORDS}
      )
      select string_agg(quote_literal(word), ' | ') as query from rarest`.execute(db)
    return rows[0]?.query ?? null
  }

  return {
    /** Returns the latest threads whose titles have the words that were typed, of which the last may be incomplete. */
    async suggest(reader: Reader, keyword: string) {
      const { query } = await correctQuery(db, 'forum', keyword)
      if (query === null) return []
      return byTitle(reader, query).orderBy('thread.last_post_at', 'desc').limit(SUGGESTIONS).execute()
    },

    /** Returns threads whose titles share words with a new thread's title, those that share most first. */
    async similar(reader: Reader, title: string) {
      const { corrected } = await correctQuery(db, 'forum', title)
      const query = await anyOf(corrected ?? title)
      if (query === null) return []
      return byTitle(reader, query)
        .orderBy(sql`ts_rank(thread.title_search, to_tsquery('english', ${query})) desc`)
        .orderBy('thread.last_post_at', 'desc')
        .limit(SIMILAR)
        .execute()
    },
  }
}
