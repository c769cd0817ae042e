import { createPrices, priceBikeProduct, type PriceTable } from '../../catalogue/index.ts'
import type { Db } from '../../platform/index.ts'

const bike: PriceTable = {
  lock: async (trx, id) =>
    (
      await trx
        .selectFrom('bikes')
        .select('price_cents')
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst()
    )?.price_cents,
  async write(trx, id, price_cents) {
    await trx.updateTable('bikes').set({ price_cents }).where('id', '=', id).execute()
    await priceBikeProduct(trx, id, price_cents)
  },
}

const part: PriceTable = {
  lock: async (trx, id) =>
    (
      await trx
        .selectFrom('parts')
        .select('price_cents')
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst()
    )?.price_cents,
  write: (trx, id, price_cents) =>
    trx.updateTable('parts').set({ price_cents }).where('id', '=', id).execute(),
}

const colour: PriceTable = {
  lock: async (trx, id) =>
    (
      await trx
        .selectFrom('colours')
        .select('price_cents')
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst()
    )?.price_cents,
  write: (trx, id, price_cents) =>
    trx.updateTable('colours').set({ price_cents }).where('id', '=', id).execute(),
}

export type BikePrices = ReturnType<typeof createBikePrices>

/** Creates what changes the prices of bikes, parts and colours, at once or from a day on. */
export const createBikePrices = ({ db, now }: { db: Db; now: () => Date }) =>
  createPrices({ db, now, tables: { bike, part, colour } })
