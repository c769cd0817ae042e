import type { Db } from '../../platform/index.ts'

/** Where some products are used, which the sales domain knows. */
export interface ProductUse {
  /** In how many carts, and in how many orders that aren't over. */
  carts: number
  openOrders: number
  /** Those that are in a cart, and those that were ever ordered. */
  inCarts: ReadonlySet<number>
  ordered: ReadonlySet<number>
}
export type ReadProductUse = (db: Db, ids: readonly number[]) => Promise<ProductUse>

/** Returns the sentence that says why a product, or a product with its variants, can't be deleted; null when it can. */
export function deleteRefusal(ids: readonly number[], { inCarts, ordered }: ProductUse): string | null {
  if (ids.some((id) => ordered.has(id))) return 'It has been ordered, so it can only be unpublished.'
  if (ids.some((id) => inCarts.has(id))) return 'It is in somebody’s cart. Unpublish it instead.'
  return null
}
