import { toDollars } from '@nireeka/contracts'
import type { AdminColourData, AdminColoursQuery, ColourRowData } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { type Selectable, sql } from 'kysely'

import { readPrices } from '../../../catalogue/index.ts'
import { notFound, type Db } from '../../../platform/index.ts'
import type { ConfiguratorTables } from '../../configurator/tables.ts'

const PER_PAGE = 50

type Query = z.output<typeof AdminColoursQuery>
export type ColourList = ReturnType<typeof createColourList>

const sizeCount = sql<number>`
  (select count(*)::int from size_colours as offer where offer.colour_id = colours.id)`

/** Creates the repository of all colours, published or not. */
export const createColourList = (db: Db) => ({
  async list(query: Query) {
    const found = filtered(db, query)
    const { total } = await found
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await found
      .selectAll()
      .select(sizeCount.as('size_count'))
      .orderBy('id')
      .limit(PER_PAGE)
      .offset((query.page - 1) * PER_PAGE)
      .execute()
    return { items: rows.map(toColourRow), page: query.page, per_page: PER_PAGE, total }
  },

  /** Returns a colour with its prices; throws a 404 for one that there isn't. */
  async read(id: number): Promise<AdminColourData> {
    const row = await db
      .selectFrom('colours')
      .selectAll()
      .select(sizeCount.as('size_count'))
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) throw notFound('This colour')
    return { ...toColourRow(row), prices: await readPrices(db, { kind: 'colour', id }) }
  },
})

function filtered(db: Db, { type, published }: Query) {
  let rows = db.selectFrom('colours')
  if (type) rows = rows.where('type', '=', type)
  if (published !== undefined) rows = rows.where('published', '=', published === 'yes')
  return rows
}

const toColourRow = (
  row: Selectable<ConfiguratorTables['colours']> & { size_count: number },
): ColourRowData => ({
  id: row.id,
  name: row.name,
  type: row.type,
  swatch: row.swatch,
  price: toDollars(row.price_cents),
  lead_days: row.lead_days,
  ral_codes: row.ral_codes,
  is_published: row.published,
  size_count: row.size_count,
  version: row.version,
})
