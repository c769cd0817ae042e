import { sql } from 'kysely'

import { returnParts, takeParts } from '../configurator/build/part-stock.ts'
import type { StoredBuild } from '../configurator/build/stored-build.ts'
import type { Db } from '../database/open-database.ts'
import { conflict } from '../http/errors.ts'

interface Line {
  product_id: number
  title: string
  count: number
  build: StoredBuild | null
}

/**
 * Reserves every line or none. One conditional UPDATE each, products in id order and then parts in theirs: never
 * oversold, never a deadlock.
 */
export async function takeStock(trx: Db, lines: readonly Line[]) {
  for (const { product_id, title, count } of lines.toSorted((a, b) => a.product_id - b.product_id)) {
    const taken = await trx
      .updateTable('products')
      .set({ stock: sql<number | null>`stock - ${count}` })
      .where('id', '=', product_id)
      .where((where) => where.or([where('stock', 'is', null), where('stock', '>=', count)]))
      .returning('id')
      .executeTakeFirst()
    if (!taken)
      throw conflict('out_of_stock', `There are not enough of ${title} left. Please change your cart.`)
  }
  await takeParts(trx, lines)
}

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
      .execute()
  }
  await returnParts(trx, orderId)
}
