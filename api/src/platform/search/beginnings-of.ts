import { sql } from 'kysely'

/**
 * Returns the text search for words that begin with all the words of a text, for a `tsvector` of `fold()`; it finds
 * nothing for a text without letters and digits.
 */
export const beginningsOf = (words: string) => sql`(
  select string_agg(quote_literal(word) || ':*', ' & ')::tsquery
  from unnest(regexp_split_to_array(fold(${words}), '[^[:alnum:]]+')) as word where word <> ''
)`
