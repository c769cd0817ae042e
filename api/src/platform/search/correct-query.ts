import { sql } from 'kysely'

import type { Db } from '../database/open-database.ts'

export interface CorrectedQuery {
  /** In PostgreSQL's search language; null when the question holds no word. */
  query: string | null
  /** What is looked for instead, when a word of the question is unknown. */
  corrected: string | null
}

/** Turns what a person typed into a query for word beginnings; an unknown word becomes the most similar known one. */
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
            select from search_words as same where same.area = ${area} and starts_with(same.word, token))
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
