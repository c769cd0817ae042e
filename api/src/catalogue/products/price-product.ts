import type { Db } from '../../platform/index.ts'
import type { PriceTable } from '../prices/price-table.ts'

/** The prices of products. */
export const productPrices: PriceTable = {
  lock: async (trx, id) => {
    const product = await trx
      .selectFrom('products')
      .select('price_cents')
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    return product?.price_cents
  },
  write: (trx, id, price_cents) =>
    trx.updateTable('products').set({ price_cents }).where('id', '=', id).execute(),
}

/** Sets the price of the product by which a bike is put into carts. The build of a cart's line is priced by its own. */
export const priceBikeProduct = (trx: Db, bikeId: number, price_cents: number) =>
  trx
    .updateTable('products')
    .set({ price_cents })
    .where('bike_id', '=', bikeId)
    .where('kind', '=', 'bike')
    .execute()
