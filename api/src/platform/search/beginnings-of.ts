import { sql } from 'kysely'

/**
 * Returns the text search for words that begin with all the words of a text, for a `tsvector` of `fold()`; it finds
 * nothing for a text without letters and digits.
 */
export const beginningsOf = (words: string) => sql`beginnings_of(${words})`
