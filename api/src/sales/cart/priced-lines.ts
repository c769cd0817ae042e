import type { Db } from '../../platform/index.ts'
import type { CartLine } from './cart-line.ts'
import { validateLines } from './validate-lines.ts'
import { soldProducts } from './sold-products.ts'

/** A member's cart, in the order in which it was filled; what can't be had any more is in it, too. */
export async function pricedLines(db: Db, userId: number, at: Date): Promise<CartLine[]> {
  const rows = await soldProducts(db, { userId, at })
    .innerJoin('cart_lines as line', 'line.product_id', 'product.id')
    .select(['line.id', 'line.count', 'line.build', 'line.seen_cents'])
    .where('line.user_id', '=', userId)
    .orderBy('line.id')
    .execute()
  return validateLines(db, rows, { userId, at })
}
