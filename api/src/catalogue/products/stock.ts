import { sql } from 'kysely'

import { conflict, type Db } from '../../platform/index.ts'

export interface LineOfProduct {
  product_id: number
  title: string
  count: number
}

/**
 * Reserves the stock of every line, or of none. Each line is one conditional UPDATE, in id order, so stock is never
 * oversold and transactions never deadlock. Unlimited stock isn't touched, so that orders of it don't wait for one
 * another.
 */
export async function takeProducts(trx: Db, lines: readonly LineOfProduct[]) {
  for (const line of lines.toSorted((a, b) => a.product_id - b.product_id)) {
    if ((await take(trx, line)) || (await isUnlimited(trx, line))) continue
    throw conflict('out_of_stock', `There are not enough of ${line.title} left. Please change your cart.`)
  }
}

const take = (trx: Db, { product_id, count }: LineOfProduct) =>
  trx
    .updateTable('products')
    .set({ stock: sql<number | null>`stock - ${count}` })
    .where('id', '=', product_id)
    .where('stock', '>=', count)
    .returning('id')
    .executeTakeFirst()

const isUnlimited = (trx: Db, { product_id }: LineOfProduct) =>
  trx
    .selectFrom('products')
    .select('id')
    .where('id', '=', product_id)
    .where('stock', 'is', null)
    .executeTakeFirst()

/** Returns the reserved pieces of these lines to the stock, in id order. */
export async function returnProducts(trx: Db, lines: ReadonlyArray<Omit<LineOfProduct, 'title'>>) {
  for (const { product_id, count } of lines.toSorted((a, b) => a.product_id - b.product_id)) {
    await trx
      .updateTable('products')
      .set({ stock: sql<number | null>`stock + ${count}` })
      .where('id', '=', product_id)
      .where('stock', 'is not', null)
      .execute()
  }
}
