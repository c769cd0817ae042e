import { sql } from 'kysely'

import type { Db } from '../database/open-database.ts'
import { lockWords, rebuildWords, type SearchArea } from './rebuild-words.ts'

/** A phrase, and the words that it means. */
export interface SynonymWords {
  phrase: string
  means: string
}

interface Synonym extends SynonymWords {
  area: SearchArea
}

/** The areas whose searches read an area's synonyms. */
const READERS: Record<SearchArea, string[]> = { help: ['help', 'diagnosis'], spares: ['spares'] }

/**
 * Makes a phrase mean other words in an area's searches from now on, and forgets that it wasn't found. Returns its id;
 * null when it means these words already.
 */
export async function addSynonym(trx: Db, { area, phrase, means }: Synonym): Promise<number | null> {
  const added = await trx
    .insertInto('search_synonyms')
    .values({ area, phrase, means })
    .onConflict((known) => known.columns(['area', 'phrase', 'means']).doNothing())
    .returning(['id', 'folded'])
    .executeTakeFirst()
  if (!added) return null
  await apply(trx, area, added.folded)
  return added.id
}

/** Locks a synonym and returns it; null when there is none of this id. */
export async function lockSynonym(trx: Db, id: number): Promise<Synonym | null> {
  const found = await trx
    .selectFrom('search_synonyms')
    .select(['area', 'phrase', 'means'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return found ? { ...found, area: found.area as SearchArea } : null
}

/** Changes a locked synonym. Returns false when another one has these words already. */
export async function changeSynonym(trx: Db, id: number, { area, phrase, means }: Synonym): Promise<boolean> {
  // Nobody else makes an equal one until the end of the transaction.
  await lockWords(trx, area)
  const { rows } = await sql<{ folded: string }>`
    update search_synonyms set phrase = ${phrase}, means = ${means}
    where id = ${id} and not exists (
      select from search_synonyms as other
      where other.area = ${area} and other.phrase = ${phrase} and other.means = ${means} and other.id <> ${id})
    returning folded`.execute(trx)
  const [changed] = rows
  if (!changed) return false
  await apply(trx, area, changed.folded)
  return true
}

/** Removes a locked synonym. */
export async function removeSynonym(trx: Db, id: number, { area }: Pick<Synonym, 'area'>) {
  await trx.deleteFrom('search_synonyms').where('id', '=', id).execute()
  await rebuildWords(trx, area)
}

async function apply(trx: Db, area: SearchArea, folded: string) {
  await rebuildWords(trx, area)
  await trx
    .deleteFrom('search_misses')
    .where('area', 'in', READERS[area])
    .where('query', '=', folded)
    .execute()
}
