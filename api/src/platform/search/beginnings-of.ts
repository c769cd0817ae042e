import { type RawBuilder, sql } from 'kysely'

import type { Db } from '../database/open-database.ts'

/**
 * Returns the text search for words that begin with all the words of a text, for a column of `words_of()`; it finds
 * nothing for a text without letters and digits.
 */
export const beginningsOf = (words: string): RawBuilder<unknown> => sql`(
  select string_agg(quote_literal(word) || ':*', ' & ')::tsquery
  from unnest(regexp_split_to_array(fold(${words}), '[^[:alnum:]]+')) as word where word <> ''
)`

/**
 * Returns `beginningsOf(words)` as a constant, asked for first: the planner then knows whether the words are common, and
 * reads a list of common ones in its order instead of sorting all that an index finds.
 */
export async function knownBeginningsOf(db: Db, words: string): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ query: string | null }>`select ${beginningsOf(words)}::text as query`.execute(
    db,
  )
  return sql`${rows[0]?.query ?? ''}::tsquery`
}
