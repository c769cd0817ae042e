import { createPrices, priceBikeProduct, type PriceTable } from '../../catalogue/index.ts'
import type { Db } from '../../platform/index.ts'

/** The prices of the rows of one table. */
const pricesIn = (table: 'bikes' | 'parts' | 'colours'): PriceTable => ({
  async lock(trx, id) {
    const row = await trx
      .selectFrom(table)
      .select('price_cents')
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    return row?.price_cents
  },
  write: (trx, id, price_cents) => trx.updateTable(table).set({ price_cents }).where('id', '=', id).execute(),
})

const bikes = pricesIn('bikes')
const TABLES = {
  bike: {
    ...bikes,
    async write(trx, id, price_cents) {
      await bikes.write(trx, id, price_cents)
      await priceBikeProduct(trx, id, price_cents)
    },
  },
  part: pricesIn('parts'),
  colour: pricesIn('colours'),
} satisfies Record<string, PriceTable>

export type BikePrices = ReturnType<typeof createBikePrices>

/** Creates what changes the prices of bikes, parts and colours, at once or from a day on. */
export const createBikePrices = ({ db, now }: { db: Db; now: () => Date }) =>
  createPrices({ db, now, tables: TABLES })
