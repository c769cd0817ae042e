import type { Db } from '../../platform/index.ts'
import type { CartLine } from './cart-line.ts'
import { validateLines, type Whose as Shopper } from './validate-lines.ts'
import { soldProducts } from './sold-products.ts'

interface Whose extends Shopper {
  userId: number
}

/**
 * Returns a member's cart lines at today's prices, in the order of adding, including lines that are no longer
 * available.
 */
export async function pricedLines(db: Db, whose: Whose): Promise<CartLine[]> {
  const rows = await soldProducts(db, whose)
    .innerJoin('cart_lines as line', 'line.product_id', 'product.id')
    .select(['line.id', 'line.count', 'line.build', 'line.seen_cents'])
    .where('line.user_id', '=', whose.userId)
    .orderBy('line.id')
    .execute()
  return validateLines(db, rows, whose)
}
