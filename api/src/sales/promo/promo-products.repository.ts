import type { PromoProductsData, PromoProductsQuery } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { startingWith, type Db } from '../../platform/index.ts'

const MOST = 10

/** Returns the products with these ids, or the first whose title or number has these words; variants go by their parent. */
export async function findPromoProducts(
  db: Db,
  { ids, search = '' }: z.output<typeof PromoProductsQuery>,
): Promise<PromoProductsData> {
  const products = db
    .selectFrom('products')
    .select(['id', 'title', 'number', 'kind'])
    .orderBy('title')
    .orderBy('id')
  if (ids !== undefined) return products.where('id', 'in', ids.split(',').map(Number)).execute()
  const words = startingWith(search.trim())
  return products
    .where('parent_id', 'is', null)
    .where('hidden', '=', false)
    .where('category', '<>', 'gift')
    .where((eb) => eb.or([eb('title', 'ilike', `%${words}`), eb('number', 'ilike', words)]))
    .limit(MOST)
    .execute()
}
