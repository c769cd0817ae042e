import { sql } from 'kysely'

import type { Db } from '../database/open-database.ts'
import { startingWith } from '../database/starting-with.ts'

const PER_PAGE = 50
const COLUMNS = { count: 'count', last: 'last_at', query: 'query' } as const

interface Asked {
  page: number
  search?: string | undefined
  sort: keyof typeof COLUMNS
  order: 'ascending' | 'descending'
}

/** Returns a page of what was looked for in an area and not found. */
export async function listMisses(db: Db, area: string, { page, search, sort, order }: Asked) {
  let found = db.selectFrom('search_misses').where('area', '=', area)
  if (search?.trim())
    found = found.where(sql<boolean>`query like '%' || fold(${startingWith(search.trim())})`)
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .select(['id', 'query', 'count', 'last_at'])
    .orderBy(COLUMNS[sort], order === 'ascending' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute()
  const items = rows.map((row) => ({ ...row, last_at: row.last_at.toISOString() }))
  return { items, page, per_page: PER_PAGE, total }
}

/** Deletes a miss of an area; returns what was looked for, or null when there is no such miss. */
export async function takeMiss(trx: Db, area: string, id: number) {
  const taken = await trx
    .deleteFrom('search_misses')
    .where('area', '=', area)
    .where('id', '=', id)
    .returning(['query', 'count'])
    .executeTakeFirst()
  return taken ?? null
}
