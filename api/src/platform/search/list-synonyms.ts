import type { SynonymArea } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../database/open-database.ts'

const PER_PAGE = 50

interface Asked {
  page: number
  search?: string | undefined
  area?: string | undefined
}

/** Returns a page of the synonyms that have a text in the phrase or in what it means, by their phrases. */
export async function listSynonyms(db: Db, { page, search, area }: Asked) {
  let found = db.selectFrom('search_synonyms')
  if (area) found = found.where('area', '=', area)
  if (search?.trim())
    found = found.where(
      sql<boolean>`position(fold(${search.trim()}) in fold(phrase) || e'\\n' || fold(means)) > 0`,
    )
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .select(['id', 'area', 'phrase', 'means'])
    .orderBy('folded')
    .orderBy('id')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute()
  const items = rows.map((row) => ({ ...row, area: row.area as SynonymArea }))
  return { items, page, per_page: PER_PAGE, total }
}
