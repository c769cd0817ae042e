import { toDollars } from '@nireeka/contracts'
import type { PartListData, PartListQuery, PartRowData } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { type Selectable, sql } from 'kysely'

import { beginningsOf, type Db, startingWith } from '../../../platform/index.ts'
import type { ConfiguratorTables } from '../../configurator/tables.ts'

const PER_PAGE = 50

type Query = z.output<typeof PartListQuery>
export type PartList = ReturnType<typeof createPartList>

/** Creates the repository of all parts, published or not. */
export const createPartList = (db: Db) => ({
  async list(query: Query): Promise<PartListData> {
    const found = filtered(db, query)
    const onPage = found
      .select('part.id')
      .orderBy(orderOf(query.sort))
      .limit(PER_PAGE)
      .offset((query.page - 1) * PER_PAGE)
    const whole = db
      .selectFrom('parts as part')
      .innerJoin('slots as slot', 'slot.id', 'part.slot_id')
      .where('part.id', 'in', onPage)
      .selectAll('part')
      .select('slot.title as slot_title')
    const [{ total }, rows] = await Promise.all([
      found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      whole.orderBy(orderOf(query.sort)).execute(),
    ])
    const fits = await readFits(
      db,
      rows.map(({ id }) => id),
    )
    const items = rows.map((row) => toPartRow(row, fits.get(row.id) ?? []))
    return { items, page: query.page, per_page: PER_PAGE, total }
  },
})

function filtered(db: Db, { search, slot, bike, category, published }: Query) {
  let rows = db.selectFrom('parts as part')
  const sought = search?.trim()
  if (sought) rows = rows.where(matching(sought))
  if (slot !== undefined) rows = rows.where('part.slot_id', '=', slot)
  if (category !== undefined) rows = rows.where('part.category_id', '=', Number(category))
  if (published !== undefined) rows = rows.where('part.published', '=', published === 'yes')
  if (bike !== undefined) rows = rows.where(fitting(bike))
  return rows
}

/** Trigrams, which find a piece of a title, need as many letters. */
const PIECE = 3

/**
 * The condition that a part's title has this text in it, or that it is the part's id. A text of one or two letters is
 * the beginning of a word.
 */
const matching = (sought: string) => sql<boolean>`
  (${sought.length < PIECE ? beginning(sought) : having(sought)} or part.id = ${asId(sought)}::int)`

const beginning = (sought: string) => sql`words_of(part.title) @@ ${beginningsOf(sought)}`
const having = (sought: string) => sql`fold(part.title) like fold(${`%${startingWith(sought)}`})`

/** Returns the id that the text is; null for what can't be one. */
const asId = (sought: string) => (/^\d{1,9}$/.test(sought) ? Number(sought) : null)

const fitting = (bikeId: number) => sql<boolean>`
  exists (select from bike_parts as fit where fit.part_id = part.id and fit.bike_id = ${bikeId})`

function orderOf(sort: Query['sort']) {
  if (sort === 'lowest') return sql`part.price_cents, part.id`
  if (sort === 'highest') return sql`part.price_cents desc, part.id desc`
  if (sort === 'slot_last') return sql`part.slot_id desc, part.id desc`
  return sql`part.slot_id, part.id`
}

type Row = Selectable<ConfiguratorTables['parts']> & { slot_title: string }

export const toPartRow = (row: Row, bikes: PartRowData['bikes']): PartRowData => ({
  id: row.id,
  title: row.title,
  slot: { id: row.slot_id, title: row.slot_title },
  category_id: row.category_id,
  price: toDollars(row.price_cents),
  image: row.image,
  is_published: row.published,
  stock: row.stock,
  bikes,
  version: row.version,
})

/** Reads the bikes that parts fit, by the parts' ids. */
export async function readFits(
  db: Db,
  partIds: readonly number[],
): Promise<Map<number, PartRowData['bikes']>> {
  const fits = new Map<number, PartRowData['bikes']>(partIds.map((id) => [id, []]))
  if (partIds.length === 0) return fits
  const rows = await db
    .selectFrom('bike_parts as fit')
    .innerJoin('bikes as bike', 'bike.id', 'fit.bike_id')
    .select(['fit.part_id', 'bike.id', 'bike.title', 'fit.is_default'])
    .where('fit.part_id', 'in', partIds)
    .orderBy('bike.id')
    .execute()
  for (const { part_id, ...bike } of rows) fits.get(part_id)?.push(bike)
  return fits
}
