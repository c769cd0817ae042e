import type { Db } from '../../platform/index.ts'

/**
 * Returns the products with the least stock, each variant by itself. Products with unlimited stock, and parents that
 * are only sold as variants, are left out.
 */
export async function lowStock(db: Db, count: number) {
  const rows = await db
    .selectFrom('products as product')
    .select(['id', 'kind', 'number', 'title', 'stock'])
    .where('stock', 'is not', null)
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
