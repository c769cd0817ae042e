import { type RawBuilder, sql } from 'kysely'

import type { Db } from '../database/open-database.ts'

/** A phrase in a search text, as words, and the words of what it means, folded like the text. */
export interface Synonym {
  phrase: string[]
  means: string[]
}

/** A phrase that is still being typed is taken for the whole from so many letters on. */
const MIN_TYPED = 3

/** Spares aren't indexed by the stems of words, so theirs are searched for without the s of a plural. */
const wordsIn = (area: string, folded: RawBuilder<string>) =>
  area === 'spares' ? sql<string>`regexp_replace(${folded}, '([[:alpha:]]{3})s\\M', '\\1', 'g')` : folded

/** Returns the synonyms of an area that a text of folded words has, and those that it is the beginning of. */
export async function readSynonyms(db: Db, area: string, words: readonly string[]): Promise<Synonym[]> {
  const text = words.join(' ')
  const means = wordsIn(area, sql`btrim(regexp_replace(fold(means), '[^[:alnum:]]+', ' ', 'g'))`)
  const { rows } = await sql<{ phrase: string; means: string }>`
    select phrase, means
    from (
      select ${wordsIn(area, sql`folded`)} as phrase, ${means} as means from search_synonyms where area = ${area}
    ) as known
    where position(' ' || phrase || ' ' in ${` ${text} `}) > 0
      or (length(${text}) >= ${MIN_TYPED} and starts_with(phrase, ${text}))
    order by length(phrase) desc, phrase, means`.execute(db)
  return rows.map((row) => ({ phrase: row.phrase.split(' '), means: row.means.split(' ') }))
}
