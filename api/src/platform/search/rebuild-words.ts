import { sql } from 'kysely'

import type { Db } from '../database/open-database.ts'

/** The SQL that lists each area's texts. Words have to be rebuilt whenever these texts have changed. */
const SOURCES = {
  spares: `
    select to_tsvector('simple', fold(keywords)) from spares
    union all select to_tsvector('simple', folded) from search_synonyms where area = 'spares'`,
  help: `
    select to_tsvector('simple', fold(title || ' ' || joined_words(keywords) || ' ' || body)) from help_topics where not is_draft
    union all select to_tsvector('simple', fold(concat_ws(' ', title, summary, words))) from diagnosis_guides where is_published
    union all select to_tsvector('simple', folded) from search_synonyms where area = 'help'`,
}
export type SearchArea = keyof typeof SOURCES

/** Waits until no other transaction writes the words of an area, and keeps them all waiting until this one ends. */
export const lockWords = (db: Db, area: SearchArea) =>
  sql`select pg_advisory_xact_lock(hashtext(${`words of ${area}`}))`.execute(db)

/** Writes the words of an area's texts anew, one transaction after the other. */
export async function rebuildWords(db: Db, area: SearchArea) {
  await lockWords(db, area)
  await sql`delete from search_words where area = ${area}`.execute(db)
  await sql`
    insert into search_words (area, word, documents)
    select ${area}, word, ndoc from ts_stat(${SOURCES[area]})
    where length(word) > 2 and word !~ '[0-9]'`.execute(db)
}
