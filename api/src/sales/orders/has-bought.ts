import type { Db } from '../../platform/index.ts'

/** Tells whether a paid order of the member contains the product or one of its variants. */
export async function hasBought(db: Db, userId: number, productId: number): Promise<boolean> {
  const bought = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .innerJoin('products', 'products.id', 'order_lines.product_id')
    .select('orders.id')
    .where('orders.user_id', '=', userId)
    .where('orders.paid_at', 'is not', null)
    .where('orders.held_reason', 'is', null)
    .where('orders.status', 'not in', ['pending_payment', 'cancelled', 'expired'])
    .where((row) => row.or([row('products.id', '=', productId), row('products.parent_id', '=', productId)]))
    .limit(1)
    .executeTakeFirst()
  return bought !== undefined
}
