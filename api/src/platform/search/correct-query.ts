import { type RawBuilder, sql } from 'kysely'

import type { Db } from '../database/open-database.ts'

/** The highest code point: every word that begins with a text sorts before the text followed by it. */
const LAST_CHARACTER = 0x10_ff_ff

/** How many similar words are looked at for one that may be told. */
const CANDIDATES = 3

/** Returns the SQL condition that a word of the database may be told to whoever searches. */
type MayTell = (word: RawBuilder<unknown>) => RawBuilder<boolean>

const EVERY_WORD: MayTell = () => sql<boolean>`true`

export interface CorrectedQuery {
  /** The query in PostgreSQL's search syntax; null when the input has no searchable word. */
  query: string | null
  /** The corrected search text, when the input has an unknown word. */
  corrected: string | null
}

/**
 * Turns a person's search text into a query for texts that are indexed by the stems of their words; an unknown word is
 * replaced by the most similar known one that they may be told. Words are looked for by their beginnings, except a known
 * one that others follow: it is finished, and its stem finds its other forms sooner.
 */
export async function correctQuery(
  db: Db,
  area: string,
  text: string,
  mayTell: MayTell = EVERY_WORD,
): Promise<CorrectedQuery> {
  const { rows } = await sql<CorrectedQuery>`
    with tokens as (
      select token, place
      from unnest(regexp_split_to_array(fold(${text}), '[^[:alnum:]]+')) with ordinality as split (token, place)
      where token <> ''
    ), known as (
      select token, place, coalesce((
        select near.word from (
          select word, documents, similarity(word, token) as likeness from search_words
          where area = ${area} and token !~ '[0-9]' and word % token
            and not exists (
              select from search_words as same
              where same.area = ${area} and same.word collate "C" >= token
                and same.word collate "C" < token || chr(${LAST_CHARACTER}))
          order by likeness desc, documents desc, word
          limit ${CANDIDATES}
        ) as near
        where ${mayTell(sql.ref('near.word'))}
        limit 1), token) as word
      from tokens
    ), read as (
      select token, place, word, place < max(place) over () and exists (
        select from search_words as same where same.area = ${area} and same.word = known.word) as is_finished
      from known
    )
    select
      string_agg(quote_literal(word) || case when is_finished then '' else ':*' end, ' & ' order by place) as query,
      case when bool_or(word <> token) then string_agg(word, ' ' order by place) end as corrected
    from read`.execute(db)
  return rows[0] ?? { query: null, corrected: null }
}
