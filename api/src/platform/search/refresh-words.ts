import { sql } from 'kysely'

import type { Db } from '../database/open-database.ts'

interface Sources {
  /** A query for text vectors all of whose words are known. */
  texts: string
  /** A query for text vectors whose words are known if they are in at least `minDocuments` of them. */
  moreTexts: string
  minDocuments: number
}

/** Writes an area's words anew where they have changed, for texts that are too many to do so with each change. */
export async function refreshWords(db: Db, area: string, { texts, moreTexts, minDocuments }: Sources) {
  await sql`
    with found as materialized (
      select word, sum(ndoc)::int as documents
      from (
        select word, ndoc from ts_stat(${texts})
        union all select word, ndoc from ts_stat(${moreTexts}) where ndoc >= ${minDocuments}
      ) as words
      where length(word) between 3 and 40 and word !~ '[0-9]'
      group by word
    ), gone as (
      delete from search_words
      where area = ${area} and not exists (select from found where found.word = search_words.word)
    )
    insert into search_words (area, word, documents)
    select ${area}, word, documents from found
    on conflict (area, word) do update set documents = excluded.documents
      where search_words.documents <> excluded.documents`.execute(db)
}
