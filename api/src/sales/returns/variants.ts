import type { Db } from '../../platform/index.ts'

export interface Variant {
  product_id: number
  title: string
  /** The variant that it can be had instead of. */
  instead_of: number
}

/**
 * Returns what can be had instead of each of these products: the other variants of the same product that are on sale, in
 * stock, and cost the same today, so that nothing is to be paid.
 */
export async function readVariants(db: Db, productIds: readonly number[]): Promise<Variant[]> {
  if (productIds.length === 0) return []
  return db
    .selectFrom('products as bought')
    .innerJoin('products as other', 'other.parent_id', 'bought.parent_id')
    .select(['other.id as product_id', 'other.title', 'bought.id as instead_of'])
    .where('bought.id', 'in', productIds)
    .whereRef('other.id', '<>', 'bought.id')
    .whereRef('other.price_cents', '=', 'bought.price_cents')
    .where('other.hidden', '=', false)
    .where(({ or, eb }) => or([eb('other.stock', 'is', null), eb('other.stock', '>', 0)]))
    .orderBy('other.id')
    .execute()
}
