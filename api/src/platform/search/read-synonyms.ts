import { sql } from 'kysely'

import type { Db } from '../database/open-database.ts'

/** A phrase in a search text, as words, and the words of what it means, folded like the text. */
export interface Synonym {
  phrase: string[]
  means: string[]
}

/** A phrase that is still being typed is taken for the whole from so many letters on. */
const MIN_TYPED = 3

/** Returns the synonyms of an area that a text of folded words has, and those that it is the beginning of. */
export async function readSynonyms(db: Db, area: string, words: readonly string[]): Promise<Synonym[]> {
  const text = words.join(' ')
  const { rows } = await sql<{ folded: string; means: string }>`
    select folded, btrim(regexp_replace(fold(means), '[^[:alnum:]]+', ' ', 'g')) as means from search_synonyms
    where area = ${area} and (
      position(' ' || folded || ' ' in ${` ${text} `}) > 0
      or (length(${text}) >= ${MIN_TYPED} and starts_with(folded, ${text})))
    order by length(folded) desc, phrase, means`.execute(db)
  return rows.map(({ folded, means }) => ({ phrase: folded.split(' '), means: means.split(' ') }))
}
