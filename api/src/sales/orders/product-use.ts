import type { Db } from '../../platform/index.ts'

const OPEN = [
  'pending_payment',
  'paid',
  'in_production',
  'quality_check',
  'ready_to_ship',
  'partly_shipped',
] as const

/**
 * Returns in how many carts and in how many orders that aren't over some products are, and which of them are in a cart
 * or were ever ordered.
 */
export async function readProductUse(db: Db, ids: readonly number[]) {
  const [carts, orders, kept, ordered] = await Promise.all([
    db
      .selectFrom('cart_lines')
      .select((eb) => eb.fn.count<number>('user_id').distinct().as('count'))
      .where('product_id', 'in', ids)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('order_lines as line')
      .innerJoin('orders as order', 'order.id', 'line.order_id')
      .select((eb) => eb.fn.count<number>('order.id').distinct().as('count'))
      .where('line.product_id', 'in', ids)
      .where('order.status', 'in', OPEN)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('cart_lines')
      .select('product_id as id')
      .distinct()
      .where('product_id', 'in', ids)
      .execute(),
    db
      .selectFrom('order_lines')
      .select('product_id as id')
      .distinct()
      .where('product_id', 'in', ids)
      .execute(),
  ])
  return {
    carts: carts.count,
    openOrders: orders.count,
    inCarts: new Set(kept.map(({ id }) => id)),
    ordered: new Set(ordered.map(({ id }) => id)),
  }
}
