import type { AdminProductData, ProductKind } from '@nireeka/contracts/api'
import { isBikePiece } from '@nireeka/contracts/bike-pieces'
import { sql } from 'kysely'

import { type Db, notFound } from '../../platform/index.ts'
import { readPrices } from '../prices/read-prices.ts'
import { toPairs, toSold } from './product-rows.ts'
import { deleteRefusal, type ReadProductUse } from './product-use.ts'

interface Needs {
  db: Db
  readProductUse: ReadProductUse
}

export type ReadAdminProduct = ReturnType<typeof createReadAdminProduct>

/** Creates the reader of an accessory or a spare part as admins edit it; throws a 404 for one that there isn't. */
export const createReadAdminProduct = ({ db, readProductUse }: Needs) =>
  async function readAdminProduct(id: number): Promise<AdminProductData> {
    const row = await readRow(db, id)
    const choices = await readVariants(db, id)
    const ids = [id, ...choices.map((choice) => choice.id)]
    const use = await readProductUse(db, ids)
    const variants = choices.map(async ({ options, weight_g, ...choice }) => ({
      ...toSold(choice),
      options: toPairs(options),
      weight_g,
      delete_refusal: deleteRefusal([choice.id], use),
      prices: await readPrices(db, { kind: 'product', id: choice.id }),
    }))
    const spare = row.kind === 'spare' ? await readSpare(db, id) : null
    return {
      ...toSold(row),
      kind: row.kind as ProductKind,
      description: row.description,
      category: row.category,
      images: [...(row.image === null ? [] : [row.image]), ...row.more_images],
      weight_g: row.weight_g,
      no_air: row.no_air,
      fits: row.fits,
      fits_bikes: row.fits_bikes,
      colours: row.colours,
      specifications: row.specifications,
      goes_with: row.goes_with,
      linked: await readLinked(db, [...row.goes_with, spare?.superseded_by ?? 0]),
      spare,
      variants: await Promise.all(variants),
      prices: await readPrices(db, { kind: 'product', id }),
      carts: use.carts,
      open_orders: use.openOrders,
      delete_refusal: deleteRefusal(ids, use),
      added_on: row.added_on,
      version: row.version,
    }
  }

async function readRow(db: Db, id: number) {
  const row = await db
    .selectFrom('products')
    .selectAll()
    .select(sql<string>`added_on::text`.as('added_on'))
    .where('id', '=', id)
    .where('parent_id', 'is', null)
    .where('kind', 'in', ['accessory', 'spare'])
    .executeTakeFirst()
  if (!row) throw notFound('This product')
  return row
}

const readVariants = (db: Db, id: number) =>
  db
    .selectFrom('products')
    .select(['id', 'number', 'title', 'price_cents', 'stock', 'hidden', 'options', 'weight_g'])
    .where('parent_id', '=', id)
    .orderBy('id')
    .execute()

async function readSpare(db: Db, id: number): Promise<AdminProductData['spare']> {
  const spare = await db
    .selectFrom('spares')
    .select(['family_code', 'fit_level', 'torque_nm', 'year_from', 'year_to', 'superseded_by'])
    .select(['is_discontinued', 'drawing_position', 'fit_condition', 'note', 'pieces'])
    .where('product_id', '=', id)
    .executeTakeFirst()
  if (!spare) return null
  const { torque_nm, pieces, ...facts } = spare
  return {
    ...facts,
    torque_nm: torque_nm === null ? null : Number(torque_nm),
    pieces: pieces.filter(isBikePiece),
  }
}

const readLinked = (db: Db, ids: readonly number[]) =>
  db.selectFrom('products').select(['id', 'number', 'title']).where('id', 'in', ids).orderBy('id').execute()
