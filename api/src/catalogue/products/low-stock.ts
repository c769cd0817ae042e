import { LOW_STOCK } from '@nireeka/contracts/api'

import type { Db } from '../../platform/index.ts'

/**
 * Returns published products that are low, those with the least stock first and each variant by itself. Parents that
 * are only sold as variants are left out.
 */
export async function lowStock(db: Db, count: number) {
  const rows = await db
    .selectFrom('products as product')
    .select(['id', 'kind', 'number', 'title', 'stock'])
    .where('stock', '<=', LOW_STOCK)
    .where('hidden', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('products as choice')
            .select('choice.id')
            .whereRef('choice.parent_id', '=', 'product.id'),
        ),
      ),
    )
    .orderBy('stock')
    .orderBy('id')
    .limit(count)
    .execute()
  return rows.map((row) => ({ ...row, stock: row.stock ?? 0 }))
}
