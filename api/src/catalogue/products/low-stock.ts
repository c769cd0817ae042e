import type { Db } from '../../platform/index.ts'

/** What runs out, choices each by itself; what has unlimited stock, or is only bought as one of its choices, never does. */
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
