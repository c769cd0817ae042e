import { toDollars } from '@nireeka/contracts'
import type { SpareDetailsData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import type { ReadDelivery } from '../accessories/accessory-page.ts'
import { selectSpares, toSpare, withColumns } from './to-spare.ts'

const MOST_RELATED = 8

/** Creates the reader of single spare parts with everything that their pages show; null for parts that aren't shown. */
export const createReadSpare = ({ db, readDelivery }: { db: Db; readDelivery: ReadDelivery }) =>
  async function readSpare(id: number): Promise<SpareDetailsData | null> {
    const row = await withColumns(selectSpares(db))
      .select(['product.weight_g', 'product.no_air', 'product.fits_bikes', 'spare.sizes'])
      .select(['newer.title as newer_title', sql<string | null>`product.restock_on::text`.as('restock_on')])
      .where('product.id', '=', id)
      .executeTakeFirst()
    if (!row) return null
    const { weight_g, no_air, fits_bikes, sizes, restock_on, newer_title } = row
    const spare = toSpare(row)
    const isOver = spare.availability === 'discontinued'
    return {
      ...spare,
      weight_g,
      restock_on: isOver ? null : restock_on,
      fits_bikes: await bikesOf(db, fits_bikes),
      sizes,
      superseded_by: spare.superseded_by && { ...spare.superseded_by, title: newer_title ?? '' },
      replaces: await replacedBy(db, id),
      delivery: isOver
        ? null
        : await readDelivery(db, {
            id,
            category: row.family_code,
            price_cents: row.price_cents,
            weight_g,
            no_air,
          }),
      related: await relatedTo(db, { id, family: row.family_code, bikes: fits_bikes }),
    }
  }

const bikesOf = async (db: Db, slugs: string[]) =>
  slugs.length === 0
    ? []
    : db.selectFrom('bikes').select(['slug', 'title']).where('slug', 'in', slugs).orderBy('id').execute()

async function replacedBy(db: Db, id: number) {
  const rows = await selectSpares(db)
    .select(['product.id', 'product.number', 'product.title'])
    .where('spare.superseded_by', '=', id)
    .orderBy('product.number')
    .execute()
  return rows.map((row) => ({ ...row, number: row.number ?? '' }))
}

interface Beside {
  id: number
  family: string
  bikes: string[]
}

/** Returns parts of the same family that fit one of the same bikes: those with the next numbers, then the first ones. */
async function relatedTo(db: Db, { id, family, bikes }: Beside): Promise<SpareDetailsData['related']> {
  const { rows } = await sql<{ product_id: number }>`
    select list.product_id
    from spare_list as list
    where list.family_code = ${family} and list.product_id <> ${id}
      and (list.bikes && ${bikes}::text[] or list.bikes = '{}')
    order by list.number < (select number from spare_list where product_id = ${id}), list.number
    limit ${MOST_RELATED}`.execute(db)
  const ids = rows.map(({ product_id }) => product_id)
  if (ids.length === 0) return []
  const found = await withColumns(selectSpares(db)).where('product.id', 'in', ids).execute()
  const spares = ids.flatMap((related) => found.filter((row) => row.id === related))
  return spares.map((row) => {
    const { number, title, image, availability } = toSpare(row)
    return { id: row.id, number, title, image, price: toDollars(row.price_cents), availability }
  })
}
