import type { SpareFilters, SpareSearchData } from '@nireeka/contracts/api'
import { type RawBuilder, sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { findHits } from './find-hits.ts'
import { type AskedText, readText } from './search-text.ts'
import {
  type BuiltBike,
  conditionOf,
  countOf,
  facetsOf,
  type Filterable,
  type Filters,
  fitsBike,
  narrow,
} from './spare-filters.ts'
import { selectSpares, toSpare, withColumns } from './to-spare.ts'

const PER_PAGE = 20
/** The most parts that a search text finds; the filters lead on from there. */
const MOST_HITS = 1000

export interface Asked extends SpareFilters {
  page: number
  /** Only what fits this bike as it is built. */
  built?: BuiltBike
}

/** One page's parts, and what all parts have that were found. */
interface Found {
  ids: number[]
  /** All parts that were found, whatever the filters are. */
  all: Filterable[]
  total: number
  corrected: string | null
  has_more: boolean
}

/** Returns a page of the parts that a text and the filters find, with what each further filter would leave. */
export async function findSpares(db: Db, asked: Asked): Promise<SpareSearchData> {
  const found = asked.q === undefined ? await listAll(db, asked) : await search(db, asked, asked.q)
  const { ids, all, ...counts } = found
  const [items, names] = [await readSpares(db, ids), await readNames(db)]
  return { items, page: asked.page, per_page: PER_PAGE, ...counts, facets: facetsOf(all, asked, names) }
}

async function search(db: Db, { page, built, ...filters }: Asked, q: string): Promise<Found> {
  const text = await readText(db, q, MOST_HITS)
  const find = (condition: RawBuilder<boolean>, asked: AskedText = text) =>
    findHits(db, {
      text: asked,
      condition: sql`${condition} and ${fitsBike(built ?? null)}`,
      compared: MOST_HITS + 1,
      most: MOST_HITS + 1,
    })
  const all = await find(sql`true`)
  // Of more hits than are read, the filters may leave some that weren't read.
  const isCut = all.length > MOST_HITS && hasFilter(filters)
  const hits = isCut ? await find(conditionOf(filters), { ...text, looser: null }) : narrow(all, filters)
  const shown = hits.slice(0, MOST_HITS)
  return {
    ids: pageOf(shown, page).map(({ product_id }) => product_id),
    all: all.slice(0, MOST_HITS),
    total: shown.length,
    corrected: text.corrected,
    has_more: hits.length > MOST_HITS,
  }
}

const pageOf = <T>(all: readonly T[], page: number) => all.slice((page - 1) * PER_PAGE, page * PER_PAGE)

const hasFilter = ({ family, bike, in_stock }: Filters) => Boolean(family ?? bike ?? in_stock)

async function listAll(db: Db, { page, built, ...filters }: Asked): Promise<Found> {
  const fits = fitsBike(built ?? null)
  const { rows: all } = await sql<Filterable>`
    select list.family_code, list.bikes, list.is_in_stock, sum(list.count)::int as count
    from spare_counts as list where ${fits} group by 1, 2, 3`.execute(db)
  const total = countOf(narrow(all, filters))
  const condition = sql<boolean>`${fits} and ${conditionOf(filters)}`
  return { ids: await listPage(db, { condition, page, total }), all, total, corrected: null, has_more: false }
}

interface AskedPage {
  /** An SQL condition on `spare_list as list`. */
  condition: RawBuilder<boolean>
  page: number
  /** How many parts the condition leaves. */
  total: number
}

/** Returns the ids of a page of parts by their numbers. A page behind the middle is read from the end. */
async function listPage(db: Db, { condition, page, total }: AskedPage): Promise<number[]> {
  const before = (page - 1) * PER_PAGE
  const length = Math.min(PER_PAGE, total - before)
  if (length <= 0) return []
  const after = total - before - length
  const isFromEnd = after < before
  const order = isFromEnd
    ? sql`list.number desc, list.product_id desc limit ${length} offset ${after}`
    : sql`list.number, list.product_id limit ${length} offset ${before}`
  const { rows } = await sql<{ product_id: number }>`
    select list.product_id from spare_list as list where ${condition} order by ${order}`.execute(db)
  const ids = rows.map(({ product_id }) => product_id)
  return isFromEnd ? ids.toReversed() : ids
}

/** Reads parts in the order of their ids. */
async function readSpares(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await withColumns(selectSpares(db))
    .where('product.id', 'in', [...ids])
    .execute()
  return ids.flatMap((id) => rows.filter((row) => row.id === id)).map(toSpare)
}

async function readNames(db: Db) {
  const families = await db
    .selectFrom('spare_families')
    .select(['code', 'title'])
    .orderBy('position')
    .execute()
  const bikes = await db.selectFrom('bikes').select(['slug', 'title']).orderBy('id').execute()
  return { families, bikes }
}
