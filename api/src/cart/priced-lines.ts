import type { Db } from '../database/open-database.ts'

/** A member's cart with today's prices; what is no longer sold isn't in it. */
export const pricedLines = (db: Db, userId: number) =>
  db
    .selectFrom('cart_lines as line')
    .innerJoin('products as product', 'product.id', 'line.product_id')
    .select([
      'line.id',
      'line.count',
      'line.bike_slug',
      'line.order_bike_id',
      'line.product_id',
      'product.kind',
      'product.weight_g',
      'product.title',
      'product.description',
      'product.image',
      'product.price_cents as unit_cents',
    ])
    .where('line.user_id', '=', userId)
    .where('product.hidden', '=', false)
    .orderBy('line.id')
    .execute()

export type CartRow = Awaited<ReturnType<typeof pricedLines>>[number]
