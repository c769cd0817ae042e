import { sql } from 'kysely'

import type { Db } from '../database/open-database.ts'
import { rebuildWords, type SearchArea } from './rebuild-words.ts'

interface NewSynonym {
  area: SearchArea
  phrase: string
  means: string
}

/**
 * Makes a phrase mean other words in an area's searches from now on, and forgets that it wasn't found. Returns false when
 * it means these words already.
 */
export async function addSynonym(trx: Db, { area, phrase, means }: NewSynonym): Promise<boolean> {
  const added = await trx
    .insertInto('search_synonyms')
    .values({ area, phrase, means })
    .onConflict((known) => known.doNothing())
    .returning('folded')
    .executeTakeFirst()
  if (!added) return false
  await rebuildWords(trx, area)
  await sql`delete from search_misses where area = ${area} and query = ${added.folded}`.execute(trx)
  return true
}
