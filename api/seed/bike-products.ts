import type { Db } from '../src/platform/database/open-database.ts'

const FIRST_BIKE = 9000
const FIRST_UPGRADE = 9100

/**
 * Inserts the cart products of each bike: 9001 sells bike 1, 9101 sells upgrades for an owned bike 1. Safe to run
 * twice.
 */
export async function seedBikeProducts(db: Db) {
  const bikes = await db.selectFrom('bikes').selectAll().orderBy('id').execute()
  const products = bikes.flatMap((bike) => {
    const shared = {
      bike_id: bike.id,
      number: null,
      stock: null,
      image: bike.image,
      fits: [bike.slug],
      variants: JSON.stringify([]),
      rating: null,
    }
    return [
      {
        ...shared,
        id: FIRST_BIKE + bike.id,
        kind: 'bike',
        title: bike.title,
        description: bike.summary,
        category: 'bike',
        price_cents: bike.price_cents,
        weight_g: bike.weight,
        // A bike's battery may not be sent by air.
        no_air: true,
      },
      {
        ...shared,
        id: FIRST_UPGRADE + bike.id,
        kind: 'upgrade',
        title: `Upgrades for your ${bike.title}`,
        description: 'Parts that make a bike you own better.',
        category: 'upgrade',
        price_cents: 0,
        weight_g: null,
        no_air: false,
      },
    ]
  })
  await db
    .insertInto('products')
    .values(products)
    .onConflict((known) => known.column('id').doNothing())
    .execute()
}
