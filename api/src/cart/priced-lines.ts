import type { PricedLine } from '../money/rules.ts'
import type { Db } from '../database/open-database.ts'
import { type Judgement, judgeLine } from './line-problem.ts'
import { soldProducts } from './sold-products.ts'

/** A line of a cart with today's price, and what its owner has to know of it. */
export interface CartLine extends PricedLine, Judgement {
  /** Of a guest's cart: the product's. */
  id: number
  title: string
  description: string
  image: string | null
  bike_slug: string | null
  order_bike_id: number | null
}

/** A member's cart, in the order in which it was filled; what can't be had any more is in it, too. */
export async function pricedLines(db: Db, userId: number, at: Date): Promise<CartLine[]> {
  const rows = await soldProducts(db, { userId, at })
    .innerJoin('cart_lines as line', 'line.product_id', 'product.id')
    .select(['line.id', 'line.count', 'line.bike_slug', 'line.order_bike_id', 'line.seen_cents'])
    .where('line.user_id', '=', userId)
    .orderBy('line.id')
    .execute()
  return rows.map((row) => ({ ...row, ...judgeLine(row) }))
}
