import { sql } from 'kysely'

import type { Db } from '../database/open-database.ts'

/** Letters of a word that says something. */
const MIN_LENGTH = 3

/** Returns a search for any of the rarest words of a text that an area knows; null when it knows none. */
export async function rarestWords(db: Db, area: string, text: string, most: number): Promise<string | null> {
  const { rows } = await sql<{ query: string | null }>`
    with words as (
      select distinct word from unnest(regexp_split_to_array(fold(${text}), '[^[:alnum:]]+')) as word
      where length(word) >= ${MIN_LENGTH}
    ), rarest as (
      select known.word from words join search_words as known on known.area = ${area} and known.word = words.word
      order by known.documents, known.word limit ${most}
    )
    select string_agg(quote_literal(word), ' | ') as query from rarest`.execute(db)
  return rows[0]?.query ?? null
}
