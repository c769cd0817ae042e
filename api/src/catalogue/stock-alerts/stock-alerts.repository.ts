import { conflict, invalid, newToken, notFound, type Db } from '../../platform/index.ts'

/** Deletes the alert with this key for a size of a bike; false when there is none. */
export type EndSizeAlert = (db: Db, key: string) => Promise<boolean>

interface Needs {
  db: Db
  now: () => Date
  endSizeAlert: EndSizeAlert
}

export type StockAlerts = ReturnType<typeof createStockAlerts>

/** Creates the repository of stock alerts: who wants one email when a sold-out product is back. */
export function createStockAlerts({ db, now, endSizeAlert }: Needs) {
  return {
    /**
     * Adds an alert. An address that is already waiting gets the same answer, so that nobody can find out who waits.
     */
    async add(productId: number, email: string): Promise<void> {
      await assertSoldOut(db, productId)
      await db
        .insertInto('stock_alerts')
        .values({ product_id: productId, email, key: newToken(), created_at: now() })
        .onConflict((conflicting) =>
          conflicting.columns(['product_id', 'email']).where('sent_at', 'is', null).doNothing(),
        )
        .execute()
    },

    /** Deletes the alert with this key, for a product or a size of a bike; false when there is none (any more). */
    async end(key: string): Promise<boolean> {
      const gone = await db
        .deleteFrom('stock_alerts')
        .where('key', '=', key)
        .returning('id')
        .executeTakeFirst()
      return gone !== undefined || endSizeAlert(db, key)
    },
  }
}

async function assertSoldOut(db: Db, id: number) {
  const product = await db
    .selectFrom('products as product')
    .leftJoin('products as parent', 'parent.id', 'product.parent_id')
    .select('product.stock')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('products as choice').select('id').whereRef('choice.parent_id', '=', 'product.id'),
      ).as('has_choices'),
    )
    .where('product.id', '=', id)
    .where('product.kind', '=', 'accessory')
    .where('product.hidden', '=', false)
    .where((row) => row.or([row('parent.id', 'is', null), row('parent.hidden', '=', false)]))
    .executeTakeFirst()
  if (!product) throw notFound('This accessory')
  if (product.has_choices) throw invalid('id', 'Please choose an option first.')
  if (product.stock !== 0) throw conflict('in_stock', 'Good news: this is in stock. You can buy it now.')
}
