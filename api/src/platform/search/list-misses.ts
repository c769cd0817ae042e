import type { SearchArea } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../database/open-database.ts'
import { startingWith } from '../database/starting-with.ts'

const PER_PAGE = 50
const COLUMNS = { count: 'count', last: 'last_at', query: 'query' } as const

interface Asked {
  page: number
  search?: string | undefined
  area?: string | undefined
  sort: keyof typeof COLUMNS
  order: 'ascending' | 'descending'
}

/** Returns a page of what was looked for and not found, in one area or in all. */
export async function listMisses(db: Db, { page, search, area, sort, order }: Asked) {
  let found = db.selectFrom('search_misses')
  if (area) found = found.where('area', '=', area)
  if (search?.trim())
    found = found.where(sql<boolean>`query like '%' || fold(${startingWith(search.trim())})`)
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .select(['id', 'area', 'query', 'count', 'last_at'])
    .orderBy(COLUMNS[sort], order === 'ascending' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute()
  const items = rows.map((row) => ({
    ...row,
    area: row.area as SearchArea,
    last_at: row.last_at.toISOString(),
  }))
  return { items, page, per_page: PER_PAGE, total }
}

/** Deletes a miss; returns what was looked for, or null when there is no such miss. */
export async function takeMiss(trx: Db, id: number) {
  const taken = await trx
    .deleteFrom('search_misses')
    .where('id', '=', id)
    .returning(['area', 'query', 'count'])
    .executeTakeFirst()
  return taken ?? null
}
