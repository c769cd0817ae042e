import type { Db } from '../../platform/index.ts'

interface BikeTexts {
  bikeId: number
  title: string
  summary: string
  weight_g: number
}

/** Writes what the products of a bike say of it: the bike itself, and the upgrades for one that somebody owns. */
export async function describeBikeProducts(trx: Db, { bikeId, title, summary, weight_g }: BikeTexts) {
  const products = trx.updateTable('products').where('bike_id', '=', bikeId)
  await products.set({ title, description: summary, weight_g }).where('kind', '=', 'bike').execute()
  await products
    .set({ title: `Upgrades for your ${title}` })
    .where('kind', '=', 'upgrade')
    .execute()
}
