import { sql } from 'kysely'

import { returnParts, takeParts } from '../../bikes/bike-build/part-stock.ts'
import type { StoredBuild } from '../../bikes/bike-build/stored-build.ts'
import type { Db } from '../../platform/database/open-database.ts'
import { conflict } from '../../platform/http/errors.ts'

interface Line {
  product_id: number
  title: string
  count: number
  build: StoredBuild | null
}

/**
 * Reserves every line or none. One conditional UPDATE each, products in id order and then parts in theirs: never
 * oversold, never a deadlock. What can't run out is left alone, so that orders of it don't wait for one another.
 */
export async function takeStock(trx: Db, lines: readonly Line[]) {
  for (const line of lines.toSorted((a, b) => a.product_id - b.product_id)) {
    if ((await take(trx, line)) || (await isUnlimited(trx, line))) continue
    throw conflict('out_of_stock', `There are not enough of ${line.title} left. Please change your cart.`)
  }
  await takeParts(trx, lines)
}

const take = (trx: Db, { product_id, count }: Line) =>
  trx
    .updateTable('products')
    .set({ stock: sql<number | null>`stock - ${count}` })
    .where('id', '=', product_id)
    .where('stock', '>=', count)
    .returning('id')
    .executeTakeFirst()

const isUnlimited = (trx: Db, { product_id }: Line) =>
  trx
    .selectFrom('products')
    .select('id')
    .where('id', '=', product_id)
    .where('stock', 'is', null)
    .executeTakeFirst()

/** Gives back what an order that nobody will pay for had reserved. */
export async function returnStock(trx: Db, orderId: number) {
  const lines = await trx
    .selectFrom('order_lines')
    .select(['product_id', 'count'])
    .where('order_id', '=', orderId)
    .orderBy('product_id')
    .execute()
  for (const { product_id, count } of lines) {
    await trx
      .updateTable('products')
      .set({ stock: sql<number | null>`stock + ${count}` })
      .where('id', '=', product_id)
      .where('stock', 'is not', null)
      .execute()
  }
  await returnParts(trx, orderId)
}
