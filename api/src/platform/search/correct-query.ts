import { sql } from 'kysely'

import type { Db } from '../database/open-database.ts'

/** The highest code point: every word that begins with a text sorts before the text followed by it. */
const LAST_CHARACTER = 0x10_ff_ff

export interface CorrectedQuery {
  /** The query in PostgreSQL's search syntax; null when the input has no searchable word. */
  query: string | null
  /** The corrected search text, when the input has an unknown word. */
  corrected: string | null
}

/**
 * Turns a person's search text into a query for word prefixes; an unknown word is replaced by the most similar known
 * one.
 */
export async function correctQuery(db: Db, area: string, text: string): Promise<CorrectedQuery> {
  const { rows } = await sql<CorrectedQuery>`
    with tokens as (
      select token, place
      from unnest(regexp_split_to_array(fold(${text}), '[^[:alnum:]]+')) with ordinality as split (token, place)
      where token <> ''
    ), known as (
      select token, place, coalesce((
        select word from search_words
        where area = ${area} and token !~ '[0-9]' and word % token
          and not exists (
            select from search_words as same
            where same.area = ${area} and same.word collate "C" >= token
              and same.word collate "C" < token || chr(${LAST_CHARACTER}))
        order by similarity(word, token) desc, documents desc, word
        limit 1), token) as word
      from tokens
    )
    select
      string_agg(quote_literal(word) || ':*', ' & ' order by place) as query,
      case when bool_or(word <> token) then string_agg(word, ' ' order by place) end as corrected
    from known`.execute(db)
  return rows[0] ?? { query: null, corrected: null }
}
