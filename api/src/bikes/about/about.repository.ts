import type { BikeAboutData } from '@nireeka/contracts/api'

import { rateProduct } from '../../catalogue/index.ts'
import { type Db, notFound } from '../../platform/index.ts'

/** A published bike, and the product that stands for it in carts and reviews. */
export interface FoundBike {
  id: number
  product_id: number
}

/** Returns a published bike by its id or slug; throws for an unknown one. */
export async function findBike(db: Db, name: string): Promise<FoundBike> {
  const bike = await db
    .selectFrom('bikes')
    .innerJoin('products as product', (join) =>
      join.onRef('product.bike_id', '=', 'bikes.id').on('product.kind', '=', 'bike'),
    )
    .select(['bikes.id', 'product.id as product_id'])
    .where('bikes.published', '=', true)
    .where((eb) => (/^\d+$/.test(name) ? eb('bikes.id', '=', Number(name)) : eb('bikes.slug', '=', name)))
    .executeTakeFirst()
  if (!bike) throw notFound('This bike')
  return bike
}

const NOTHING = { highlights: [], battery_wh: null, specifications: [], limits: [], box: [] }

/** Returns what a bike's page tells besides its build; empty lists for a bike that nothing has been written about. */
export async function aboutBike(db: Db, { id, product_id }: FoundBike): Promise<BikeAboutData> {
  const told = await db
    .selectFrom('bike_pages')
    .select(['highlights', 'battery_wh', 'specifications', 'limits', 'box'])
    .where('bike_id', '=', id)
    .executeTakeFirst()
  return { ...(told ?? NOTHING), reviews: await rateProduct(db, product_id) }
}
